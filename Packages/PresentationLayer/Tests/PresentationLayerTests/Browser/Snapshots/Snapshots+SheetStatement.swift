// swift-format-ignore-file
extension Snapshots {
    static let sheetStatement = [
        "sheet-statement-60": #"""
            ╭─ caravan-tools 0.9.1+ds-3 amd64 ─────────────────────────╮
            │  6 │ Copyright: 2018-2023 The Caravan Authors            │
            │  7 │ License: Apache-2.0 or Expat                        │
            │  8                                                       │
            │  9 ┃ Files: src/tent/* include/tent.h                    │
            │ 10 ┃ Copyright: 2009 Samir Haddad                        │
            │ 11 ┃ License: BSD-3-clause                               │
            │ 12                                                       │
            │ 13   License: Apache-2.0                                 │
            │ 14    On Debian systems the whole text is in             │
            │      /usr/share/common-licenses/Apache-2.0.              │
            │ 15                                                       │
            │ 16   License: Expat                                      │
            │ 17    Pitch it where you like, and leave this note in    │
            │      the tent.                                           │
            │ 18                                                       │
            │ 19   License: BSD-3-clause                               │
            │ 20    Three things are asked: keep this note in the      │
            │      source, show it with the                            │
            │ 21    program, and don't use Samir's name to sell        │
            │      either.                                             │
            │ statement 2 of 2                         package 4 of 18 │
            │ n p statement  ] [ package  / search  ? keys  q close    │
            ╰──────────────────────────────────────────────────────────╯
            """#,
        "sheet-statement-100": #"""
             Packages  Licences  Summary  Findings                                Debian GNU/Linux 12 (bookworm)
              ╭─ caravan-tools 0.9.1+ds-3 amd64 ─────────────────────────────────────────────────────────────╮
              │  4                                                                                           │ed
              │  5 │ Files: *                                                                                │ed
              │  6 │ Copyright: 2018-2023 The Caravan Authors                                                │ed
            ▸ │  7 │ License: Apache-2.0 or Expat                                                            │ed
              │  8                                                                                           │ed
              │  9 ┃ Files: src/tent/* include/tent.h                                                        │
              │ 10 ┃ Copyright: 2009 Samir Haddad                                                            │
              │ 11 ┃ License: BSD-3-clause                                                                   │
              │ 12                                                                                           │
              │ 13   License: Apache-2.0                                                                     │ed
              │ 14    On Debian systems the whole text is in /usr/share/common-licenses/Apache-2.0.          │r
              │ 15                                                                                           │ed
              │ 16   License: Expat                                                                          │ed
              │ 17    Pitch it where you like, and leave this note in the tent.                              │ed
              │ 18                                                                                           │
              │ 19   License: BSD-3-clause                                                                   │ed
              │ 20    Three things are asked: keep this note in the source, show it with the                 │ed
              │ 21    program, and don't use Samir's name to sell either.                                    │
              │ statement 2 of 2                                                             package 4 of 18 │
            18│ n p statement  ] [ package  / search  ? keys  q close                                        │me
            ■ ╰──────────────────────────────────────────────────────────────────────────────────────────────╯
            enter open  / filter  t texts  s sort  tab next  ? keys  q quit
            """#,
        "sheet-statement-160": #"""
             Packages  Licences  Summary  Findings                                                                                            Debian GNU/Linux 12 (bookworm)
              ╭─ caravan-tools 0.9.1+ds-3 amd64 ─────────────────────────────────────────────────────────────────────────────────────────────────────────────────────────╮
              │  4                                                                                                                                                       │ed
              │  5 │ Files: *                                                                                                                                            │ed
              │  6 │ Copyright: 2018-2023 The Caravan Authors                                                                                                            │ed
            ▸ │  7 │ License: Apache-2.0 or Expat                                                                                                                        │ed
              │  8                                                                                                                                                       │ed
              │  9 ┃ Files: src/tent/* include/tent.h                                                                                                                    │
              │ 10 ┃ Copyright: 2009 Samir Haddad                                                                                                                        │
              │ 11 ┃ License: BSD-3-clause                                                                                                                               │
              │ 12                                                                                                                                                       │
              │ 13   License: Apache-2.0                                                                                                                                 │ed
              │ 14    On Debian systems the whole text is in /usr/share/common-licenses/Apache-2.0.                                                                      │r
              │ 15                                                                                                                                                       │ed
              │ 16   License: Expat                                                                                                                                      │ed
              │ 17    Pitch it where you like, and leave this note in the tent.                                                                                          │ed
              │ 18                                                                                                                                                       │
              │ 19   License: BSD-3-clause                                                                                                                               │ed
              │ 20    Three things are asked: keep this note in the source, show it with the                                                                             │ed
              │ 21    program, and don't use Samir's name to sell either.                                                                                                │
              │ statement 2 of 2                                                                                                                         package 4 of 18 │
            18│ n p statement  ] [ package  / search  ? keys  q close                                                                                                    │me
            ■ ╰──────────────────────────────────────────────────────────────────────────────────────────────────────────────────────────────────────────────────────────╯
            enter open  / filter  t texts  s sort  tab next  ? keys  q quit
            """#,
    ]
}
