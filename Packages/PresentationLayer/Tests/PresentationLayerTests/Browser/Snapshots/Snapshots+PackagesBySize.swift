// swift-format-ignore-file
extension Snapshots {
    static let packagesBySize = [
        "packages-by-size-60": #"""
             Packages  Licences  Summary  Findings             debian 12
              Package             License                           Size
            ▸ harbour-data        dangling link                  128 MiB
              dovetail            GPL-3.0-or-later AND GPL-…      96 MiB
              fathom              AGPL-3.0-or-later               53 MiB
              kestrel             GPL-3.0-only                    20 MiB
              brook               GPL-2.0-or-later AND GPL-…      12 MiB
              gantry              no copyright file              7.5 MiB
              caravan-tools       (Apache-2.0 OR MIT) AND B…     6.0 MiB
              reed-doc            documentation excluded         4.0 MiB
              ember-fonts         OFL-1.1                        3.6 MiB
              aozora-reader       MIT                            2.3 MiB
              nightjar            LicenseRef-deb-gpl-2-with…     1.5 MiB
              libjuniper-dev      LGPL-2.1-or-later              1.0 MiB
              base-almanac        LicenseRef-public-domain       812 KiB
              libjuniper3         LGPL-2.1-or-later              448 KiB
              libjuniper3         LGPL-2.1-or-later              448 KiB
              lantern             GPL-2.0-only                   184 KiB
              patchwork           ISC AND Zlib AND LicenseR…      96 KiB
              marrow              no licence stated               72 KiB

            18 packages, 19 licences                             by size
            ■ unknown 6  ■ strong 4  ■ weak 3  ■ permissive 2  …
            enter open  / filter  t texts  s sort  ? keys  q quit
            """#,
        "packages-by-size-100": #"""
             Packages  Licences  Summary  Findings                                Debian GNU/Linux 12 (bookworm)
              Package                 Version           Arch     License                          Size  Basis
            ▸ harbour-data            2.4.0-1           all      dangling link                 128 MiB  none
              dovetail                4:12.2.0-3        amd64    GPL-3.0-or-later AND GPL…      96 MiB  declared
              fathom                  7.1.0+git202301…  amd64    AGPL-3.0-or-later              53 MiB  grant
              kestrel                 5.0.3-4           amd64    GPL-3.0-only                   20 MiB  declared
              brook                   2.7.4-11          amd64    GPL-2.0-or-later AND GPL…      12 MiB  declared
              gantry                  3.0-2             amd64    no copyright file             7.5 MiB  none
              caravan-tools           0.9.1+ds-3        amd64    (Apache-2.0 OR MIT) AND …     6.0 MiB  declared
              reed-doc                1.1-1             all      documentation excluded        4.0 MiB  none
              ember-fonts             2.003-1           all      OFL-1.1                       3.6 MiB  text
              aozora-reader           1.4.2-1           all      MIT                           2.3 MiB  declared
              nightjar                3.1-2+b1          amd64    LicenseRef-deb-gpl-2-wit…     1.5 MiB  declared
              libjuniper-dev          1:3.2.8~rc1-1     amd64    LGPL-2.1-or-later             1.0 MiB  declared
              base-almanac            2023c-1           all      LicenseRef-public-domain      812 KiB  declared
              libjuniper3             1:3.2.8~rc1-1     amd64    LGPL-2.1-or-later             448 KiB  declared
              libjuniper3             1:3.2.8~rc1-1     i386     LGPL-2.1-or-later             448 KiB  declared
              lantern                 1.06-5.1          amd64    GPL-2.0-only                  184 KiB  pointer
              patchwork               0.2-0.1           amd64    ISC AND Zlib AND License…      96 KiB  declared
              marrow                  20010912-17       amd64    no licence stated              72 KiB  none

            18 packages, 19 licences                                                                     by size
            ■ unknown 6  ■ strong 4  ■ weak 3  ■ permissive 2  ■ network 1  ■ public 1  ■ font 1
            enter open  / filter  t texts  s sort  tab next  ? keys  q quit
            """#,
        "packages-by-size-160": #"""
             Packages  Licences  Summary  Findings                                                                                            Debian GNU/Linux 12 (bookworm)
              Package                           Version                   Arch     License                                                                    Size  Basis
            ▸ harbour-data                      2.4.0-1                   all      dangling link                                                           128 MiB  none
              dovetail                          4:12.2.0-3                amd64    GPL-3.0-or-later AND GPL-3.0-or-later WITH GCC-exception-3.1 AND G…      96 MiB  declared
              fathom                            7.1.0+git20230114-1       amd64    AGPL-3.0-or-later                                                        53 MiB  grant
              kestrel                           5.0.3-4                   amd64    GPL-3.0-only                                                             20 MiB  declared
              brook                             2.7.4-11                  amd64    GPL-2.0-or-later AND GPL-1.0-or-later                                    12 MiB  declared
              gantry                            3.0-2                     amd64    no copyright file                                                       7.5 MiB  none
              caravan-tools                     0.9.1+ds-3                amd64    (Apache-2.0 OR MIT) AND BSD-3-Clause                                    6.0 MiB  declared
              reed-doc                          1.1-1                     all      documentation excluded                                                  4.0 MiB  none
              ember-fonts                       2.003-1                   all      OFL-1.1                                                                 3.6 MiB  text
              aozora-reader                     1.4.2-1                   all      MIT                                                                     2.3 MiB  declared
              nightjar                          3.1-2+b1                  amd64    LicenseRef-deb-gpl-2-with-openssl-exception-b04d92e6 AND LicenseRe…     1.5 MiB  declared
              libjuniper-dev                    1:3.2.8~rc1-1             amd64    LGPL-2.1-or-later                                                       1.0 MiB  declared
              base-almanac                      2023c-1                   all      LicenseRef-public-domain                                                812 KiB  declared
              libjuniper3                       1:3.2.8~rc1-1             amd64    LGPL-2.1-or-later                                                       448 KiB  declared
              libjuniper3                       1:3.2.8~rc1-1             i386     LGPL-2.1-or-later                                                       448 KiB  declared
              lantern                           1.06-5.1                  amd64    GPL-2.0-only                                                            184 KiB  pointer
              patchwork                         0.2-0.1                   amd64    ISC AND Zlib AND LicenseRef-deb-remnant-90c4f1d2                         96 KiB  declared
              marrow                            20010912-17               amd64    no licence stated                                                        72 KiB  none

            18 packages, 19 licences                                                                                                                                 by size
            ■ unknown 6  ■ strong copyleft 4  ■ weak copyleft 3  ■ permissive 2  ■ network copyleft 1  ■ public domain 1  ■ font 1
            enter open  / filter  t texts  s sort  tab next  ? keys  q quit
            """#,
    ]
}
