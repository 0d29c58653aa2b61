// Made by Packages/Workshop/Generators/spdx-addresses: change that, not this.

extension ListedAddresses {
    /// `ID HASH HASH`, a semicolon and a blank between two, from the sources of the SPDX list.
    static let table = """
        0BSD b780594d; 3D-Slicer-1.0 01cdd6fd b547f699; ADSL e9266535; AFL-1.1 9dbef8e2 c2a79ac8;
        AFL-1.2 568902a3 c5a79f81; AFL-2.0 d7b4edb0; AFL-2.1 08b9f73d 4715b8bc 7a43d5bc; AFL-3.0
        c1f61d6c; AMD-newlib 96f0071d; AMDPLPA 7520ec9b; AML d2ffd8af; AML-glslang 13ba5088
        a750a9a4; AMPAS ccdf79cb; APAFML dec3f866; APSL-1.0 378039f8; APSL-1.1 b1f00002; APSL-1.2
        45c676f4; APSL-2.0 54ba4660; ASWF-Digital-Assets-1.0 f5747d64; ASWF-Digital-Assets-1.1
        f6747ef7; Abstyles db42857f; AdaCore-doc 6cb83f39 8a53415e da66ff01; Adobe-2006 adf80684;
        Adobe-Utopia 84b22a83; Afmparse 85408fab; Aladdin 0f9d1a5a; Apache-1.0 d5ff131c; Apache-1.1
        d6ff14af; Apache-2.0 663e1959; App-s2p 4dc5dc83; Arphic-1999 fb399331; Artistic-1.0-Perl
        be087f8e; Artistic-2.0 0f36156f 8a4767e0; Artistic-dist 6f2a5901; Aspell-RU 53b0e948;
        BOLA-1.1 07fd0ba0; BSD-1-Clause 5efa8292; BSD-2-Clause-Darwin f8d86ff2; BSD-2-Clause-Views
        892cc937 8c182345 c7f4866c; BSD-2-Clause-pkgconf-disclaimer 201bce25 730abdd3; BSD-3-Clause
        46b4e8e8; BSD-3-Clause-Attribution 1bc40a7a; BSD-3-Clause-Clear 01eb9b18; BSD-3-Clause-HP
        446acf15; BSD-3-Clause-LBNL 0adffc6b; BSD-3-Clause-Modification d865d842;
        BSD-3-Clause-No-Military-License 7e597580 df3da518; BSD-3-Clause-No-Nuclear-License
        db0eea1e; BSD-3-Clause-No-Nuclear-License-2014 6da22bc8; BSD-3-Clause-No-Nuclear-Warranty
        62d28f7c; BSD-3-Clause-Open-MPI 3fd1c2be 89bf166a; BSD-3-Clause-Sun 15f7adf9;
        BSD-3-Clause-Tso d37b7bf0; BSD-3-Clause-acpica 4a5fc9f8; BSD-3-Clause-flex 5cd945bc;
        BSD-4-Clause 4a2f8df4 928ff91f; BSD-4-Clause-Shortened a425a2e6; BSD-4-Clause-UC 4b505fce;
        BSD-4.3RENO cd4f6dcd f3678bb7; BSD-4.3TAHOE 73d49667; BSD-Advertising-Acknowledgement
        0a262a0c; BSD-Attribution-HPND-disclaimer 2784235b; BSD-Inferno-Nettverk 36a280df;
        BSD-Protection 1cd1112b; BSD-Source-Code 11a69568; BSD-Source-beginning-file 5f8302b9;
        BSD-Systemics 2b0f01ae; BSD-Systemics-W3Works 73ed5708; BSL-1.0 388ca1fb; BUSL-1.1 e22e0594;
        Baekmuk c38acfb4; Bahyph 34dccc04; Barr 9bd34e17; Beerware 07f58c3f d95b8ca5; BitTorrent-1.0
        c55b4bbd; BitTorrent-1.1 947d8607; Bitstream-Charter 386eb65a a3bbd08d; Bitstream-Vera
        1d3445d2 82e2a77e; BlueOak-1.0.0 743b1d4d; Boehm-GC 65c6ea59 d663c72f; Boehm-GC-without-fee
        fade3bc8; Borceux 74931cc4; Brian-Gladman-3-Clause 013edea9;
        Brian-Gladman-3-Clause-no-conversion fcd41946; Buddy 37a7a4f8; Bugroff 5a67bae7; C-UDA-1.0
        3fbad367 d5da6d7a; CAPEC-tou 1d51e530; CDDL-1.1 146ed447 aa30ab34; CDL-1.0 3b74ada6
        f20b2723; CDLA-Permissive-1.0 c6bb71b2; CDLA-Permissive-2.0 39076a8c; CDLA-Sharing-1.0
        d4d245c9; CECILL-1.0 85ecafa8; CECILL-1.1 94d4c13f; CECILL-2.0 6d851594; CECILL-2.1
        0506da2b; CECILL-B 516a1da0; CECILL-C 467c9273; CERN-OHL-1.1 988d6558; CERN-OHL-1.2
        9b8d6a11; CFITSIO 0b1e2120 57590628; CMU-Mach 3d4ae0db; CNRI-Jython 4c0b880d;
        CNRI-Python-GPL-Compatible 40215bd2; COIL-1.0 7b5e3d0c; CPOL-1.02 965986a1; Caldera
        4547ed78; Caldera-no-preamble 1720d421; Catharon 5c254ea1; ClArtistic 710a5b3f d9bb19ae;
        Clips 5a17a911; Community-Spec-1.0 62715b83; Condor-1.1 b4760942 c83b21b7;
        Cornell-Lossless-JPEG 419433b6 bb3ee897 d3573010; Cronyx 24c5bf83 980cf6d8 d14572bd
        d2edcff7; Crossword 3aeb0e02; CryptoSwift ebbf1430; CrystalStacker 9c636fca; Cube f216ae63;
        D-FSL-1.0 3cec6a5c 3d143537 470553d3 96929b76 a5320b0b a54cea7b e4bc3405 fae3dfcc;
        DL-DE-BY-2.0 18c1c887; DL-DE-ZERO-2.0 d3bd0d44; DOC d69dd20b f9650700; DRL-1.0 d3fe01e3;
        DRL-1.1 786abb07; DSDP 3be825b3; DocBook-DTD 36f0cade; DocBook-Schema 7fa6095b;
        DocBook-Stylesheet 8e422e7c; DocBook-XML a256ec8b; Dotseqn 487e50ee; EFL-1.0 1d762ff6;
        EFL-2.0 e28c0d87; EPICS 6d7e51c5; EPL-1.0 d203cce6; EPL-2.0 d50dc341 ec01b73d fed7d43d;
        ESA-PL-permissive-2.4 4620fa62; ESA-PL-strong-copyleft-2.4 a0af84cf;
        ESA-PL-weak-copyleft-2.4 a5f94419; EUDatagrid 7460dd03; EUPL-1.0 7d2897b8 f4aadc61; EUPL-1.1
        93dd1aec dbe10e17; EUPL-1.2 04fc1c72 777afb57 8d92fc52 9ad93854 c2824d95 da72ad1b;
        Elastic-2.0 c5bf57b1 f1504db2; ErlPL-1.1 58a5a5bd; Eurosym 2f4c4806; FBM 36417c3b; FDK-AAC
        86f62803 9f6812b7; FSFAP-no-warranty-disclaimer 869d5c0c; FSFULLRSD 301940d7; FSFULLRWD
        76271b95; FSL-1.1-ALv2 97307b7e; FSL-1.1-MIT 63d94015; FTL 1b4f026d 3f2091ea b62c6cef; Fair
        5e2f9115; Ferguson-Twofish 39423a73; FreeBSD-DOC ada791d3; FreeImage c6172371; Furuseth
        ea5676da; GCR-docs 8f1ed9c2; GD ca18fe4f; GL2PS 0db1559f; GLWTPL d0bc47a1;
        Game-Programming-Gems f196d164; Giftware bfb49877; Glide 6287301c; Glulxe f280f27b;
        Graphics-Gems d92c1804; Gutmann ca170f5b; HDF5 23216fa5; HIDAPI be78e6b7; HP-1986 361c3d7b;
        HP-1989 4fbe4daa; HPND 4a92b34b; HPND-DEC d37987fe; HPND-Fenneberg-Livingston 3c305452;
        HPND-INRIA-IMAG 817384cf; HPND-Intel 6cfc5826; HPND-Kevlin-Henney 3fac5926;
        HPND-MIT-disclaimer 723d77de; HPND-Markus-Kuhn 4a065252 83998619; HPND-Pbmplus 393200da;
        HPND-UC 84f611fa; HPND-UC-export-US 9bea9643; HPND-export-US c3f10600; HPND-export-US-modify
        15da63b0; HPND-merchantability-variant 8980ec01; HPND-sell-regexpr 0c55de18;
        HPND-sell-variant 0ae9e8e3 0b86dc1c; HPND-sell-variant-MIT-disclaimer cb85abd9;
        HPND-sell-variant-MIT-disclaimer-rev 63105125; HPND-sell-variant-critical-systems bb0daa01;
        HTMLTIDY 3dd7b19a; HaskellReport 22fd6fd8; Hippocratic-2.1 45c19fb7 8a93437a; IBM-pibs
        7914cb34; ICU 4cd78fb2; IEC-Code-Components-EULA 266e3749 664b0fab d205de6b; IJG 726699ad
        792479e6 df8e84da; IJG-short 4212e56c; ISC 63909697 e954d65f; ISC-Veillard 6e6d66e4 9a441802
        d83458f4; ISO-permission 249f5703 9eb5b2ea; ImageMagick 967f0cd8; Imlib2 ba0383bb fae455b4;
        Info-ZIP 8c8f240b; Informatica 17076373 2fc74c9b; Inner-Net-2.0 22c04d92 d3a78912; InnoSetup
        2bc992cb; Intel-ACPI 08a854ff; Interbase-1.0 e3fbb025; JPL-image 2ae4e98e; JPNIC 01b777c2;
        JSON 1e48adb7; Jam 09bd9dac d77bfb23; JasPer-2.0 bc93be5d; Kastrup b84af2ad; Kazlib
        5fe80ba7; Knuth-CTAN ed7e4b62; LAL-1.2 3fc38113; LGPLLR 3e6dcef2; LOOP 096bdf63 0afc0f57
        6cbf79f6 a13595ff abaf674e c679e14a; LPD-document d226c0ac e59caf75; LPL-1.02 84dcf81d;
        LPPL-1.0 9c7aad0a; LPPL-1.1 9d7aae9d; LPPL-1.2 9a7aa9e4; LPPL-1.3a d81b53a2; LPPL-1.3c
        517f63b1; Latex2e c4774b7b; Leptonica 8d86ae3b; LiLiQ-P-1.1 d35ddca0; LiLiQ-R-1.1 821720a4;
        LiLiQ-Rplus-1.1 4af41ad7 96864785; Linux-OpenIB ef4e71f4; Linux-man-pages-1-para bc70a5cf;
        Linux-man-pages-copyleft 4b9ccce8; Linux-man-pages-copyleft-2-para 3b8dd74d 55b8c27f;
        Linux-man-pages-copyleft-var 92f53983; Lucida-Bitmap-Fonts c72d7313; MIPS 4e35658d; MIT
        d63f6175; MIT-0 1222d7cc 189184e1 c18c9bdb; MIT-CMU 2ca45368 8b0789a7; MIT-Click 4b4b1681;
        MIT-Festival 34d46dd1 69e18ac5; MIT-Khronos-old d18d6435; MIT-Modern-Variant 79412531
        8dfc773a; MIT-STK a98a30f6; MIT-Wu b85f6baa; MIT-advertising c3d27c48; MIT-open-group
        807ee601 929b9676 ac4a506b; MIT-testregex cc86a3d7; MITNFA 0c2acebb; MMIXware 4da8b6a6;
        MMPL-1.0.1 41476d42 83be9349; MPEG-SSG 1db19da5; MPL-1.0 7a854ac3; MPL-1.1 79854930; MS-LPL
        3c16013a c7778099 dd842cbb; MTLL 7a2cc6aa; MVT-1.1 1ed081c8 47b8e373 90eac7a3;
        Mackerras-3-Clause 9330c1f6; Mackerras-3-Clause-acknowledgment 567daacf; MakeIndex 68b6a6c8;
        Martin-Birgmeier 94253f2d; McPhee-slideshow d68b4126; Minpack a4d29bda f67e8b39;
        MulanPSL-1.0 51c8c73f 9b473f62; MulanPSL-2.0 c128aaf0; Mup d8df3334; NAIST-2003 68500c15
        e3c38f3c; NASA-1.3 b1b2ed03; NBPL-1.0 ad121667; NCBI-PD 4f79261d 82f2ac1c a83a89f9 cb813025
        f66f6a56; NCGL-UK-2.0 a40dcd76; NCL fbece969; NCSA cd496213; NICTA-1.0 91cdb890; NIST-PD
        4c38ae77 89ba8ba6; NIST-PD-TNT c78ceaf3; NIST-PD-fallback 11447eb0 eadc8846; NIST-Software
        74ea624f a518b636; NLOD-1.0 88ef3fd9; NLOD-2.0 f8b0399c; NLPL cf6fd918; NOSL 117f1f54;
        NPL-1.0 4da89ef4; NPL-1.1 4ea8a087; NRL 73b4f3a0; NTIA-PD 0bdb760e 409e94cf; NTP-0 3728a5b3;
        NetCDF 27d69585; Newsletr d67b0bc4; Noweb 642be641; O-UDA-1.0 0c95cd0e acd1ad1e; OAR
        f75ab7ff; OCCT-PL 2ef236d0; OCLC-2.0 6c228545; ODC-By-1.0 39f89134; ODbL-1.0 2b9d1257
        999570bc; OFFIS b6325324; OGC-1.0 75bff54a; OGDL-Taiwan-1.0 615cf376; OGL-Canada-2.0
        659c0633; OGL-UK-1.0 2eb013db; OGL-UK-2.0 2fb0156e; OGL-UK-3.0 30b01701; OGTSL 6a862ed6;
        OLDAP-1.1 541e9a1f; OLDAP-1.2 23c5a8ba; OLDAP-1.3 48b7b31e; OLDAP-1.4 2243c30d; OLDAP-2.0
        270fd540; OLDAP-2.0.1 b2587cbb; OLDAP-2.1 0f1aac16; OLDAP-2.2 7114aa78; OLDAP-2.2.1
        f0bd9a79; OLDAP-2.2.2 5b6e1434; OLDAP-2.3 89b6702e; OLDAP-2.4 4ce17547; OLDAP-2.5 76881101;
        OLDAP-2.6 b948c34c; OLDAP-2.7 0d587b8e; OLDAP-2.8 c734d442; OLFL-1.3 d9c9d866; OML dc7318e3;
        OPL-1.0 681b038a eb1c4d1a; OPL-UK-3.0 ebb6ec88; OPUBL-1.0 1c25b9ae 37964a9a 92c722eb;
        OSET-PL-2.1 f5327363; OSL-1.1 f1e54a0e; OSL-2.0 5db787af; OSL-2.1 fe59cfab; OSL-3.0
        9d69ae73; OSSP decf290b; OpenMDW-1.0 7a228b2f e9b6c4a2; OpenPBS-2.3 10c51290 c63e2cc4;
        OpenSSL dab8472b; OpenSSL-standalone 12ba442b 8f5102ed; PADL 93d99c51; PDDL-1.0 cd0029b9
        fe63fea3; PHP-3.0 db943c83; PHP-3.01 5c5b8c36; PPL 232a4fed 76e3a854; PSF-2.0 c3e38c93;
        ParaType-Free-Font-1.3 cda7384f f50ed76f; Parity-6.0.0 2bfaacf5; Parity-7.0.0 3fd4c1c2;
        Pixar 168485e3 16f279b9 e5c619ef; Plexus 1d94bf21; PolyForm-Noncommercial-1.0.0 61aa1b7d;
        PolyForm-Small-Business-1.0.0 cf16b7b4; PostgreSQL 0632f955; Python-2.0.1 312c6f55 ca15ea8a;
        QPL-1.0 8ca06a29 e8b619c2; QPL-1.0-INRIA-2004 0b9f7b34; Qhull 1d614666; RHeCos-1.1 ac05a6d3;
        RPSL-1.0 166fa3aa; RSA-MD 829ac260; RSCPL 8e9dae60; Rdisc 8aa9cf1d; Ruby 57dfa374; Ruby-pty
        db1c35b9 fbf85245; SCEA 51d2c516; SGI-B-1.0 ff5091bb; SGI-B-1.1 21d6e8f8; SGI-B-2.0
        c224ed0a; SGI-OpenGL 3ffb517f; SGMLUG-PM 394d5c54; SGP4 4097b016; SHL-0.5 ae323f14; SHL-0.51
        5e19673f; SISSL 00c0dadb; SISSL-1.2 dd443641; SL f9dae676; SMAIL-GPL aa3a0234; SMLNJ
        0d972a7b; SMPPL 7dd20257; SNIA 4af44593; SOFA 7b229fe8; SSH-OpenSSH 45b5d705; SSH-short
        6e219b0e d82aa6dd dc641f69; SSLeay-standalone 41b931fe; SSPL-1.0 2ca3abe9; SUL-1.0 4f46af3f;
        SWL fcda9bac; Saxpath 4e39fbf9; Sendmail 24675bd8 936824a8; Sendmail-8.23 9dab8cff fa4c465d;
        Sendmail-Open-Source-1.1 c4805384; Soundex 7d522777; Spencer-94 422a947d; Spencer-99
        51d62b3d; SugarCRM-1.1.3 7d4d30ed; Sun-PPP 0f96d093; Sun-PPP-2000 a3b3840b; SunPro 11f973d8
        9d38e145; Symlinks 2bb146df; TAPR-OHL-1.0 b6f877a2; TCL bd4ae199 d7ad5860; TCP-wrappers
        b27605db; TGPPL-1.0 1d64a7b5 b7c5b19f; TMate a6a90cc5; TORQUE-1.1 9da76058; TOSL a4a7f8bc;
        TPDL 6496826f; TPL-1.0 5a00fa40; TTWL c05c1afd f973f637; TTYP0 5968cc99; TU-Berlin-1.0
        e8b87860; TU-Berlin-2.0 dac16cac; TekHVC 5d877fcd; TermReadKey 184cfa35; ThirdEye 3b09f6b8;
        TrustedQSL 4cc60801; UCAR f181c58f; URT-RLE 04e3337d 8acb315d; Ubuntu-font-1.0 77787e6f
        c6abbad1; UnRAR 81184a0d; Unicode-DFS-2015 b241cec8; Unicode-DFS-2016 80b7c6d2; Unicode-TOU
        83e13a3c; UnixCrypt 5b3af20f 7f5130a9 bb8d6f6a; Unlicense-libtelnet 2654fb22;
        Unlicense-libwhirlpool 41028372; VOSTROM b3a68d78; Vim 7d59cb57; Vixie-Cron 53bb8746; W3C
        2d664b70; W3C-19980720 9bf49fb4; W3C-20150513 2c664baa 6eca02ad d8d16550; WTFNMFPL 0c71a880
        9eea84e9; WTFPL 494edf80 a433ff13; Widget-Workshop acf0ab59; WordNet 351a4131; Wsuipa
        e332c3b5; X11 e044bf8a; X11-distribute-modifications-variant dc5b30a6; X11-no-permit-persons
        dc348d4e; X11-swapped 0efd861e; XFree86-1.1 110b6aeb; XSkat 0ba9dda1; Xdebug-1.03 1b4337cc;
        Xerox c34e6ada; Xfig 504c71ee b73aa10e; YPL-1.0 58fcbe34; YPL-1.1 59fcbfc7; ZPL-1.1
        889da8b4; ZPL-2.0 2cc18516; ZPL-2.1 bf5fe7bf; Zed f50bd265; Zeeff 4c9dc046; Zend-2.0
        38d5a599; Zimbra-1.3 ca267928; Zimbra-1.4 d3958796; Zlib dd51d8a3; any-OSI 0ef3fa98;
        any-OSI-perl-modules 2a0fe0db a4eb441f ac790224; atc-game fc1aa7c2; bcrypt-Solar-Designer
        645de13a; blessing 77cdb206 b0c43c9d; bzip2-1.0.6 41a47108 54558310 adaca327; check-cvs
        a851e485; checkmk 4821901d; copyleft-next-0.3.0 182000fe; copyleft-next-0.3.1 19200291; curl
        54d0a417; cve-tou 24fad6bb; diffmark e11a3dc0; dtoa 7f7be211 dd387483; dvipdfm 157e2572;
        eGenix f1b57228 fbdfe192; etalab-2.0 38226348 ca4c3730; fwlw 78e5bf52; gSOAP-1.3b 49d57a86;
        generic-xts 1e328caa; gnuplot 9078a781; gtkbook 1759b784 83a53501; hdparm 2b08537b;
        hyphen-bulgarian 7a981a2f d0580bd9; iMatix 767928e5; jove bb753c6e; libselinux-1.0 45d87935;
        libtiff 2047249a; libutil-David-Nugent 5d4913ca 761d47ac; lsof 778da84f; magaz 98ff5688
        e35fba0c; mailprio 1b7ebd28; man2html 11f5c5d4 63d05faf dc30f0f4; metamail 3a83517f;
        mpi-permissive 9a5d123f; mplus 3c265c4e; ngrep 7149cec5; pkgconf cfd56fc8; pnmstitch
        b9d4465c; psfrag 1ebdddff; psutils 83d1501c; python-ldap fcc4bdc3; radvd da0f020e; snprintf
        915a0443; softSurfer 88bc7e62 e9bed3a5; ssh-keyscan bbbbb39e; swrule c7de7015;
        threeparttable 559c11b1; ulem 0cf0fbe5; w3m 5e78343f; wwl 6c543ba5; xinetd 86aadc94;
        xkeyboard-config-Zinoviev 6c0c427e; xlock 7f13a21c; xpp f294b0ea; xzoom bc64ff9c;
        zlib-acknowledgement fd9d1f0d
        """
}
