// swift-format-ignore-file
extension Snapshots {
    static let sheetFromFinding = [
        "sheet-from-finding-60": #"""
            ╭─ kestrel 5.0.3-4 amd64 ──────────────────────────────────╮
            │     Holders      2014-2022 Giulia Ferri                  │
            │                                                          │
            │ Findings                                                 │
            │   name and text differ (line 8): the name is             │
            │   GPL-3.0-only, the text is that of GPL-3.0-or-later     │
            │                                                          │
            │ Text                                                     │
            │  1   Format:                                             │
            │      https://www.debian.org/doc/packaging-manuals/copyri │
            │      ght-format/1.0/                                     │
            │  2   Upstream-Name: Kestrel                              │
            │  3                                                       │
            │  4 │ Files: *                                            │
            │  5 │ Copyright: 2014-2022 Giulia Ferri                   │
            │  6 │ License: GPL-3                                      │
            │  7                                                       │
            │  8   License: GPL-3                                      │
            │  9    Kestrel flies under version 3 of the GPL or, if    │
            │      you like, any later one.                            │
            │ 10    It is in /usr/share/common-licenses/GPL-3.         │
            │ 1 statement                               package 1 of 1 │
            │ n p statement  ] [ package  / search  ? keys  q close    │
            ╰──────────────────────────────────────────────────────────╯
            """#,
        "sheet-from-finding-100": #"""
             Packages  Licences  Summary  Findings                                Debian GNU/Linux 12 (bookworm)
              ╭─ kestrel 5.0.3-4 amd64 ──────────────────────────────────────────────────────────────────────╮
            ▸ │     Files        *                                                                           │n…
              │     Holders      2014-2022 Giulia Ferri                                                      │
              │                                                                                              │ …
              │ Findings                                                                                     │
              │   name and text differ (line 8): the name is GPL-3.0-only, the text is that of               │
              │   GPL-3.0-or-later                                                                           │
              │                                                                                              │
              │ Text                                                                                         │
              │  1   Format: https://www.debian.org/doc/packaging-manuals/copyright-format/1.0/              │l…
              │  2   Upstream-Name: Kestrel                                                                  │
              │  3                                                                                           │
              │  4 │ Files: *                                                                                │
              │  5 │ Copyright: 2014-2022 Giulia Ferri                                                       │
              │  6 │ License: GPL-3                                                                          │
              │  7                                                                                           │
              │  8   License: GPL-3                                                                          │
              │  9    Kestrel flies under version 3 of the GPL or, if you like, any later one.               │
              │ 10    It is in /usr/share/common-licenses/GPL-3.                                             │x…
              │ 1 statement                                                                   package 1 of 1 │
              │ n p statement  ] [ package  / search  ? keys  q close                                        │
            11╰──────────────────────────────────────────────────────────────────────────────────────────────╯nd
            enter open  tab next  ? keys  q quit
            """#,
        "sheet-from-finding-160": #"""
             Packages  Licences  Summary  Findings                                                                                            Debian GNU/Linux 12 (bookworm)
              ╭─ kestrel 5.0.3-4 amd64 ──────────────────────────────────────────────────────────────────────────────────────────────────────────────────────────────────╮
            ▸ │     Written as   GPL-3                                                                                                                                   │
              │     Files        *                                                                                                                                       │
              │     Holders      2014-2022 Giulia Ferri                                                                                                                  │
              │                                                                                                                                                          │
              │ Findings                                                                                                                                                 │
              │   name and text differ (line 8): the name is GPL-3.0-only, the text is that of GPL-3.0-or-later                                                          │
              │                                                                                                                                                          │
              │ Text                                                                                                                                                     │
              │  1   Format: https://www.debian.org/doc/packaging-manuals/copyright-format/1.0/                                                                          │
              │  2   Upstream-Name: Kestrel                                                                                                                              │
              │  3                                                                                                                                                       │
              │  4 │ Files: *                                                                                                                                            │
              │  5 │ Copyright: 2014-2022 Giulia Ferri                                                                                                                   │
              │  6 │ License: GPL-3                                                                                                                                      │
              │  7                                                                                                                                                       │
              │  8   License: GPL-3                                                                                                                                      │
              │  9    Kestrel flies under version 3 of the GPL or, if you like, any later one.                                                                           │
              │ 10    It is in /usr/share/common-licenses/GPL-3.                                                                                                         │
              │ 1 statement                                                                                                                               package 1 of 1 │
              │ n p statement  ] [ package  / search  ? keys  q close                                                                                                    │
            11╰──────────────────────────────────────────────────────────────────────────────────────────────────────────────────────────────────────────────────────────╯nd
            enter open  tab next  ? keys  q quit
            """#,
    ]
}
