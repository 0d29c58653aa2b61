// swift-format-ignore-file
extension Snapshots {
    static let sheetFacts = [
        "sheet-facts-60": #"""
            ╭─ caravan-tools 0.9.1+ds-3 amd64 ─────────────────────────╮
            │ (Apache-2.0 OR MIT) AND BSD-3-Clause                     │
            │                                                          │
            │ Basis        declared: a License field names it          │
            │ Main license Apache-2.0 OR MIT                           │
            │ Source       caravan 0.9.1+ds-3                          │
            │ Section      utils                                       │
            │ Maintainer   Noor van Dijk <noor@vandijk.example>        │
            │ Installed    6.0 MiB                                     │
            │ File         /usr/share/doc/caravan-tools/copyright      │
            │ Format       machine-readable                            │
            │                                                          │
            │ Statements                                               │
            │   Apache-2.0 OR MIT                                      │
            │     Lines        5-7                                     │
            │     Basis        declared                                │
            │     Rests on     an identifier of the SPDX licence list  │
            │     Written as   Apache-2.0 or Expat                     │
            │     Files        *                                       │
            │     Holders      2018-2023 The Caravan Authors           │
            │                                                          │
            │ 2 statements                             package 4 of 18 │
            │ n p statement  ] [ package  / search  ? keys  q close    │
            ╰──────────────────────────────────────────────────────────╯
            """#,
        "sheet-facts-100": #"""
             Packages  Licences  Summary  Findings                                Debian GNU/Linux 12 (bookworm)
              ╭─ caravan-tools 0.9.1+ds-3 amd64 ─────────────────────────────────────────────────────────────╮
              │ (Apache-2.0 OR MIT) AND BSD-3-Clause                                                         │ed
              │                                                                                              │ed
              │ Basis        declared: a License field names it                                              │ed
            ▸ │ Main license Apache-2.0 OR MIT                                                               │ed
              │ Source       caravan 0.9.1+ds-3                                                              │ed
              │ Section      utils                                                                           │
              │ Maintainer   Noor van Dijk <noor@vandijk.example>                                            │
              │ Installed    6.0 MiB                                                                         │
              │ File         /usr/share/doc/caravan-tools/copyright                                          │
              │ Format       machine-readable                                                                │ed
              │                                                                                              │r
              │ Statements                                                                                   │ed
              │   Apache-2.0 OR MIT                                                                          │ed
              │     Lines        5-7                                                                         │ed
              │     Basis        declared                                                                    │
              │     Rests on     an identifier of the SPDX licence list                                      │ed
              │     Written as   Apache-2.0 or Expat                                                         │ed
              │     Files        *                                                                           │
              │ 2 statements                                                                 package 4 of 18 │
            18│ n p statement  ] [ package  / search  ? keys  q close                                        │me
            ■ ╰──────────────────────────────────────────────────────────────────────────────────────────────╯
            enter open  / filter  t texts  s sort  tab next  ? keys  q quit
            """#,
        "sheet-facts-160": #"""
             Packages  Licences  Summary  Findings                                                                                            Debian GNU/Linux 12 (bookworm)
              ╭─ caravan-tools 0.9.1+ds-3 amd64 ─────────────────────────────────────────────────────────────────────────────────────────────────────────────────────────╮
              │ (Apache-2.0 OR MIT) AND BSD-3-Clause                                                                                                                     │ed
              │                                                                                                                                                          │ed
              │ Basis        declared: a License field names it                                                                                                          │ed
            ▸ │ Main license Apache-2.0 OR MIT                                                                                                                           │ed
              │ Source       caravan 0.9.1+ds-3                                                                                                                          │ed
              │ Section      utils                                                                                                                                       │
              │ Maintainer   Noor van Dijk <noor@vandijk.example>                                                                                                        │
              │ Installed    6.0 MiB                                                                                                                                     │
              │ File         /usr/share/doc/caravan-tools/copyright                                                                                                      │
              │ Format       machine-readable                                                                                                                            │ed
              │                                                                                                                                                          │r
              │ Statements                                                                                                                                               │ed
              │   Apache-2.0 OR MIT                                                                                                                                      │ed
              │     Lines        5-7                                                                                                                                     │ed
              │     Basis        declared                                                                                                                                │
              │     Rests on     an identifier of the SPDX licence list                                                                                                  │ed
              │     Written as   Apache-2.0 or Expat                                                                                                                     │ed
              │     Files        *                                                                                                                                       │
              │ 2 statements                                                                                                                             package 4 of 18 │
            18│ n p statement  ] [ package  / search  ? keys  q close                                                                                                    │me
            ■ ╰──────────────────────────────────────────────────────────────────────────────────────────────────────────────────────────────────────────────────────────╯
            enter open  / filter  t texts  s sort  tab next  ? keys  q quit
            """#,
    ]
}
