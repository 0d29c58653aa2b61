// swift-format-ignore-file
extension Snapshots {
    static let sheetFromSearch = [
        "sheet-from-search-60": #"""
            ╭─ brook 2.7.4-11 amd64 ───────────────────────────────────╮
            │   without its version                                    │
            │                                                          │
            │ Text                                                     │
            │  1   Format: http://dep.debian.net/deps/dep5/            │
            │  2   Upstream-Name: Brook                                │
            │  3                                                       │
            │  4 │ Files: *                                            │
            │  5 │ Copyright: 1999-2008 Birgit Sørensen                │
            │  6 │ License: GPL-2+                                     │
            │  7                                                       │
            │  8 │ Files: po/*                                         │
            │  9 │ Copyright: the translators                          │
            │ 10 │ License: GPL                                        │
            │ 11                                                       │
            │ 12   License: GPL-2+                                     │
            │ 13    See /usr/share/common-licenses/GPL-2; a later      │
            │      version is as good.                                 │
            │ 14                                                       │
            │ 15   License: GPL                                        │
            │ 16    See /usr/share/common-licenses/GPL.                │
            │ Search: common-lic                                1 of 2 │
            │ enter next hit  n p statement  ? keys  q close           │
            ╰──────────────────────────────────────────────────────────╯
            """#,
        "sheet-from-search-100": #"""
             Packages  Licences  Summary  Findings                                Debian GNU/Linux 12 (bookworm)
              ╭─ brook 2.7.4-11 amd64 ───────────────────────────────────────────────────────────────────────╮
            ▸ │                                                                                              │
              │ Text                                                                                         │
              │  1   Format: http://dep.debian.net/deps/dep5/                                                │p…
              │  2   Upstream-Name: Brook                                                                    │w…
              │  3                                                                                           │p…
              │  4 │ Files: *                                                                                │a…
              │  5 │ Copyright: 1999-2008 Birgit Sørensen                                                    │
              │  6 │ License: GPL-2+                                                                         │
              │  7                                                                                           │i…
              │  8 │ Files: po/*                                                                             │i…
              │  9 │ Copyright: the translators                                                              │i…
              │ 10 │ License: GPL                                                                            │e…
              │ 11                                                                                           │
              │ 12   License: GPL-2+                                                                         │
              │ 13    See /usr/share/common-licenses/GPL-2; a later version is as good.                      │
              │ 14                                                                                           │
              │ 15   License: GPL                                                                            │
              │ 16    See /usr/share/common-licenses/GPL.                                                    │
              │ Search: common-lic                                                                    1 of 2 │
            Se│ enter next hit  n p statement  ] [ package  / search  ? keys  q close                        │ts
            ■ ╰──────────────────────────────────────────────────────────────────────────────────────────────╯
            enter open  t search again  esc end search  ? keys  q quit
            """#,
        "sheet-from-search-160": #"""
             Packages  Licences  Summary  Findings                                                                                            Debian GNU/Linux 12 (bookworm)
              ╭─ brook 2.7.4-11 amd64 ───────────────────────────────────────────────────────────────────────────────────────────────────────────────────────────────────╮
            ▸ │                                                                                                                                                          │
              │ Text                                                                                                                                                     │
              │  1   Format: http://dep.debian.net/deps/dep5/                                                                                                            │
              │  2   Upstream-Name: Brook                                                                                                                                │
              │  3                                                                                                                                                       │
              │  4 │ Files: *                                                                                                                                            │
              │  5 │ Copyright: 1999-2008 Birgit Sørensen                                                                                                                │
              │  6 │ License: GPL-2+                                                                                                                                     │
              │  7                                                                                                                                                       │
              │  8 │ Files: po/*                                                                                                                                         │
              │  9 │ Copyright: the translators                                                                                                                          │
              │ 10 │ License: GPL                                                                                                                                        │
              │ 11                                                                                                                                                       │
              │ 12   License: GPL-2+                                                                                                                                     │
              │ 13    See /usr/share/common-licenses/GPL-2; a later version is as good.                                                                                  │
              │ 14                                                                                                                                                       │
              │ 15   License: GPL                                                                                                                                        │
              │ 16    See /usr/share/common-licenses/GPL.                                                                                                                │
              │ Search: common-lic                                                                                                                                1 of 2 │
            Se│ enter next hit  n p statement  ] [ package  / search  ? keys  q close                                                                                    │ts
            ■ ╰──────────────────────────────────────────────────────────────────────────────────────────────────────────────────────────────────────────────────────────╯
            enter open  t search again  esc end search  ? keys  q quit
            """#,
    ]
}
