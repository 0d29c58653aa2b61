// swift-format-ignore-file
extension Snapshots {
    static let packagesLarge = [
        "packages-large-60": #"""
             Packages  Licences  Summary  Findings             debian 12
              Package             License                       Basis
              package-09981       BSD-3-Clause                  declared
              package-09982       BSD-3-Clause                  declared
              package-09983       BSD-3-Clause                  declared
              package-09984       GPL-3.0-or-later WITH Autoc…  declared
              package-09985       GPL-3.0-or-later WITH Autoc…  declared
              package-09986       GPL-3.0-or-later WITH Autoc…  declared
              package-09987       GPL-3.0-or-later AND GFDL-1…  declared
              package-09988       GPL-3.0-or-later AND GFDL-1…  declared
              package-09989       GPL-3.0-or-later AND GFDL-1…  declared
              package-09990       Zlib                          declared
              package-09991       Zlib                          declared
              package-09992       Zlib                          declared
              package-09993       MPL-2.0                       declared
              package-09994       MPL-2.0                       declared
              package-09995       MPL-2.0                       declared
              package-09996       (Apache-2.0 OR MIT) AND BSD…  declared
              package-09997       (Apache-2.0 OR MIT) AND BSD…  declared
              package-09998       (Apache-2.0 OR MIT) AND BSD…  declared
            ▸ package-09999       MIT                           declared
            10000 packages, 12 licences                          by name
            ■ permissive 4,546  ■ strong 3,636  ■ weak 1,818
            enter open  / filter  t texts  s sort  ? keys  q quit
            """#,
        "packages-large-100": #"""
             Packages  Licences  Summary  Findings                                Debian GNU/Linux 12 (bookworm)
              Package                 Version           Arch     License                                Basis
              package-09981           2.4-1             amd64    BSD-3-Clause                           declared
              package-09982           2.4-1             amd64    BSD-3-Clause                           declared
              package-09983           2.4-1             all      BSD-3-Clause                           declared
              package-09984           3.4-1             amd64    GPL-3.0-or-later WITH Autoconf-excep…  declared
              package-09985           3.4-1             amd64    GPL-3.0-or-later WITH Autoconf-excep…  declared
              package-09986           3.4-1             amd64    GPL-3.0-or-later WITH Autoconf-excep…  declared
              package-09987           4.4-1             all      GPL-3.0-or-later AND GFDL-1.3-or-lat…  declared
              package-09988           4.4-1             amd64    GPL-3.0-or-later AND GFDL-1.3-or-lat…  declared
              package-09989           4.4-1             amd64    GPL-3.0-or-later AND GFDL-1.3-or-lat…  declared
              package-09990           5.4-1             amd64    Zlib                                   declared
              package-09991           5.4-1             all      Zlib                                   declared
              package-09992           5.4-1             amd64    Zlib                                   declared
              package-09993           6.4-1             amd64    MPL-2.0                                declared
              package-09994           6.4-1             amd64    MPL-2.0                                declared
              package-09995           6.4-1             all      MPL-2.0                                declared
              package-09996           0.4-1             amd64    (Apache-2.0 OR MIT) AND BSD-2-Clause   declared
              package-09997           0.4-1             amd64    (Apache-2.0 OR MIT) AND BSD-2-Clause   declared
              package-09998           0.4-1             amd64    (Apache-2.0 OR MIT) AND BSD-2-Clause   declared
            ▸ package-09999           1.4-1             all      MIT                                    declared
            10000 packages, 12 licences                                                                  by name
            ■ permissive 4,546  ■ strong copyleft 3,636  ■ weak copyleft 1,818
            enter open  / filter  t texts  s sort  tab next  ? keys  q quit
            """#,
        "packages-large-160": #"""
             Packages  Licences  Summary  Findings                                                                                            Debian GNU/Linux 12 (bookworm)
              Package                           Version                   Arch     License                                                                    Size  Basis
              package-09981                     2.4-1                     amd64    BSD-3-Clause                                                            3.1 MiB  declared
              package-09982                     2.4-1                     amd64    BSD-3-Clause                                                             10 MiB  declared
              package-09983                     2.4-1                     all      BSD-3-Clause                                                             18 MiB  declared
              package-09984                     3.4-1                     amd64    GPL-3.0-or-later WITH Autoconf-exception-generic-3.0                     26 MiB  declared
              package-09985                     3.4-1                     amd64    GPL-3.0-or-later WITH Autoconf-exception-generic-3.0                     34 MiB  declared
              package-09986                     3.4-1                     amd64    GPL-3.0-or-later WITH Autoconf-exception-generic-3.0                     41 MiB  declared
              package-09987                     4.4-1                     all      GPL-3.0-or-later AND GFDL-1.3-or-later                                   49 MiB  declared
              package-09988                     4.4-1                     amd64    GPL-3.0-or-later AND GFDL-1.3-or-later                                   57 MiB  declared
              package-09989                     4.4-1                     amd64    GPL-3.0-or-later AND GFDL-1.3-or-later                                 1003 KiB  declared
              package-09990                     5.4-1                     amd64    Zlib                                                                    8.7 MiB  declared
              package-09991                     5.4-1                     all      Zlib                                                                     16 MiB  declared
              package-09992                     5.4-1                     amd64    Zlib                                                                     24 MiB  declared
              package-09993                     6.4-1                     amd64    MPL-2.0                                                                  31 MiB  declared
              package-09994                     6.4-1                     amd64    MPL-2.0                                                                  39 MiB  declared
              package-09995                     6.4-1                     all      MPL-2.0                                                                  47 MiB  declared
              package-09996                     0.4-1                     amd64    (Apache-2.0 OR MIT) AND BSD-2-Clause                                     55 MiB  declared
              package-09997                     0.4-1                     amd64    (Apache-2.0 OR MIT) AND BSD-2-Clause                                     62 MiB  declared
              package-09998                     0.4-1                     amd64    (Apache-2.0 OR MIT) AND BSD-2-Clause                                    6.6 MiB  declared
            ▸ package-09999                     1.4-1                     all      MIT                                                                      14 MiB  declared
            10000 packages, 12 licences                                                                                                                              by name
            ■ permissive 4,546  ■ strong copyleft 3,636  ■ weak copyleft 1,818
            enter open  / filter  t texts  s sort  tab next  ? keys  q quit
            """#,
    ]
}
