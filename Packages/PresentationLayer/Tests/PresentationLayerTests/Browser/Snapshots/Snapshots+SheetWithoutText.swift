// swift-format-ignore-file
extension Snapshots {
    static let sheetWithoutText = [
        "sheet-without-text-60": #"""
            ╭─ gantry 3.0-2 amd64 ─────────────────────────────────────╮
            │ no copyright file                                        │
            │                                                          │
            │ Basis        none: nothing was found                     │
            │ Reason       there is no file                            │
            │              /usr/share/doc/gantry/copyright             │
            │ Source       gantry 3.0-2                                │
            │ Section      electronics                                 │
            │ Maintainer   Wharf Maintainers <wharf@harbour.example>   │
            │ Installed    7.5 MiB                                     │
            │                                                          │
            │ Findings                                                 │
            │   no copyright file: the package has no copyright file   │
            │                                                          │
            │ There is no copyright text to show.                      │
            │                                                          │
            │                                                          │
            │                                                          │
            │                                                          │
            │                                                          │
            │                                                          │
            │ 0 statements                              package 1 of 1 │
            │ n p statement  ] [ package  / search  ? keys  q close    │
            ╰──────────────────────────────────────────────────────────╯
            """#,
        "sheet-without-text-100": #"""
             Packages  Licences  Summary  Findings                                Debian GNU/Linux 12 (bookworm)
              ╭─ gantry 3.0-2 amd64 ─────────────────────────────────────────────────────────────────────────╮
            ▸ │ no copyright file                                                                            │
              │                                                                                              │
              │ Basis        none: nothing was found                                                         │
              │ Reason       there is no file /usr/share/doc/gantry/copyright                                │
              │ Source       gantry 3.0-2                                                                    │
              │ Section      electronics                                                                     │
              │ Maintainer   Wharf Maintainers <wharf@harbour.example>                                       │
              │ Installed    7.5 MiB                                                                         │
              │                                                                                              │
              │ Findings                                                                                     │
              │   no copyright file: the package has no copyright file                                       │
              │                                                                                              │
              │ There is no copyright text to show.                                                          │
              │                                                                                              │
              │                                                                                              │
              │                                                                                              │
              │                                                                                              │
              │                                                                                              │
              │ 0 statements                                                                  package 1 of 1 │
            Fi│ n p statement  ] [ package  / search  ? keys  q close                                        │18
            ■ ╰──────────────────────────────────────────────────────────────────────────────────────────────╯
            esc all  enter open  / filter  t texts  s sort  tab next  ? keys  q quit
            """#,
        "sheet-without-text-160": #"""
             Packages  Licences  Summary  Findings                                                                                            Debian GNU/Linux 12 (bookworm)
              ╭─ gantry 3.0-2 amd64 ─────────────────────────────────────────────────────────────────────────────────────────────────────────────────────────────────────╮
            ▸ │ no copyright file                                                                                                                                        │
              │                                                                                                                                                          │
              │ Basis        none: nothing was found                                                                                                                     │
              │ Reason       there is no file /usr/share/doc/gantry/copyright                                                                                            │
              │ Source       gantry 3.0-2                                                                                                                                │
              │ Section      electronics                                                                                                                                 │
              │ Maintainer   Wharf Maintainers <wharf@harbour.example>                                                                                                   │
              │ Installed    7.5 MiB                                                                                                                                     │
              │                                                                                                                                                          │
              │ Findings                                                                                                                                                 │
              │   no copyright file: the package has no copyright file                                                                                                   │
              │                                                                                                                                                          │
              │ There is no copyright text to show.                                                                                                                      │
              │                                                                                                                                                          │
              │                                                                                                                                                          │
              │                                                                                                                                                          │
              │                                                                                                                                                          │
              │                                                                                                                                                          │
              │ 0 statements                                                                                                                              package 1 of 1 │
            Fi│ n p statement  ] [ package  / search  ? keys  q close                                                                                                    │18
            ■ ╰──────────────────────────────────────────────────────────────────────────────────────────────────────────────────────────────────────────────────────────╯
            esc all  enter open  / filter  t texts  s sort  tab next  ? keys  q quit
            """#,
    ]
}
