// swift-format-ignore-file
extension Snapshots {
    static let help = [
        "help-60": #"""
            ╭─Keys─────────────────────────────────────────────────────╮
            │ Everywhere                                               │
            │ ↑ ↓  j k        move                                     │
            │ page up down    move by pages                            │
            │ home end  g G   to the first and to the last             │
            │ esc             close the topmost of sheet, search and   │
            │                 filter                                   │
            │ q               close the sheet; leave from a list       │
            │ ?               these keys                               │
            │                                                          │
            │ Lists                                                    │
            │ tab             the next screen                          │
            │ enter           accept the filter; open                  │
            │ /               filter by name and licence               │
            │ t               search the texts                         │
            │ s               sort by name, licence or size            │
            │                                                          │
            │ A package                                                │
            │ n p             the next statement, the one before       │
            │ ] [             the next package, the one before         │
            │ /               search the text                          │
            │ enter           the next hit                             │
            │                                                          │
            ╰──────────────────────────────────────────────────────────╯
            """#,
        "help-100": #"""
             Packages  Licences  Summary  Findings                                Debian GNU/Linux 12 (bookworm)
              ╭─Keys─────────────────────────────────────────────────────────────────────────────────────────╮
            ▸ │ Everywhere                                                                                   │ed
              │ ↑ ↓  j k        move                                                                         │ed
              │ page up down    move by pages                                                                │ed
              │ home end  g G   to the first and to the last                                                 │ed
              │ esc             close the topmost of sheet, search and filter                                │ed
              │ q               close the sheet; leave from a list                                           │
              │ ?               these keys                                                                   │
              │                                                                                              │
              │ Lists                                                                                        │
              │ tab             the next screen                                                              │ed
              │ enter           accept the filter; open                                                      │r
              │ /               filter by name and licence                                                   │ed
              │ t               search the texts                                                             │ed
              │ s               sort by name, licence or size                                                │ed
              │                                                                                              │
              │ A package                                                                                    │ed
              │ n p             the next statement, the one before                                           │ed
              │ ] [             the next package, the one before                                             │
              │ /               search the text                                                              │
            18│ enter           the next hit                                                                 │me
            ■ ╰──────────────────────────────────────────────────────────────────────────────────────────────╯
            enter open  / filter  t texts  s sort  tab next  ? keys  q quit
            """#,
        "help-160": #"""
             Packages  Licences  Summary  Findings                                                                                            Debian GNU/Linux 12 (bookworm)
              ╭─Keys─────────────────────────────────────────────────────────────────────────────────────────────────────────────────────────────────────────────────────╮
            ▸ │ Everywhere                                                                                                                                               │ed
              │ ↑ ↓  j k        move                                                                                                                                     │ed
              │ page up down    move by pages                                                                                                                            │ed
              │ home end  g G   to the first and to the last                                                                                                             │ed
              │ esc             close the topmost of sheet, search and filter                                                                                            │ed
              │ q               close the sheet; leave from a list                                                                                                       │
              │ ?               these keys                                                                                                                               │
              │                                                                                                                                                          │
              │ Lists                                                                                                                                                    │
              │ tab             the next screen                                                                                                                          │ed
              │ enter           accept the filter; open                                                                                                                  │r
              │ /               filter by name and licence                                                                                                               │ed
              │ t               search the texts                                                                                                                         │ed
              │ s               sort by name, licence or size                                                                                                            │ed
              │                                                                                                                                                          │
              │ A package                                                                                                                                                │ed
              │ n p             the next statement, the one before                                                                                                       │ed
              │ ] [             the next package, the one before                                                                                                         │
              │ /               search the text                                                                                                                          │
            18│ enter           the next hit                                                                                                                             │me
            ■ ╰──────────────────────────────────────────────────────────────────────────────────────────────────────────────────────────────────────────────────────────╯
            enter open  / filter  t texts  s sort  tab next  ? keys  q quit
            """#,
    ]
}
