// swift-format-ignore-file
extension Snapshots {
    static let sheetTroubled = [
        "sheet-troubled-60": #"""
            ╭─ inkwell 1:9.8-1~deb12u1 amd64 ──────────────────────────╮
            │ file too large                                           │
            │                                                          │
            │ Basis        none: nothing was found                     │
            │ Reason       /usr/share/doc/inkwell/copyright has        │
            │              268435456 bytes, more than the limit of     │
            │              67108864                                    │
            │ Source       inkwell 1:9.8-1~deb12u1                     │
            │ Section      text                                        │
            │ Maintainer   Wharf Maintainers <wharf@harbour.example>   │
            │ Installed    265 MiB                                     │
            │ File         /usr/share/doc/inkwell/copyright            │
            │                                                          │
            │ Findings                                                 │
            │   unreadable file: a file could not be read              │
            │                                                          │
            │ There is no copyright text to show.                      │
            │                                                          │
            │                                                          │
            │                                                          │
            │                                                          │
            │ 0 statements                              package 1 of 1 │
            │ n p statement  ] [ package  / search  ? keys  q close    │
            ╰──────────────────────────────────────────────────────────╯
            """#,
        "sheet-troubled-100": #"""
             Packages  Licences  Summary  Findings                                Debian GNU/Linux 12 (bookworm)
              ╭─ inkwell 1:9.8-1~deb12u1 amd64 ──────────────────────────────────────────────────────────────╮
            ▸ │ file too large                                                                               │
              │                                                                                              │
              │ Basis        none: nothing was found                                                         │
              │ Reason       /usr/share/doc/inkwell/copyright has 268435456 bytes, more than the limit of    │
              │              67108864                                                                        │
              │ Source       inkwell 1:9.8-1~deb12u1                                                         │
              │ Section      text                                                                            │
              │ Maintainer   Wharf Maintainers <wharf@harbour.example>                                       │
              │ Installed    265 MiB                                                                         │
              │ File         /usr/share/doc/inkwell/copyright                                                │
              │                                                                                              │
              │ Findings                                                                                     │
              │   unreadable file: a file could not be read                                                  │
              │                                                                                              │
              │ There is no copyright text to show.                                                          │
              │                                                                                              │
              │                                                                                              │
              │                                                                                              │
              │ 0 statements                                                                  package 1 of 1 │
            Fi│ n p statement  ] [ package  / search  ? keys  q close                                        │23
            ■ ╰──────────────────────────────────────────────────────────────────────────────────────────────╯
            esc all  enter open  / filter  t texts  s sort  tab next  ? keys  q quit
            """#,
        "sheet-troubled-160": #"""
             Packages  Licences  Summary  Findings                                                                                            Debian GNU/Linux 12 (bookworm)
              ╭─ inkwell 1:9.8-1~deb12u1 amd64 ──────────────────────────────────────────────────────────────────────────────────────────────────────────────────────────╮
            ▸ │ file too large                                                                                                                                           │
              │                                                                                                                                                          │
              │ Basis        none: nothing was found                                                                                                                     │
              │ Reason       /usr/share/doc/inkwell/copyright has 268435456 bytes, more than the limit of 67108864                                                       │
              │ Source       inkwell 1:9.8-1~deb12u1                                                                                                                     │
              │ Section      text                                                                                                                                        │
              │ Maintainer   Wharf Maintainers <wharf@harbour.example>                                                                                                   │
              │ Installed    265 MiB                                                                                                                                     │
              │ File         /usr/share/doc/inkwell/copyright                                                                                                            │
              │                                                                                                                                                          │
              │ Findings                                                                                                                                                 │
              │   unreadable file: a file could not be read                                                                                                              │
              │                                                                                                                                                          │
              │ There is no copyright text to show.                                                                                                                      │
              │                                                                                                                                                          │
              │                                                                                                                                                          │
              │                                                                                                                                                          │
              │                                                                                                                                                          │
              │ 0 statements                                                                                                                              package 1 of 1 │
            Fi│ n p statement  ] [ package  / search  ? keys  q close                                                                                                    │23
            ■ ╰──────────────────────────────────────────────────────────────────────────────────────────────────────────────────────────────────────────────────────────╯
            esc all  enter open  / filter  t texts  s sort  tab next  ? keys  q quit
            """#,
    ]
}
