"""Records on disk. A save is there whole or not at all, even if the machine stops in the middle."""

import os
import tempfile
from pathlib import Path

from preem.kernel.errors import InvalidNotation
from preem.kernel.record import Record, format_record, parse_record


def save(record: Record, path: Path) -> None:
    """Write the record to this file, in place of what was there."""
    text = format_record(record)
    with tempfile.NamedTemporaryFile("wb", dir=path.parent, prefix=f".{path.name}.", delete=False) as file:
        written = Path(file.name)
        try:
            file.write(text.encode())
            file.flush()
            os.fsync(file.fileno())
            written.replace(path)
        except BaseException:
            written.unlink(missing_ok=True)
            raise


def load(path: Path) -> Record:
    """Read the record in this file; a file that holds no sound record raises `InvalidNotation`."""
    content = path.read_bytes()
    try:
        return parse_record(content.decode())
    except UnicodeDecodeError as error:
        line = content.count(b"\n", 0, error.start) + 1
        raise InvalidNotation("this is no text in UTF-8", line=line) from error
