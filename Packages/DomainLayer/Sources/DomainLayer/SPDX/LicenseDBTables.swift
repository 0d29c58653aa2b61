// Made by Packages/Workshop/Generators/licensedb-categories: change that, not this.

/// The keys of ``LicenseDB``'s licenses by category, separated by blanks and ordered as bytes.
///
/// They come from ScanCode's LicenseDB (CC-BY-4.0, nexB Inc. and others), changed by the list next
/// to the generator.
enum LicenseDBTables {
    static let permissive = """
        3dslicer-1.0 4suite-1.1 adi-bsd adrian agere-bsd agtpl amd-historical anu-license
        apache-patent-exception apple-attribution-1997 apple-excl apple-ml-ferret-2023 apple-sscl
        aravindan-premkumar argouml arm-llvm-sga array-input-method-pl asn1 bea-2.1 beri-hw-sw-1.0
        biopython blas-2017 boost-original boutell-libgd-2021 brent-corkum brian-clapper
        brian-gladman-3-clause broadcom-cfe bruno-podetti bsd-1-clause-build bsd-1988
        bsd-2-clause-plus-advertizing bsd-3-clause-devine bsd-3-clause-fda bsd-3-clause-jtag
        bsd-3-clause-no-change bsd-3-clause-no-trademark bsd-ack-carrot2 bsd-artwork bsd-atmel
        bsd-axis-nomod bsd-credit bsd-export bsd-innosys bsd-mylex bsd-new-derivative bsd-new-nomod
        bsd-new-tcpdump bsd-no-disclaimer bsd-no-disclaimer-unmodified bsd-original-muscle
        bsd-original-voices bsd-plus-mod-notice bsd-simplified-intel bsd-simplified-source
        bsd-top-gpl-addition bsd-unchanged bsd-unmodified bsd-x11 bsla-no-advert can-ogl-alberta-2.1
        can-ogl-british-columbia-2.0 can-ogl-nova-scotia-1.0 can-ogl-ontario-1.0 can-ogl-toronto-1.0
        careware carnegie-mellon catharon-osl cavium-malloc cecill-b-en cgic chris-stoy
        clear-bsd-1-clause click-license cmu-flite cmu-mit cmu-nara-nagoya cmu-simple cmu-template
        code-credit-license-1.0.0 code-credit-license-1.0.1 code-credit-license-1.1.0
        codesourcery-2004 compass componentace-jcraft compuphase-linking-exception cosl cpm-2022
        crcalc cryptopp cve-tou cximage d-zlib datamekanix-license delorie-historical
        dhb-lbnl-bsd-2007 dhb-limited-bsd-2015 dl-de-by-1-0-de dl-de-by-1-0-en dl-de-by-2-0-en
        dmalloc dmtf-2017 docbook dos32a-extender dropbear dropbear-2016 dwtfnmfpl-3.0 egenix-1.0.0
        ellis-lab emx-library energyplus-2023 energyplus-bsd errbot-exception etalab-2.0-en
        fabien-tassin far-manager-exception fastbuild-2012-2020 fatfs fftpack-2004
        filament-group-mit font-alias fpdf free-surfer-1.0 freebsd-boot freebsd-first freemarker
        fsf-notice fujion-exception-to-apache-2.0 g10-permissive gareth-mccaughan gary-s-brown
        generic-loop geoff-kuenning-1993 ghostpdl-permissive greg-roelofs gregory-pietsch gtpl-v1
        gtpl-v2 gtpl-v3 happy-bunny hdf4 hdf5 hidapi historical-ntp homebrewed httpget ian-kaplan
        ian-piumarta ibm-dhcp ibm-icu ibm-sample icot-free idt-notice ilmid indiana-extreme
        info-zip-2001-01 info-zip-2002-02 info-zip-2003-05 info-zip-2004-05 info-zip-2005-02
        info-zip-2007-03 info-zip-2009-01 inno-setup intel-bsd-2-clause intel-osl-1989
        intel-osl-1993 iso-14496-10 ja-sig jasper-1.0 jdbm-1.00 jdom jgraph jpnic-mdnkit jpython-1.1
        jscheme jsfromhell jython kalle-kaukonen keith-rule kerberos kevan-stannard khronos
        kumar-robotics lance-norskog-license lcs-telegraphics libmng-2007 libsrv-1.0.2 lil-1 lilo
        linux-device-drivers linuxbios llnl logica-1.0 lucre make-human-exception
        markus-mummert-permissive matt-gallagher-attribution matthew-kwan michael-barr
        michigan-disclaimer mit-1995 mit-license-1998 mit-nagy mit-no-advert-export-control
        mit-no-trademarks mit-old-style mit-old-style-sparse mit-readme mit-specification-disclaimer
        mit-synopsys mit-taylor-variant mod-dav-1.0 motorola ms-sspl mulanpsl-1.0-en mulanpsl-2.0-en
        mulle-kybernetik musl-exception mx4j netcat newlib-historical newran niels-ferguson
        nilsson-historical node-js nonexclusive notre-dame ntpl-origin nvidia nvidia-gov nysl-0.9982
        nysl-0.9982-jp o-young-jong ogc ogl-canada-2.0-fr ogl-wpd-3.0 oll-1.0
        open-weights-permissive-1.0.0 openorb-1.0 opensaml-1.0 openssl-nokia-psk-contribution
        openwall-md5-permissive opnl-1.0 opnl-2.0 owl-0.9.4 owtchart ozplb-1.0 ozplb-1.1
        paolo-messina-2000 paraview-1.2 paul-mackerras-binary paul-mackerras-simplified paulo-soares
        pcre pd-mit pd-programming phil-bunce phorum-2.0 php-2.0.2 pngsuite ppp protobuf psf-3.7.2
        psytec-freesoft punycode pybench pycrypto pygres-2.2 python-cwi qualcomm-turing quickfix-1.0
        quirksmode red-hat-attribution red-hat-bsd-simplified reportbug rsa-cryptoki rsa-demo
        rsa-md4 ryszard-szopa saas-mit saf sash sbia-b scanlogd-license scansoft-1.2 scintilla
        scribbles secret-labs-2011 service-comp-arch sglib shital-shah simpl-1.1 softfloat
        softfloat-2.0 softfloat-2c sparky speechworks-1.1 ssleay stanford-pvrg stlport-2000
        stlport-4.5 sun-source sunsoft supervisor svndiff swig symphonysoft synopsys-mit
        synthesis-toolkit takao-abe takuya-ooura tcg-spec-license-v1 tekhvc tested-software
        things-i-made-public-license tigra-calendar-4.0 tim-janik-2003 toppers-educational
        toppers-license tso-license tumbolia twisted-snmp ubc ugui unicode unicode-icu-58
        unlimited-binary-use-exception us-govt-unlimited-rights usrobotics-permissive vcalendar
        vince visual-numerics w3c-03-bsd-license w3c-software-2023 westhawk whistle whitecat
        wide-license wingo wol wordnet wtfnmfpl-1.0 wtfpl-1.0 wthpl-1.0 wxwindows-u-3.0 x11-acer
        x11-adobe-dec x11-dec1 x11-dsc x11-hanson x11-lucent-variant x11-oar x11-quarterdeck
        x11-realmode x11-sg x11-stanford x11-tektronix x11-x11r5 x11-xconsortium-veillard
        xfree86-1.0 xmldb-1.0 yale-cas zpl-1.0 zsh zveno-research
        """

    static let weakCopyleft = """
        accellera-systemc altermime aptana-exception-3.0 artistic-1988-1.0 autoopts-exception-2.0
        avisynth-c-exception avisynth-linking-exception bcm-linking-exception-2.0
        broadcom-unmodified-exception cc-lgpl-2.1-pt cecill-c-en clause-6-exception-lgpl-2.1
        codelite-exception-to-gpl cognitive-web-osl-1.1 cpl-0.5 cups-apple-os-exception
        cygwin-exception-2.0 cygwin-exception-3.0 cygwin-exception-lgpl-3.0-plus
        dbmx-foss-exception-1.0.9 dbmx-linking-exception-1.0 dpl-1.1 dune-exception eclipse-sua-2001
        eclipse-sua-2002 eclipse-sua-2003 eclipse-sua-2004 eclipse-sua-2005 eclipse-sua-2010
        eclipse-sua-2011 eclipse-sua-2014 eclipse-sua-2014-11 eclipse-sua-2017
        ekiga-exception-2.0-plus emit frontier-1.0 gcc-compiler-exception-2.0 gcc-exception-3.0
        genode-agpl-3.0-exception geoserver-exception-2.0-plus gstreamer-exception-2.0
        guile-exception-2.0 h2-1.0 hacos-1.2 hp-snmp-pp ice-exception-2.0
        indie-module-linking-exception initial-developer-public javascript-exception-2.0 jetty
        josl-1.0 kde-accepted-lgpl libmib libtool-exception-lgpl libwebsockets-exception
        linking-exception-2.0-plus linking-exception-2.1-plus linking-exception-agpl-3.0
        linking-exception-lgpl-2.0plus losla lzma-sdk-2006 lzma-sdk-2006-exception lzma-sdk-2008
        lzma-sdk-original mediainfo-lib mini-xml-exception-lgpl-2.0 monetdb-1.1 ms-cl
        mule-source-1.1.3 mule-source-1.1.4 mysql-con-odbc-exception-2.0 mysql-floss-exception-2.0
        mysql-linking-exception-2018 nant-exception-2.0-plus ocsl-1.0 ohdl-1.0 openi-pl-1.0
        openjdk-classpath-exception2.0 openjdk-exception openmap openmotif-exception-2.0-plus
        openmrs-exception-to-mpl-2.0 openssl-exception-lgpl openssl-exception-lgpl2.0plus
        openssl-exception-lgpl3.0plus oracle-mysql-foss-exception2.0 oracle-openjdk-exception-2.0
        pdl-1.0 pftijah-1.1 qcad-exception-gpl qskinny-exception-lgpl-2.1
        qt-company-exception-lgpl-2.1 qt-kde-linking-exception qt-qca-exception-2.0
        rrdtool-floss-exception-2.0 rxtx-exception-lgpl-2.1 signal-gpl-3.0-exception skip-2014
        spell-exception-lgpl-2.1-plus stax subcommander-exception-2.0plus
        syntext-serna-exception-1.0 tpl-1.0 tpl-2.0 unlimited-link-exception-gpl
        unlimited-link-exception-lgpl upx-exception-2.0-plus vcvrack-exception-to-gpl-3.0
        viewflow-agpl-3.0-exception vixie-cron vpl-1.1 vpl-1.2 wxwindows-r-3.0 xenomai-gpl-exception
        zeromq-exception-lgpl-3.0
        """

    static let strongCopyleft = """
        alfresco-exception-0.5 bash-exception-gpl-2.0 blender-2010 cc-gpl-2.0-pt cc-sa-1.0
        cecill-1.0-en cecill-2.0-fr cecill-2.1-fr clojure-exception-to-gpl-3.0
        crypto-keys-redistribution cups d-fsl-1.0-en dbcl-1.0 dual-commercial-gpl elib-gpl
        epo-osl-2005.1 flowplayer-gpl-3.0 free-art-1.3 free-fork ghostscript-1988 gnu-emacs-gpl-1988
        gpl-2.0-adaptec gpl-2.0-djvu itu-t-gpl kde-accepted-gpl kfqf-accepted-gpl ldpgpl-1 ldpgpl-1a
        liberation-font-exception okl open-diameter openbd-exception-3.0 openpace-exception-gpl
        openssl-exception-gpl-2.0-plus qpopper sencha-app-floss-exception sencha-dev-floss-exception
        smail-gpl strongswan-exception tanuki-community-sla-1.1 tanuki-community-sla-1.2
        tanuki-community-sla-1.3 trolltech-gpl-exception-1.0 trolltech-gpl-exception-1.1
        trolltech-gpl-exception-1.2 ttcl vhfpl-1.1 x11-ibm zrythm-exception-agpl-3.0
        """

    static let networkCopyleft = """
        agpl-2.0 anepokis-1.0 bacula-exception civicrm-exception-to-agpl-3.0 houdini
        magpie-exception-1.0 mulanpubl-1.0 mulanpubl-2.0 nicta-exception openssl-exception-agpl-3.0
        openssl-exception-agpl3.0monit openssl-exception-agpl3.0plus vita-nuova-liberal
        """

    static let publicDomain = """
        aes-128-3.0 bitzi-pd cc-pdm-1.0 icann-public jquery-pd json-js-pd json-pd libselinux-pd
        lzma-sdk-pd ncbi tfl vic-metcalfe-pd
        """

    static let documentation = """
        cc-by-2.0-uk eric-glass html5 ko-man-page ldpl-2.0 owfa-1.0 x11-doc
        """

    static let font = """
        ams-fonts atkinson-hyperlegible-font bakoma-fonts-1995 ecfonts-1.0 gust-font-1.0
        gust-font-2006-09-30 mgopen-font-license ubuntu-font-1.0 utopia
        """

    static let restricted = """
        3com-microcode 996-icu-1.0 Hippocratic-3.0 aardvark-py-2014 abrms ac3filter
        accountability-commercial-1.1 acm-sla acroname-bdk activestate-community
        activestate-community-2012 activestate-komodo-edit actuate-birt-ihub-ftype-sla
        adaptec-downloadable adaptec-eula adcolony-tos-2022 addthis-mobile-sdk-1.0
        adobe-acrobat-reader-eula adobe-air-sdk adobe-air-sdk-2014 adobe-color-profile-bundling
        adobe-color-profile-license adobe-dng-sdk adobe-eula adobe-flash-player-eula-21.0
        adobe-flex-4-sdk adobe-flex-sdk adobe-general-tou adobe-indesign-sdk adobe-postscript
        afpl-9.0 agentxpp agere-sla ago-private-1.0 alasir aldor-public-2.0 alexisisaac-freeware
        allen-institute-software-2018 altova-eula amazon-redshift-jdbc amd-aspf-2023
        amd-linux-firmware amd-linux-firmware-export amlogic-linux-firmware android-sdk-2009
        android-sdk-2012 android-sdk-2021 android-sdk-license android-sdk-preview-2015
        anti-capitalist-1.4 apl-1.1 appfire-eula apple-academic-lisa-os-3.1 apple-attribution
        apple-mfi-license apple-mpeg-4 appsflyer-framework aptana-1.0 arachni-psl-1.0 arm-cortex-mx
        asal-1.0 ascender-eula ascender-web-fonts aslp aslr asmus ati-eula atlassian-marketplace-tou
        atmel-firmware atmel-linux-firmware atmel-microcontroller atmosphere-0.4 authorizenet-sdk
        autodesk-3d-sft-3.0 autoit-eula avsystem-5-clause bapl-1.0 beal-screamer
        bigcode-open-rail-m-v1 bigdigits bigscience-open-rail-m bigscience-rail-1.0
        binary-linux-firmware binary-linux-firmware-patent bittorrent-1.2 bittorrent-eula
        bitwarden-1.0 blitz-artistic bloomberg-blpapi bpel4ws-spec bpmn-io brad-martinez-vb-32
        brankas-open-license-1.0 broadcom-commercial broadcom-confidential broadcom-linux-firmware
        broadcom-proprietary broadcom-raspberry-pi broadcom-standard-terms broadcom-wiced
        broadleaf-fair-use brocade-firmware bsd-dpt bsd-no-mod bsl-1.0 bugsense-sdk c-fsl-1.1
        cadence-linux-firmware capec-tou cavium-linux-firmware cavium-targeted-hardware
        cc-by-nc-nd-2.0-at cc-by-nc-nd-2.0-au cc-by-nc-sa-3.0-us cc-devnations-2.0 cc-nc-1.0
        cc-nc-sampling-plus-1.0 cc-nd-1.0 cc-sampling-1.0 cc-sampling-plus-1.0 cclrc
        chartdirector-6.0 chelsio-linux-firmware chicken-dl-0.2 chris-maunder christopher-velazquez
        cisco-avch264-patent classic-vb cloudera-express cmigemo cockroach
        cockroachdb-use-grant-bsl-1.1 codeguru-permissions codexia colt com-oreilly-servlet
        commonj-timer commons-clause concursive-pl-1.0 confluent-community-1.0
        cooperative-non-violent-4.0 cooperative-non-violent-6.0 cooperative-non-violent-7.0
        corporate-accountability-1.1 cosli couchbase-community couchbase-enterprise cpol-1.0
        cpp-core-guidelines crapl-0.1 crashlytics-agreement-2018 crunchbase-data-2019-12-17 csla
        csprng ctl-linux-firmware cubiware-software-1.0 cvwl cwe-tou cypress-linux-firmware damail
        dante-treglia day-spec dbad dbad-1.1 dennis-ferguson devblocks-1.0 dgraph-cla dhtmlab-public
        digia-qt-commercial digia-qt-preview divx-open-1.0 divx-open-2.1 dl-de-by-nc-1-0-de
        dl-de-by-nc-1-0-en do-no-harm-0.1 douglas-young dtree duende-sla-2022 dynamic-drive-tou
        dynarch-developer dynarch-linkware ecma-documentation ecma-no-patent ecma-patent-coc-0
        ecma-patent-coc-1 ecma-patent-coc-2 ecosrh-1.0 edrdg-2000 efsl-1.0 egrappler
        ej-technologies-eula elastic-license-2018 embedthis-evaluation embedthis-extension
        embedthis-tou-2022 enhydra-1.1 epaperpress esri esri-devkit examdiff excelsior-jet-runtime
        fabric-agreement-2017 facebook-nuclide facebook-software-license fair-source-0.9 fancyzoom
        first-works-appreciative-1.2 flex2sdk flora-1.1 foobar2000 fpl fplot fraunhofer-iso-14496-10
        froala-owdl-1.0 fsl-1.0-apache-2.0 fsl-1.0-mit ftdi ftpbean gatling-highcharts gcel-2022
        gco-v3.0 gdcl genivia-gsoap github-codeql-terms-2020 gitlab-ee gitpod-self-hosted-free-2020
        gladman-older-rijndael-code glut goahead good-boy google-analytics-tos
        google-analytics-tos-2015 google-analytics-tos-2016 google-analytics-tos-2019
        google-apis-tos-2021 google-maps-tos-2018-02-07 google-maps-tos-2018-05-01
        google-maps-tos-2018-06-07 google-maps-tos-2018-07-09 google-maps-tos-2018-07-19
        google-maps-tos-2018-10-01 google-maps-tos-2018-10-31 google-maps-tos-2019-05-02
        google-maps-tos-2019-11-21 google-maps-tos-2020-04-02 google-maps-tos-2020-04-27
        google-maps-tos-2020-05-06 google-ml-kit-tos-2022 google-playcore-sdk-tos-2020
        google-tos-2013 google-tos-2014 google-tos-2017 google-tos-2019 google-tos-2020
        gpl-2.0-koterov gradle-enterprise-sla-2022-11- gradle-tou-2022-01-13 gsoap-1.3a
        gutenberg-2020 hacking-license hauppauge-firmware-eula hauppauge-firmware-oem
        hazelcast-community-1.0 helios-eula helix here-proprietary hessla hfoil-1.0 hippocratic-1.0
        hippocratic-1.1 hippocratic-1.2 hippocratic-2.0 hp hp-enterprise-eula hp-netperf
        hp-proliant-essentials hp-software-eula hp-ux-java hp-ux-jre huggingface-tos-20220915 hugo
        hxd ibm-as-is ibm-data-server-2011 ibm-developerworks-community ibm-employee-written
        ibm-glextrusion ibm-java-portlet-spec-2.0 ibm-jre ibm-nwsc ibpp ic-1.0 ic-shared-1.0 ietf
        ietf-trust imagen info-zip-1997-10 infonode-1.1 installsite intel intel-bcl
        intel-code-samples intel-confidential intel-firmware intel-master-eula-sw-dev-2016
        intel-material intel-mcu-2018 intel-microcode intel-royalty-free
        intel-sample-source-code-2015 intel-scl iozone iptc-2006 irfanview-eula iso-8879
        iso-recorder isotope-cla issl-2018 issl-2022 itc-eula itu itu-t itunes jahia-1.3.1 jam-stapl
        jamon jason-mayes java-app-stub java-research-1.5 java-research-1.6 jboss-eula
        jelurida-public-1.1 jetbrains-purchase-terms jetbrains-toolbox-oss-3 jgraph-general jide-sla
        jj2000 jmagnetic jpegxr jprs-oscl-1.1 jrunner jsel-2.0 jsr-107-jcache-spec
        jsr-107-jcache-spec-2013 karl-peterson katharos-0.1.0 katharos-0.2.0 keypirinha
        kfgqpc-uthmanic-script-hafs kreative-relay-fonts-free-1.2f larabie lattice-osl-2017
        lavantech ldap-sdk-free-use ldpc-1994 ldpc-1997 ldpc-1999 ldpm-1998 leap-motion-sdk-2019 lha
        libgeotiff librato-exception liferay-ee liferay-marketplace-tos linotype-eula
        llama-2-license-2023 llama-license-2023 lmbench-exception-2.0 lontium-linux-firmware
        lsi-proprietary-eula lumisoft-mail-server luxi lyubinskiy-dropdown lyubinskiy-popup-window
        mame manfred-klein-fonts-tos mapbox-tos-2021 marvell-firmware marvell-firmware-2019
        matthew-welch-font-license mattkruse maxmind-geolite2-eula-2019 maxmind-odl mcafee-tou
        mcrae-pl-4-r53 mediatek-firmware mediatek-no-warranty mediatek-proprietary-2008 melange
        merit-network-derivative metageek-inssider-eula metrolink-1.0 microchip-linux-firmware
        microchip-products-2018 microsoft-windows-rally-devkit mike95 minecraft-mod
        mit-kyle-restrictions monkeysaudio morbig-ieee-std-usage moxa-linux-firmware mpeg-7 mpeg-iso
        ms-api-code-pack-net ms-asp-net-ajax-supp-terms ms-asp-net-mvc3 ms-asp-net-mvc4
        ms-asp-net-mvc4-extensions ms-asp-net-software ms-asp-net-tools-pre-release
        ms-asp-net-web-optimization ms-asp-net-web-pages-2 ms-asp-net-web-pages-templates
        ms-azure-data-studio ms-azure-spatialanchors-2.9.0 ms-capicom ms-control-spy-2.0
        ms-data-tier-af-2022 ms-dev-services-2018-06 ms-dev-services-agreement
        ms-device-emulator-3.0 ms-direct3d-d3d120n7-1.1.0 ms-directx-sdk-eula
        ms-directx-sdk-eula-2020 ms-dxsdk-d3dx-9.29.952.3 ms-edge-devtools-2022 ms-edge-webview2
        ms-edge-webview2-fixed ms-enterprise-library-eula ms-entity-framework-4.1
        ms-entity-framework-5 ms-eula-win-script-host ms-exchange-srv-2010-sp2-sdk
        ms-iis-container-eula-2020 ms-ilmerge ms-invisible-eula-1.0 ms-jdbc-driver-40-sql-server
        ms-jdbc-driver-41-sql-server ms-jdbc-driver-60-sql-server ms-kinext-win-sdk
        ms-limited-community ms-msn-webgrease ms-net-framework-4-supp-terms
        ms-net-framework-deployment ms-net-library ms-net-library-2016-05 ms-net-library-2018-11
        ms-net-library-2019-06 ms-net-library-2020-09 ms-nt-resource-kit ms-nuget
        ms-nuget-package-manager ms-office-extensible-file ms-office-system-programs-eula
        ms-platform-sdk ms-pre-release-sla-2023 ms-programsynthesis-7.22.0
        ms-python-vscode-pylance-2021 ms-reactive-extensions-eula ms-remote-ndis-usb-kit
        ms-research-shared-source ms-rsl ms-silverlight-3 ms-specification ms-sql-server-compact-4.0
        ms-sql-server-data-tools ms-sysinternals-sla ms-testplatform-17.0.0 ms-ttf-eula
        ms-typescript-msbuild-4.1.4 ms-visual-2008-runtime ms-visual-2010-runtime ms-visual-2015-sdk
        ms-visual-cpp-2015-runtime ms-visual-studio-2017 ms-visual-studio-2017-tools
        ms-visual-studio-code ms-visual-studio-code-2018 ms-visual-studio-code-2022
        ms-vs-addons-ext-17.2.0 ms-web-developer-tools-1.0 ms-win-container-eula-2020
        ms-win-sdk-server-2008-net-3.5 ms-windows-driver-kit ms-windows-identity-foundation
        ms-windows-os-2018 ms-windows-sdk-win10 ms-windows-sdk-win10-net-6 ms-windows-sdk-win7-net-4
        ms-windows-server-2003-ddk ms-windows-server-2003-sdk ms-xamarin-uitest3.2.0 ms-xml-core-4.0
        msdn-magazine-sample-code-2007 msj-sample-code msntp msppl mtx-licensing-statement
        mut-license mvt-1.1 n8n-ee-2022 naughter ncsa-httpd-1995 nero-eula netapp-sdk-aug2020
        netcomponents netdata-ncul1 netron netronome-firmware new-relic nexb-eula-saas-1.1.0
        nexb-ssla-1.1.0 nice non-violent-4.0 non-violent-7.0 northwoods-sla-2021 npsl-exception-0.92
        npsl-exception-0.93 npsl-exception-0.94 npsl-exception-0.95 ntlm nucleusicons-eula
        numerical-recipes-notice nvidia-apex-sdk-eula-2011 nvidia-cuda-supplement-2020
        nvidia-isaac-eula-2019.1 nvidia-ngx-eula-2019 nvidia-sdk-eula-v0.11
        nvidia-video-codec-agreement nwhm nxp-firmware-patent nxp-linux-firmware nxp-mc-firmware
        nxp-microctl-proprietary nxp-warranty-disclaimer oasis-ipr-2013 oasis-ipr-policy-2014
        oasis-ws-security-spec ocb-non-military-2013 ocb-open-source-2013 ocb-patent-openssl-2013
        oclc-1.0 oculus-sdk oculus-sdk-2020 oculus-sdk-3.5 odb-cpl odb-fpl odb-ncuel odl odmg
        ofrak-community-1.0 ogc-document-2020 ogl-1.0a ooura-2001 openai-tou-20230314 opencarp-1.0
        opengroup-pl openmarket-fastcgi opennetcf-shared-source openssl-exception-mongodb-sspl
        openvpn-as-eula opera-eula-2018 opera-eula-eea-2018 opera-widget-1.0 opl-1.0 opml-1.0
        oracle-bcl-java-platform-2013 oracle-bcl-java-platform-2017 oracle-bcl-javaee
        oracle-bcl-javase-javafx-2012 oracle-bcl-javase-javafx-2013 oracle-bcl-jsse-1.0.3
        oracle-code-samples-bsd oracle-commercial-db-11g2 oracle-devtools-vsnet-dev
        oracle-entitlement-05-15 oracle-free-2018 oracle-gftc-2023-06-12 oracle-java-ee-sdk-2010
        oracle-master-agreement oracle-nftc-2021 oracle-otn-javase-2019 oracle-sql-developer
        oracle-web-sites-tou oreilly-notice osgi-spec-2.0 ossn-3.0 oswego-concurrent otn-dev-dist
        otn-dev-dist-2009 otn-dev-dist-2014 otn-dev-dist-2016 otn-early-adopter-2018
        otn-early-adopter-development otn-standard-2014-09 owal-1.0 oxygen-xml-webhelp-eula
        paint-net passive-aggressive paul-hsieh-derivative paul-hsieh-exposition
        paypal-sdk-2013-2016 pbl-1.0 pdf-creator-pilot perl-1.0 pfe-proprietary-notice pftus-1.1
        phaser-academic phaser-ccp4 phaser-phenix philips-proprietary-notice2000 pine pivotal-tou
        pixabay-content planet-source-code plural-20211124 pml-2020 politepix-pl-1.0
        polyform-free-trial-1.0.0 polyform-internal-use-1.0.0 polyform-perimeter-1.0.0
        polyform-shield-1.0.0 polyform-strict-1.0.0 powervr-tools-software-eula proconx-modbus-rev4
        proguard-exception-2.0 prosperity-1.0.1 prosperity-2.0 prosperity-3.0 qaplug
        qca-linux-firmware qca-technology qlogic-firmware qlogic-microcode qt-commercial-1.1
        qt-commercial-agreement-4.4.1 qti-linux-firmware qualcomm-iso quicktime quin-street
        rackspace ralink-firmware rar-winrar-eula rcsl-2.0 rcsl-3.0 reading-godiva-2010
        realm-platform-extension-2017 red-hat-logos red-hat-trademarks redis-source-available-1.0
        research-disclaimer responsible-ai-source-1.0 responsible-ai-source-1.1 rh-eula rh-eula-lgpl
        ricebsd richard-black riverbank-sip rockchip-proprietary-2022 rogue-wave rsa-md2
        rsa-proprietary rsalv2 rtools-util rubyencoder-commercial rubyencoder-loader rute
        safecopy-eula san-francisco-font sandeep sata saxix-mit scilab-en scilab-fr scola-en
        scola-fr script-asylum script-nikhilk scrub scsl-3.0 semgrep-registry sencha-commercial
        sencha-commercial-3.17 sencha-commercial-3.9 sgi-cid-1.0 sgi-glx-1.0 shavlik-eula
        silicon-image-2007 six-labors-split-1.0 slint-commercial-2.0 slint-royalty-free-1.0
        slysoft-eula smartlabs-freeware smsc-non-commercial-2012 snapeda-design-exception-1.0
        snmp4j-smi softerra-ldap-browser-eula solace-software-eula-2020 sourcegraph-enterprise-2018
        spark-jive splunk-3pp-eula splunk-mint-tos-2018 splunk-sla squeak srgb st-bsd-restricted
        st-mcd-2.0 stable-diffusion-2022-08-22 stanford-mrouted statewizard stmicro-linux-firmware
        stmicroelectronics-centrallabs stream-benchmark stu-nicholls sun-bcl-11-06 sun-bcl-11-07
        sun-bcl-11-08 sun-bcl-j2re-1.2.x sun-bcl-j2re-1.4.2 sun-bcl-j2re-1.4.x sun-bcl-j2re-5.0
        sun-bcl-java-servlet-imp-2.1.1 sun-bcl-javahelp sun-bcl-jimi-sdk sun-bcl-jre6 sun-bcl-jsmq
        sun-bcl-opendmk sun-bcl-openjdk sun-bcl-sdk-1.3 sun-bcl-sdk-1.4.2 sun-bcl-sdk-5.0
        sun-bcl-sdk-6.0 sun-bcl-web-start sun-bsd-extra sun-cc-pp-1.0 sun-communications-api
        sun-ejb-spec-2.1 sun-ejb-spec-3.0 sun-entitlement-03-15 sun-entitlement-jaf sun-glassfish
        sun-iiop sun-java-transaction-api sun-java-web-services-dev-1.6 sun-javamail
        sun-jsr-spec-04-2006 sun-jta-spec-1.0.1 sun-jta-spec-1.0.1b sun-no-high-risk-activities
        sun-project-x sun-prop-non-commercial sun-rpc sun-sdk-spec-1.1 sun-sissl-1.0 sun-ssscfr-1.1
        sustainable-use-1.0 synopsys-attribution t-engine-public t-license-1.0 t-license-2.0
        t-license-2.1 t-license-2.2 t-license-amp-t-kernel t-license-amp-tkse t-license-smp-t-kernel
        t-license-smp-tkse t-license-tkse taligent-jdk tanuki-community-sla-1.0 tanuki-development
        tanuki-maintenance tcg-spec-license-v2 teamdev-services telerik-eula tenable-nessus
        the-stack-tos-2023-07 thomas-bandt ti-broadband-apps ti-linux-firmware ti-restricted
        tiger-crypto tigra-calendar-3.2 timestamp-picker tizen-sdk trca-odl-1.0 treeview-developer
        treeview-distributor triptracker truecrypt-3.1 trustonic-proprietary-2013 tsl-2018 tsl-2020
        txl-10.5 unicode-mappings unpbook unrar unrar-v3 unsplash uofu-rfpl us-govt-geotranform
        vaadin-cvdl-4.0 vbaccelerator verisign vicomsoft-software visual-idiot vitesse-prop
        vnc-viewer-ios volatility-vsl-v1.0 vs10x-code-map vuforia-2013-07-29 vvvvvv-scl-1.0
        w3c-docs-19990405 w3c-docs-20021231 w3c-documentation w3c-test-suite waterfall-feed-parser
        wifi-alliance william-alexander wince-50-shared-source windriver-commercial wink winzip-eula
        winzip-self-extractor woodruff-2002 wrox wrox-download ws-addressing-spec
        ws-policy-specification ws-trust-specification wxwidgets xceed-community-2021 xilinx-2016
        xming xxd yahoo-browserplus-eula yahoo-messenger-eula yensdesign yolo-1.0 yolo-2.0
        zapatec-calendar zendesk-appdev-api-2022 zeusbench zhorn-stickies zipeg
        ziplist5-geocode-dup-addendum ziplist5-geocode-enterprise ziplist5-geocode-workstation
        zuora-software
        """
}
