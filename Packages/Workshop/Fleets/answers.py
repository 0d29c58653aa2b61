"""The form in which answers are compared: sorted lines, values apart by tabs.

It is what PostgreSQL's COPY writes: null is \\N, and a backslash stands before what would end a
value or a line.
"""
import pathlib

VIEWS = ("license_use violations changes new_texts older_versions unanswered silent_hosts "
         "empty_hosts rows_to_check").split()

_ESCAPES = str.maketrans({"\\": "\\\\", "\b": "\\b", "\f": "\\f", "\n": "\\n", "\r": "\\r",
                          "\t": "\\t", "\v": "\\v"})


def write(folder, view, rows):
    """Writes FOLDER/VIEW.tsv."""
    lines = sorted(
        "\t".join("\\N" if value is None else str(value).translate(_ESCAPES) for value in row)
        for row in rows)
    text = "".join(line + "\n" for line in lines)
    pathlib.Path(folder, view + ".tsv").write_text(text, newline="")
