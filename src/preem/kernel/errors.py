"""What is raised when a text can't be read. The games' own errors stand beside their rules."""


class InvalidNotation(ValueError):
    """A text that isn't what it should be: what stands there, why that is wrong, and what would be right.

    `line` counts from 1 and is None where the text has only one line.
    """

    def __init__(self, problem: str, *, right: str = "", line: int | None = None) -> None:
        self.problem = problem
        self.right = right
        self.line = line
        where = "" if line is None else f"line {line}: "
        hint = f" Right would be: {right}." if right else ""
        super().__init__(f"{where}{problem}.{hint}")

    def __reduce__(self) -> tuple[object, ...]:
        """Pickle with the keyword arguments too, so that other processes can raise this."""
        return (_rebuild, (self.problem, self.right, self.line))


def _rebuild(problem: str, right: str, line: int | None) -> InvalidNotation:
    return InvalidNotation(problem, right=right, line=line)
