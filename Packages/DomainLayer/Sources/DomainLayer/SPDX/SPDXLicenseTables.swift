// Made by Packages/Workshop/Generators/spdx-list: change that, not this.

/// The ids of ``SPDXLicenseList``, separated by blanks and ordered as bytes.
///
/// Ids are those of CycloneDX's schema of the SPDX license list; categories and deprecation come
/// from the index of ScanCode's LicenseDB (CC-BY-4.0, nexB Inc. and others), changed by the rules
/// in the generator.
enum SPDXLicenseTables {
    static let version = "3.28.0"

    static let permissive = """
        0BSD 3D-Slicer-1.0 AAL ADSL AFL-1.1 AFL-1.2 AFL-2.0 AFL-2.1 AFL-3.0 AMD-newlib AMDPLPA AML
        AML-glslang AMPAS ANTLR-PD APAFML Abstyles Adobe-2006 Adobe-Display-PostScript Adobe-Glyph
        Afmparse Apache-1.0 Apache-1.1 Apache-2.0 App-s2p Aspell-RU BOLA-1.1 BSD-1-Clause
        BSD-2-Clause BSD-2-Clause-Darwin BSD-2-Clause-FreeBSD BSD-2-Clause-NetBSD
        BSD-2-Clause-Patent BSD-2-Clause-Views BSD-2-Clause-first-lines
        BSD-2-Clause-pkgconf-disclaimer BSD-3-Clause BSD-3-Clause-Attribution BSD-3-Clause-Clear
        BSD-3-Clause-HP BSD-3-Clause-LBNL BSD-3-Clause-Modification BSD-3-Clause-No-Nuclear-Warranty
        BSD-3-Clause-Open-MPI BSD-3-Clause-Sun BSD-3-Clause-Tso BSD-3-Clause-acpica
        BSD-3-Clause-flex BSD-4-Clause BSD-4-Clause-Shortened BSD-4-Clause-UC BSD-4.3RENO
        BSD-4.3TAHOE BSD-Advertising-Acknowledgement BSD-Attribution-HPND-disclaimer
        BSD-Inferno-Nettverk BSD-Mark-Modifications BSD-Source-Code BSD-Source-beginning-file
        BSD-Systemics BSD-Systemics-W3Works BSL-1.0 Bahyph Barr Beerware BlueOak-1.0.0 Boehm-GC
        Boehm-GC-without-fee Borceux Brian-Gladman-2-Clause Brian-Gladman-3-Clause Buddy CAPEC-tou
        CDLA-Permissive-1.0 CDLA-Permissive-2.0 CECILL-B CERN-OHL-1.1 CERN-OHL-1.2 CERN-OHL-P-2.0
        CFITSIO CMU-Mach CMU-Mach-nodoc CNRI-Jython CNRI-Python CNRI-Python-GPL-Compatible COIL-1.0
        Caldera Caldera-no-preamble Catharon Clips Community-Spec-1.0 Condor-1.1
        Cornell-Lossless-JPEG Cronyx Crossword CryptoSwift CrystalStacker Cube DEC-3-Clause
        DL-DE-BY-2.0 DL-DE-ZERO-2.0 DOC DRL-1.0 DRL-1.1 DSDP Dotseqn ECL-1.0 ECL-2.0 EFL-1.0 EFL-2.0
        EPICS ESA-PL-permissive-2.4 EUDatagrid Entessa FBM FSFAP FSFAP-no-warranty-disclaimer FSFUL
        FSFULLR FSFULLRSD FSFULLRWD FTL Fair Ferguson-Twofish Furuseth GD GLWTPL
        Game-Programming-Gems Giftware Glulxe Graphics-Gems Gutmann HDF5 HIDAPI HP-1986 HP-1989 HPND
        HPND-DEC HPND-Fenneberg-Livingston HPND-INRIA-IMAG HPND-Intel HPND-Kevlin-Henney
        HPND-MIT-disclaimer HPND-Markus-Kuhn HPND-Netrek HPND-Pbmplus HPND-SMC HPND-UC
        HPND-UC-export-US HPND-export-US HPND-export-US-acknowledgement HPND-export-US-modify
        HPND-export2-US HPND-merchantability-variant HPND-sell-MIT-disclaimer-xserver
        HPND-sell-regexpr HPND-sell-variant HPND-sell-variant-MIT-disclaimer
        HPND-sell-variant-MIT-disclaimer-rev HPND-sell-variant-critical-systems HTMLTIDY IBM-pibs
        ICU IEC-Code-Components-EULA IJG IJG-short ISC ISC-Veillard ImageMagick Info-ZIP
        Inner-Net-2.0 InnoSetup Intel Intel-ACPI JPNIC Jam JasPer-2.0 Kastrup Kazlib Knuth-CTAN LOOP
        Latex2e Latex2e-translated-notice Leptonica LiLiQ-P-1.1 Libpng Linux-OpenIB MIPS MIT MIT-0
        MIT-CMU MIT-Click MIT-Festival MIT-Khronos-old MIT-Modern-Variant MIT-STK MIT-Wu
        MIT-advertising MIT-enna MIT-feh MIT-open-group MIT-testregex MITNFA MMIXware MPEG-SSG MS-PL
        MTLL Mackerras-3-Clause Mackerras-3-Clause-acknowledgment Martin-Birgmeier McPhee-slideshow
        Minpack MirOS MulanPSL-1.0 MulanPSL-2.0 Multics Mup NAIST-2003 NCL NCSA NICTA-1.0
        NIST-PD-fallback NIST-Software NLOD-1.0 NLOD-2.0 NRL NTP NTP-0 Naumen Net-SNMP NetCDF
        Newsletr Nunit O-UDA-1.0 OAR ODC-By-1.0 OFFIS OGC-1.0 OGDL-Taiwan-1.0 OGL-Canada-2.0
        OGL-UK-1.0 OGL-UK-2.0 OGL-UK-3.0 OLDAP-2.0 OLDAP-2.0.1 OLDAP-2.1 OLDAP-2.2 OLDAP-2.2.1
        OLDAP-2.2.2 OLDAP-2.3 OLDAP-2.4 OLDAP-2.5 OLDAP-2.6 OLDAP-2.7 OLDAP-2.8 OLFL-1.3 OML
        OPL-UK-3.0 OSSP OpenMDW-1.0 OpenSSL OpenSSL-standalone OpenVision PADL PHP-3.0 PHP-3.01
        PSF-2.0 Pixar Plexus PostgreSQL Python-2.0 Python-2.0.1 RSA-MD Rdisc Ruby-pty SCEA SGI-B-1.1
        SGI-B-2.0 SGI-OpenGL SGMLUG-PM SGP4 SHL-0.5 SHL-0.51 SL SMLNJ SSH-OpenSSH SSH-short
        SSLeay-standalone SWL Saxpath Sendmail Sendmail-Open-Source-1.1 Soundex Spencer-86
        Spencer-94 Spencer-99 StandardML-NJ Sun-PPP Sun-PPP-2000 SunPro Symlinks TCL TCP-wrappers
        TPDL TTWL TU-Berlin-1.0 TU-Berlin-2.0 TekHVC TermReadKey ThirdEye TrustedQSL UCAR
        UMich-Merit UPL-1.0 Unicode-3.0 Unicode-DFS-2015 Unicode-DFS-2016 UnixCrypt VSL-1.0
        Vixie-Cron W3C W3C-19980720 W3C-20150513 WTFNMFPL WTFPL Widget-Workshop WordNet Wsuipa X11
        X11-distribute-modifications-variant X11-no-permit-persons X11-swapped XFree86-1.1 XSkat
        Xdebug-1.03 Xerox Xfig Xnet ZPL-1.1 ZPL-2.0 ZPL-2.1 Zed Zeeff Zend-2.0 Zlib
        bcrypt-Solar-Designer bzip2-1.0.5 bzip2-1.0.6 check-cvs checkmk curl cve-tou diffmark dtoa
        dvipdfm eGenix etalab-2.0 fwlw generic-xts gtkbook hdparm hyphen-bulgarian iMatix jove
        libpng-1.6.35 libpng-2.0 libtiff libutil-David-Nugent lsof magaz mailprio man2html metamail
        mpi-permissive mpich2 ngrep pkgconf pnmstitch psfrag psutils python-ldap radvd snprintf
        softSurfer ssh-keyscan swrule threeparttable ulem w3m wwl xinetd xkeyboard-config-Zinoviev
        xlock xpp xzoom zlib-acknowledgement
        """

    static let weakCopyleft = """
        Artistic-1.0 Artistic-1.0-Perl Artistic-1.0-cl8 Artistic-2.0 Artistic-dist BitTorrent-1.0
        BitTorrent-1.1 CATOSL-1.1 CDDL-1.0 CDDL-1.1 CDLA-Sharing-1.0 CECILL-C CERN-OHL-W-2.0 CPL-1.0
        CUA-OPL-1.0 ClArtistic EPL-1.0 EPL-2.0 ESA-PL-weak-copyleft-2.4 ErlPL-1.1 Frameworx-1.0
        FreeImage GL2PS GPL-2.0-with-GCC-exception GPL-2.0-with-autoconf-exception
        GPL-2.0-with-bison-exception GPL-2.0-with-classpath-exception GPL-2.0-with-font-exception
        GPL-3.0-with-GCC-exception GPL-3.0-with-autoconf-exception IPL-1.0 Imlib2 Interbase-1.0
        LGPL-2.0 LGPL-2.0+ LGPL-2.0-only LGPL-2.0-or-later LGPL-2.1 LGPL-2.1+ LGPL-2.1-only
        LGPL-2.1-or-later LGPL-3.0 LGPL-3.0+ LGPL-3.0-only LGPL-3.0-or-later LGPLLR LPL-1.0 LPL-1.02
        LPPL-1.0 LPPL-1.1 LPPL-1.2 LPPL-1.3a LPPL-1.3c LiLiQ-R-1.1 MPL-1.0 MPL-1.1 MPL-2.0
        MPL-2.0-no-copyleft-exception MS-RL MakeIndex Motosoto NASA-1.3 NBPL-1.0 NGPL NOSL NPL-1.0
        NPL-1.1 Nokia Noweb OCCT-PL OCLC-2.0 OGTSL OLDAP-1.1 OLDAP-1.2 OLDAP-1.3 OLDAP-1.4 OPL-1.0
        OSET-PL-2.1 OpenPBS-2.3 Qhull RHeCos-1.1 RSCPL Ruby SISSL SISSL-1.2 SMPPL SNIA SPL-1.0
        Sendmail-8.23 SugarCRM-1.1.3 TAPR-OHL-1.0 TORQUE-1.1 TPL-1.0 UCL-1.0 URT-RLE Vim YPL-1.0
        Zimbra-1.3 Zimbra-1.4 eCos-2.0 gSOAP-1.3b gnuplot wxWindows
        """

    static let strongCopyleft = """
        APL-1.0 BSD-Protection CECILL-1.0 CECILL-1.1 CECILL-2.0 CECILL-2.1 CERN-OHL-S-2.0 D-FSL-1.0
        ESA-PL-strong-copyleft-2.4 EUPL-1.0 GPL-1.0 GPL-1.0+ GPL-1.0-only GPL-1.0-or-later GPL-2.0
        GPL-2.0+ GPL-2.0-only GPL-2.0-or-later GPL-3.0 GPL-3.0+ GPL-3.0-only GPL-3.0-or-later Glide
        LAL-1.2 LAL-1.3 LiLiQ-Rplus-1.1 ODbL-1.0 QPL-1.0 QPL-1.0-INRIA-2004 SMAIL-GPL SimPL-2.0
        Sleepycat TGPPL-1.0 TMate TOSL VOSTROM YPL-1.1 copyleft-next-0.3.0 copyleft-next-0.3.1
        """

    static let networkCopyleft = """
        AGPL-1.0 AGPL-1.0-only AGPL-1.0-or-later AGPL-3.0 AGPL-3.0-only AGPL-3.0-or-later APSL-1.0
        APSL-1.1 APSL-1.2 APSL-2.0 CAL-1.0 CAL-1.0-Combined-Work-Exception CPAL-1.0 EUPL-1.1
        EUPL-1.2 OSL-1.0 OSL-1.1 OSL-2.0 OSL-2.1 OSL-3.0 Parity-6.0.0 Parity-7.0.0 RPL-1.1 RPL-1.5
        RPSL-1.0
        """

    static let publicDomain = """
        ANTLR-PD-fallback CC-PDDC CC-PDM-1.0 CC0-1.0 LZMA-SDK-9.11-to-9.20 LZMA-SDK-9.22 NCBI-PD
        NIST-PD NIST-PD-TNT NLPL NTIA-PD PDDL-1.0 SAX-PD SAX-PD-2.0 Unlicense Unlicense-libtelnet
        Unlicense-libwhirlpool blessing libselinux-1.0
        """

    static let documentation = """
        ALGLIB-Documentation AdaCore-doc CC-BY-1.0 CC-BY-2.0 CC-BY-2.5 CC-BY-2.5-AU CC-BY-3.0
        CC-BY-3.0-AT CC-BY-3.0-AU CC-BY-3.0-DE CC-BY-3.0-IGO CC-BY-3.0-NL CC-BY-3.0-US CC-BY-4.0
        CC-BY-SA-1.0 CC-BY-SA-2.0 CC-BY-SA-2.0-UK CC-BY-SA-2.1-JP CC-BY-SA-2.5 CC-BY-SA-3.0
        CC-BY-SA-3.0-AT CC-BY-SA-3.0-DE CC-BY-SA-3.0-IGO CC-BY-SA-4.0 CC-SA-1.0 CDL-1.0 DocBook-DTD
        DocBook-Schema DocBook-Stylesheet DocBook-XML FreeBSD-DOC GCR-docs GFDL-1.1
        GFDL-1.1-invariants-only GFDL-1.1-invariants-or-later GFDL-1.1-no-invariants-only
        GFDL-1.1-no-invariants-or-later GFDL-1.1-only GFDL-1.1-or-later GFDL-1.2
        GFDL-1.2-invariants-only GFDL-1.2-invariants-or-later GFDL-1.2-no-invariants-only
        GFDL-1.2-no-invariants-or-later GFDL-1.2-only GFDL-1.2-or-later GFDL-1.3
        GFDL-1.3-invariants-only GFDL-1.3-invariants-or-later GFDL-1.3-no-invariants-only
        GFDL-1.3-no-invariants-or-later GFDL-1.3-only GFDL-1.3-or-later HPND-doc HPND-doc-sell
        HaskellReport ISO-permission LPD-document Linux-man-pages-1-para Linux-man-pages-copyleft
        Linux-man-pages-copyleft-2-para Linux-man-pages-copyleft-var OPUBL-1.0 SchemeReport
        """

    static let font = """
        Adobe-Utopia Arphic-1999 Baekmuk Bitstream-Charter Bitstream-Vera Eurosym IPA
        Lucida-Bitmap-Fonts OFL-1.0 OFL-1.0-RFN OFL-1.0-no-RFN OFL-1.1 OFL-1.1-RFN OFL-1.1-no-RFN
        ParaType-Free-Font-1.3 TTYP0 Ubuntu-font-1.0 mplus
        """

    static let restricted = """
        ASWF-Digital-Assets-1.0 ASWF-Digital-Assets-1.1 Advanced-Cryptics-Dictionary Aladdin
        BSD-3-Clause-No-Military-License BSD-3-Clause-No-Nuclear-License
        BSD-3-Clause-No-Nuclear-License-2014 BUSL-1.1 C-UDA-1.0 CC-BY-NC-1.0 CC-BY-NC-2.0
        CC-BY-NC-2.5 CC-BY-NC-3.0 CC-BY-NC-3.0-DE CC-BY-NC-4.0 CC-BY-NC-ND-1.0 CC-BY-NC-ND-2.0
        CC-BY-NC-ND-2.5 CC-BY-NC-ND-3.0 CC-BY-NC-ND-3.0-DE CC-BY-NC-ND-3.0-IGO CC-BY-NC-ND-4.0
        CC-BY-NC-SA-1.0 CC-BY-NC-SA-2.0 CC-BY-NC-SA-2.0-DE CC-BY-NC-SA-2.0-FR CC-BY-NC-SA-2.0-UK
        CC-BY-NC-SA-2.5 CC-BY-NC-SA-3.0 CC-BY-NC-SA-3.0-DE CC-BY-NC-SA-3.0-IGO CC-BY-NC-SA-4.0
        CC-BY-ND-1.0 CC-BY-ND-2.0 CC-BY-ND-2.5 CC-BY-ND-3.0 CC-BY-ND-3.0-DE CC-BY-ND-4.0 CPOL-1.02
        Elastic-2.0 FDK-AAC FSL-1.1-ALv2 FSL-1.1-MIT Hippocratic-2.1 JPL-image JSON MMPL-1.0.1
        MS-LPL NCGL-UK-2.0 NPOSL-3.0 OSC-1.0 PPL PolyForm-Noncommercial-1.0.0
        PolyForm-Small-Business-1.0.0 SGI-B-1.0 SOFA SSPL-1.0 SUL-1.0 UnRAR Unicode-TOU Watcom-1.0
        any-OSI any-OSI-perl-modules
        """

    static let exceptions = """
        389-exception Asterisk-exception Asterisk-linking-protocols-exception Autoconf-exception-2.0
        Autoconf-exception-3.0 Autoconf-exception-generic Autoconf-exception-generic-3.0
        Autoconf-exception-macro Bison-exception-1.24 Bison-exception-2.2 Bootloader-exception
        CGAL-linking-exception CLISP-exception-2.0 Classpath-exception-2.0
        Classpath-exception-2.0-short DigiRule-FOSS-exception Digia-Qt-LGPL-exception-1.1
        FLTK-exception Fawkes-Runtime-exception Font-exception-2.0 GCC-exception-2.0
        GCC-exception-2.0-note GCC-exception-3.1 GNAT-exception GNOME-examples-exception
        GNU-compiler-exception GPL-3.0-389-ds-base-exception GPL-3.0-interface-exception
        GPL-3.0-linking-exception GPL-3.0-linking-source-exception GPL-CC-1.0
        GStreamer-exception-2005 GStreamer-exception-2008 Gmsh-exception
        Independent-modules-exception KiCad-libraries-exception LGPL-3.0-linking-exception LLGPL
        LLVM-exception LZMA-exception Libtool-exception Linux-syscall-note OCCT-exception-1.0
        OCaml-LGPL-linking-exception OpenJDK-assembly-exception-1.0 PCRE2-exception
        PS-or-PDF-font-exception-20170817 QPL-1.0-INRIA-2004-exception Qt-GPL-exception-1.0
        Qt-LGPL-exception-1.1 Qwt-exception-1.0 RRDtool-FLOSS-exception-2.0 SANE-exception SHL-2.0
        SHL-2.1 SWI-exception Simple-Library-Usage-exception Swift-exception Texinfo-exception
        UBDL-exception Universal-FOSS-exception-1.0 WxWindows-exception-3.1
        cryptsetup-OpenSSL-exception eCos-exception-2.0 erlang-otp-linking-exception fmt-exception
        freertos-exception-2.0 gnu-javamail-exception harbour-exception i2p-gpl-java-exception
        kvirc-openssl-exception libpri-OpenH323-exception mif-exception mxml-exception
        openvpn-openssl-exception polyparse-exception romic-exception rsync-linking-exception
        sqlitestudio-OpenSSL-exception stunnel-exception u-boot-exception-2.0
        vsftpd-openssl-exception x11vnc-openssl-exception
        """

    /// Exceptions that leave weak copyleft at most.
    static let weakeningExceptions = """
        389-exception Autoconf-exception-2.0 Autoconf-exception-3.0 Autoconf-exception-generic
        Autoconf-exception-generic-3.0 Autoconf-exception-macro Bison-exception-1.24
        Bison-exception-2.2 Bootloader-exception CLISP-exception-2.0 Classpath-exception-2.0
        Classpath-exception-2.0-short Digia-Qt-LGPL-exception-1.1 FLTK-exception
        Fawkes-Runtime-exception Font-exception-2.0 GCC-exception-2.0 GCC-exception-2.0-note
        GCC-exception-3.1 GNAT-exception GNU-compiler-exception GPL-3.0-389-ds-base-exception
        Independent-modules-exception KiCad-libraries-exception LGPL-3.0-linking-exception
        LLVM-exception LZMA-exception Libtool-exception Linux-syscall-note OCCT-exception-1.0
        OCaml-LGPL-linking-exception PS-or-PDF-font-exception-20170817 Qt-GPL-exception-1.0
        Qt-LGPL-exception-1.1 Qwt-exception-1.0 SANE-exception SWI-exception
        Simple-Library-Usage-exception Swift-exception Texinfo-exception WxWindows-exception-3.1
        eCos-exception-2.0 fmt-exception gnu-javamail-exception harbour-exception mif-exception
        polyparse-exception romic-exception u-boot-exception-2.0
        """

    /// Exceptions that restrict.
    static let restrictingExceptions = """
        freertos-exception-2.0
        """

    /// An id a line, and after `=` what to write instead if that is clear.
    static let deprecated = """
        AGPL-1.0 = AGPL-1.0-only
        AGPL-3.0 = AGPL-3.0-only
        BSD-2-Clause-FreeBSD = BSD-2-Clause-Views
        BSD-2-Clause-NetBSD = BSD-2-Clause
        GFDL-1.1 = GFDL-1.1-only
        GFDL-1.2 = GFDL-1.2-only
        GFDL-1.3 = GFDL-1.3-only
        GPL-1.0 = GPL-1.0-only
        GPL-1.0+ = GPL-1.0-or-later
        GPL-2.0 = GPL-2.0-only
        GPL-2.0+ = GPL-2.0-or-later
        GPL-2.0-with-GCC-exception = GPL-2.0-only WITH GCC-exception-2.0
        GPL-2.0-with-autoconf-exception = GPL-2.0-only WITH Autoconf-exception-2.0
        GPL-2.0-with-bison-exception = GPL-2.0-only WITH Bison-exception-2.2
        GPL-2.0-with-classpath-exception = GPL-2.0-only WITH Classpath-exception-2.0
        GPL-2.0-with-font-exception = GPL-2.0-only WITH Font-exception-2.0
        GPL-3.0 = GPL-3.0-only
        GPL-3.0+ = GPL-3.0-or-later
        GPL-3.0-with-GCC-exception = GPL-3.0-only WITH GCC-exception-3.1
        GPL-3.0-with-autoconf-exception = GPL-3.0-only WITH Autoconf-exception-3.0
        LGPL-2.0 = LGPL-2.0-only
        LGPL-2.0+ = LGPL-2.0-or-later
        LGPL-2.1 = LGPL-2.1-only
        LGPL-2.1+ = LGPL-2.1-or-later
        LGPL-3.0 = LGPL-3.0-only
        LGPL-3.0+ = LGPL-3.0-or-later
        Net-SNMP =
        Nokia-Qt-exception-1.1 = Qt-LGPL-exception-1.1
        Nunit = zlib-acknowledgement
        StandardML-NJ = SMLNJ
        bzip2-1.0.5 = bzip2-1.0.6
        eCos-2.0 = GPL-2.0-or-later WITH eCos-exception-2.0
        wxWindows = LGPL-2.0-or-later WITH WxWindows-exception-3.1
        """
}
