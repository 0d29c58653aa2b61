/// The text of a listing, which tests corrupt.
enum ListingSample {
    static let text = #"""
        {
          "schemaVersion": 3,
          "tool": {"name": "debian-licenses", "version": "0.1.0"},
          "system": {"id": "debian", "versionId": "12", "name": "Debian GNU/Linux 12"},
          "packages": [
            {
              "name": "pear",
              "version": "1:2.0-1",
              "architecture": "all",
              "source": {"name": "pear", "version": "1:2.0-1"},
              "purl": "pkg:deb/debian/pear@1:2.0-1?arch=all&distro=debian-12",
              "section": "food",
              "maintainer": "A <a@example.org>",
              "copyrightFile": "/usr/share/doc/pear/copyright",
              "textDigest": "sha256:0a",
              "format": "dep5",
              "basis": "declared",
              "expression": "GPL-2.0-or-later AND (ISC OR MIT)",
              "mainExpression": "GPL-2.0-or-later",
              "licenses": ["GPL-2.0-or-later", "ISC", "MIT"],
              "exceptions": [],
              "statements": [
                {"expression": "GPL-2.0-or-later", "files": ["*"], "lines": [3, 5], "basis": "declared", "rule": "short-name", "name": "GPL-2+", "holders": ["2001 A", "2002 B"]},
                {"expression": "NOASSERTION", "files": [], "lines": [7, 7], "basis": "none", "rule": null, "name": null, "holders": [], "underlying": ["GPL-2.0-only"]}
              ],
              "findings": [
                {"kind": "unknown-short-name", "line": 7, "declared": "Odd", "text": null, "path": "/a"}
              ], "unexplained": [[9, 9], [12, 14]],
              "reason": null
            },
            {
              "name": "plum",
              "version": "1-1",
              "architecture": "amd64",
              "source": {"name": "plum", "version": "1-1"},
              "purl": "pkg:deb/debian/plum@1-1?arch=amd64&distro=debian-12",
              "section": "",
              "maintainer": "",
              "copyrightFile": null,
              "format": null,
              "basis": "none",
              "expression": "NOASSERTION",
              "mainExpression": null,
              "licenses": [],
              "exceptions": [],
              "statements": [],
              "findings": [],
              "reason": {"code": "missing-file", "detail": "there is no file /usr/share/doc/plum/copyright"}
            }
          ],
          "findings": [],
          "texts": {
            "LicenseRef-odd": "As you like.\n"
          }
        }

        """#
}
