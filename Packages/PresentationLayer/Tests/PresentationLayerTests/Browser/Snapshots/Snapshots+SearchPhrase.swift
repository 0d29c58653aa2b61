// swift-format-ignore-file
extension Snapshots {
    static let searchPhrase = [
        "search-phrase-60": #"""
             Packages  Licences  Summary  Findings             debian 12
              Package             License                       Basis
            ▸ aozora-reader       MIT                           declared
              base-almanac        LicenseRef-public-domain      declared
              brook               GPL-2.0-or-later AND GPL-1.…  declared
              caravan-tools       (Apache-2.0 OR MIT) AND BSD…  declared
              dovetail            GPL-3.0-or-later AND GPL-3.…  declared
              ember-fonts         OFL-1.1                       text
              fathom              AGPL-3.0-or-later             grant
              gantry              no copyright file             none
              harbour-data        dangling link                 none
              kestrel             GPL-3.0-only                  declared
              lantern             GPL-2.0-only                  pointer
              libjuniper-dev      LGPL-2.1-or-later             declared
              libjuniper3         LGPL-2.1-or-later             declared
              libjuniper3         LGPL-2.1-or-later             declared
              marrow              no licence stated             none
              nightjar            LicenseRef-deb-gpl-2-with-o…  declared
              patchwork           ISC AND Zlib AND LicenseRef…  declared
              reed-doc            documentation excluded        none

            Search texts: common-lic
            ■ unknown 6  ■ strong 4  ■ weak 3  ■ permissive 2  …
            enter search  esc end search
            """#,
        "search-phrase-100": #"""
             Packages  Licences  Summary  Findings                                Debian GNU/Linux 12 (bookworm)
              Package                 Version           Arch     License                                Basis
            ▸ aozora-reader           1.4.2-1           all      MIT                                    declared
              base-almanac            2023c-1           all      LicenseRef-public-domain               declared
              brook                   2.7.4-11          amd64    GPL-2.0-or-later AND GPL-1.0-or-later  declared
              caravan-tools           0.9.1+ds-3        amd64    (Apache-2.0 OR MIT) AND BSD-3-Clause   declared
              dovetail                4:12.2.0-3        amd64    GPL-3.0-or-later AND GPL-3.0-or-late…  declared
              ember-fonts             2.003-1           all      OFL-1.1                                text
              fathom                  7.1.0+git202301…  amd64    AGPL-3.0-or-later                      grant
              gantry                  3.0-2             amd64    no copyright file                      none
              harbour-data            2.4.0-1           all      dangling link                          none
              kestrel                 5.0.3-4           amd64    GPL-3.0-only                           declared
              lantern                 1.06-5.1          amd64    GPL-2.0-only                           pointer
              libjuniper-dev          1:3.2.8~rc1-1     amd64    LGPL-2.1-or-later                      declared
              libjuniper3             1:3.2.8~rc1-1     amd64    LGPL-2.1-or-later                      declared
              libjuniper3             1:3.2.8~rc1-1     i386     LGPL-2.1-or-later                      declared
              marrow                  20010912-17       amd64    no licence stated                      none
              nightjar                3.1-2+b1          amd64    LicenseRef-deb-gpl-2-with-openssl-ex…  declared
              patchwork               0.2-0.1           amd64    ISC AND Zlib AND LicenseRef-deb-remn…  declared
              reed-doc                1.1-1             all      documentation excluded                 none

            Search texts: common-lic
            ■ unknown 6  ■ strong 4  ■ weak 3  ■ permissive 2  ■ network 1  ■ public 1  ■ font 1
            enter search  esc end search
            """#,
        "search-phrase-160": #"""
             Packages  Licences  Summary  Findings                                                                                            Debian GNU/Linux 12 (bookworm)
              Package                           Version                   Arch     License                                                                    Size  Basis
            ▸ aozora-reader                     1.4.2-1                   all      MIT                                                                     2.3 MiB  declared
              base-almanac                      2023c-1                   all      LicenseRef-public-domain                                                812 KiB  declared
              brook                             2.7.4-11                  amd64    GPL-2.0-or-later AND GPL-1.0-or-later                                    12 MiB  declared
              caravan-tools                     0.9.1+ds-3                amd64    (Apache-2.0 OR MIT) AND BSD-3-Clause                                    6.0 MiB  declared
              dovetail                          4:12.2.0-3                amd64    GPL-3.0-or-later AND GPL-3.0-or-later WITH GCC-exception-3.1 AND G…      96 MiB  declared
              ember-fonts                       2.003-1                   all      OFL-1.1                                                                 3.6 MiB  text
              fathom                            7.1.0+git20230114-1       amd64    AGPL-3.0-or-later                                                        53 MiB  grant
              gantry                            3.0-2                     amd64    no copyright file                                                       7.5 MiB  none
              harbour-data                      2.4.0-1                   all      dangling link                                                           128 MiB  none
              kestrel                           5.0.3-4                   amd64    GPL-3.0-only                                                             20 MiB  declared
              lantern                           1.06-5.1                  amd64    GPL-2.0-only                                                            184 KiB  pointer
              libjuniper-dev                    1:3.2.8~rc1-1             amd64    LGPL-2.1-or-later                                                       1.0 MiB  declared
              libjuniper3                       1:3.2.8~rc1-1             amd64    LGPL-2.1-or-later                                                       448 KiB  declared
              libjuniper3                       1:3.2.8~rc1-1             i386     LGPL-2.1-or-later                                                       448 KiB  declared
              marrow                            20010912-17               amd64    no licence stated                                                        72 KiB  none
              nightjar                          3.1-2+b1                  amd64    LicenseRef-deb-gpl-2-with-openssl-exception-b04d92e6 AND LicenseRe…     1.5 MiB  declared
              patchwork                         0.2-0.1                   amd64    ISC AND Zlib AND LicenseRef-deb-remnant-90c4f1d2                         96 KiB  declared
              reed-doc                          1.1-1                     all      documentation excluded                                                  4.0 MiB  none

            Search texts: common-lic
            ■ unknown 6  ■ strong copyleft 4  ■ weak copyleft 3  ■ permissive 2  ■ network copyleft 1  ■ public domain 1  ■ font 1
            enter search  esc end search
            """#,
    ]
}
