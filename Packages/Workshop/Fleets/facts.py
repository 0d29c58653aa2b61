"""What a package is, as `export rows` writes it: made up, in the program's own form."""
import hashlib
import json
import re

LICENSES = {
    "permissive": "MIT BSD-3-Clause BSD-2-Clause ISC Zlib Apache-2.0 X11 curl Beerware",
    "weak-copyleft": "LGPL-2.1-or-later LGPL-3.0-or-later MPL-2.0 EPL-2.0",
    "strong-copyleft": "GPL-2.0-or-later GPL-2.0-only GPL-3.0-or-later GPL-1.0-or-later",
    "network-copyleft": "AGPL-3.0-or-later AGPL-3.0-only",
    "public-domain": "CC0-1.0 LicenseRef-public-domain",
    "documentation": "GFDL-1.3-or-later",
    "font": "OFL-1.1",
    "unknown": "NOASSERTION",
}
CATEGORIES = {term: name for name, terms in LICENSES.items() for term in terms.split()}


def version_key(version):
    """What `version-key` prints; None if the version isn't valid."""
    epoch, colon, rest = version.partition(":")
    if not colon:
        epoch, rest = "0", version
    upstream, hyphen, revision = rest.rpartition("-")
    if not hyphen:
        upstream, revision = rest, ""
    if not (re.fullmatch("[0-9]+", epoch) and re.fullmatch("[A-Za-z0-9.+~:-]+", upstream)
            and re.fullmatch("[A-Za-z0-9.+~]*", revision) and (revision or not hyphen)):
        return None
    return _number(epoch) + _part(upstream) + _part(revision)


_MARKS = str.maketrans("~+-.:", "-{|}~")
_END = "."


def _number(digits):
    digits = digits.lstrip("0")
    more, count = divmod(len(digits), 74)
    return "z" * more + chr(0x30 + count) + digits


def _part(text):
    key = ""
    for letters, digits in re.findall("([^0-9]*)([0-9]*)", text)[:-1] or [("", "")]:
        key += letters.translate(_MARKS) + _END + _number(digits)
    return key + _END


def expression(clauses):
    """The clauses as one SPDX expression."""
    return " AND ".join(
        "(" + " OR ".join(clause) + ")" if len(clause) > 1 and len(clauses) > 1
        else " OR ".join(clause)
        for clause in clauses)


def normal(clauses):
    """Clauses and their terms in order, those left out that contain another."""
    sets = {frozenset(clause) for clause in clauses}
    return sorted(sorted(one) for one in sets if not any(other < one for other in sets))


def fact(name, version, stated, text, **others):
    """A fact's line from `"factKey"` on. `others` replace members."""
    clauses = normal(stated)
    terms = sorted({term for clause in clauses for term in clause})
    whole = expression(clauses)
    members = {
        "system": "debian-12",
        "name": name,
        "architecture": "amd64",
        "version": version,
        "versionKey": version_key(version),
        "source": name,
        "sourceVersion": version,
        "section": "misc",
        "essential": False,
        "basis": "declared",
        "reason": None,
        "expression": whole,
        "mainExpression": expression(clauses[:1]),
        "category": CATEGORIES.get(terms[0], "restricted"),
        "clauses": clauses,
        "categories": {term: CATEGORIES.get(term, "restricted") for term in terms},
        "textDigest": "sha256:" + hashlib.sha256(text.encode()).hexdigest(),
    }
    return keyed(members | others)


def no_packages(system):
    """The fact of a system without packages."""
    names = ("name architecture version versionKey source sourceVersion section essential basis "
             "reason expression mainExpression category").split()
    return keyed({"system": system, **dict.fromkeys(names), "clauses": [], "categories": {},
                  "textDigest": None})


def keyed(members):
    row = json.dumps(members, ensure_ascii=False, separators=(",", ":"))
    key = hashlib.sha256(row.encode()).hexdigest()[:32]
    return f'"factKey":"{key}",{row[1:]}'
