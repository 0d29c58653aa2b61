// swift-format-ignore-file
extension Snapshots {
    static let helpEnd = [
        "help-end-60": #"""
            ╭─Keys─────────────────────────────────────────────────────╮
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
            │ Colours of licences                                      │
            │ ■ permissive                                             │
            │ ■ weak copyleft                                          │
            │ ■ strong copyleft                                        │
            │ ■ network copyleft                                       │
            │ ■ public domain                                          │
            │ ■ documentation                                          │
            │ ■ font                                                   │
            │ ■ other                                                  │
            │ ■ unknown                                                │
            ╰──────────────────────────────────────────────────────────╯
            """#,
        "help-end-100": #"""
             Packages  Licences  Summary  Findings                                Debian GNU/Linux 12 (bookworm)
              ╭─Keys─────────────────────────────────────────────────────────────────────────────────────────╮
            ▸ │ /               filter by name and licence                                                   │ed
              │ t               search the texts                                                             │ed
              │ s               sort by name, licence or size                                                │ed
              │                                                                                              │ed
              │ A package                                                                                    │ed
              │ n p             the next statement, the one before                                           │
              │ ] [             the next package, the one before                                             │
              │ /               search the text                                                              │
              │ enter           the next hit                                                                 │
              │                                                                                              │ed
              │ Colours of licences                                                                          │r
              │ ■ permissive                                                                                 │ed
              │ ■ weak copyleft                                                                              │ed
              │ ■ strong copyleft                                                                            │ed
              │ ■ network copyleft                                                                           │
              │ ■ public domain                                                                              │ed
              │ ■ documentation                                                                              │ed
              │ ■ font                                                                                       │
              │ ■ other                                                                                      │
            18│ ■ unknown                                                                                    │me
            ■ ╰──────────────────────────────────────────────────────────────────────────────────────────────╯
            enter open  / filter  t texts  s sort  tab next  ? keys  q quit
            """#,
        "help-end-160": #"""
             Packages  Licences  Summary  Findings                                                                                            Debian GNU/Linux 12 (bookworm)
              ╭─Keys─────────────────────────────────────────────────────────────────────────────────────────────────────────────────────────────────────────────────────╮
            ▸ │ /               filter by name and licence                                                                                                               │ed
              │ t               search the texts                                                                                                                         │ed
              │ s               sort by name, licence or size                                                                                                            │ed
              │                                                                                                                                                          │ed
              │ A package                                                                                                                                                │ed
              │ n p             the next statement, the one before                                                                                                       │
              │ ] [             the next package, the one before                                                                                                         │
              │ /               search the text                                                                                                                          │
              │ enter           the next hit                                                                                                                             │
              │                                                                                                                                                          │ed
              │ Colours of licences                                                                                                                                      │r
              │ ■ permissive                                                                                                                                             │ed
              │ ■ weak copyleft                                                                                                                                          │ed
              │ ■ strong copyleft                                                                                                                                        │ed
              │ ■ network copyleft                                                                                                                                       │
              │ ■ public domain                                                                                                                                          │ed
              │ ■ documentation                                                                                                                                          │ed
              │ ■ font                                                                                                                                                   │
              │ ■ other                                                                                                                                                  │
            18│ ■ unknown                                                                                                                                                │me
            ■ ╰──────────────────────────────────────────────────────────────────────────────────────────────────────────────────────────────────────────────────────────╯
            enter open  / filter  t texts  s sort  tab next  ? keys  q quit
            """#,
    ]
}
