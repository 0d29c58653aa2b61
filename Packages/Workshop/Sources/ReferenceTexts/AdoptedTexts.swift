/// Texts of listed licences that the data has under keys of its own.
enum AdoptedTexts {
    /// The id of the SPDX list; nil where the key is the data's own.
    static func id(of key: String) -> String? {
        guard key.hasPrefix(prefix) else { return nil }
        let name = key.dropFirst(prefix.count)
        return ids[name] ?? latest[name] ?? wordings[name]
    }

    private static let prefix = "LicenseRef-scancode-"

    /// Licences that the list has taken up since the data was made.
    ///
    /// The ids of these keys are those that the index in the Python package license-expression
    /// 30.4.4 gives them, where the data's text is the list's.
    private static let ids: [Substring: String] = [
        "3dslicer-1.0": "3D-Slicer-1.0",
        "amd-historical": "AMD-newlib",
        "apache-patent-exception": "mxml-exception",
        "artistic-1988-1.0": "Artistic-dist",
        "catharon-osl": "Catharon",
        "cc-pdm-1.0": "CC-PDM-1.0",
        "cc-sa-1.0": "CC-SA-1.0",
        "clause-6-exception-lgpl-2.1": "polyparse-exception",
        "click-license": "MIT-Click",
        "codesourcery-2004": "HPND-merchantability-variant",
        "cve-tou": "cve-tou",
        "dante-treglia": "Game-Programming-Gems",
        "docbook": "DocBook-XML",
        "fftpack-2004": "NCL",
        "guile-exception-2.0": "harbour-exception",
        "hdf5": "HDF5",
        "hidapi": "HIDAPI",
        "indie-module-linking-exception": "Independent-modules-exception",
        "inno-setup": "InnoSetup",
        "intel-osl-1993": "HPND-Intel",
        "linking-exception-agpl-3.0": "romic-exception",
        "mit-no-advert-export-control": "HPND-export2-US",
        "ncbi": "NCBI-PD",
        "qt-company-exception-lgpl-2.1": "Digia-Qt-LGPL-exception-1.1",
        "rrdtool-floss-exception-2.0": "RRDtool-FLOSS-exception-2.0",
        "smail-gpl": "SMAIL-GPL",
        "stlport-4.5": "Boehm-GC-without-fee",
        "sustainable-use-1.0": "SUL-1.0",
        "ubuntu-font-1.0": "Ubuntu-font-1.0",
        "x11-oar": "OAR",
    ]

    /// Licences that the list has taken up since that index was made: there is one text of each.
    private static let latest: [Substring: String] = [
        "tekhvc": "TekHVC",
        "vixie-cron": "Vixie-Cron",
        "wordnet": "WordNet",
    ]

    /// Licences in another language, or with the names of others.
    private static let wordings: [Substring: String] = [
        "cecill-1.0-en": "CECILL-1.0",
        "cecill-2.0-fr": "CECILL-2.0",
        "cecill-2.1-fr": "CECILL-2.1",
        "cecill-b-en": "CECILL-B",
        "cecill-c-en": "CECILL-C",
        "d-fsl-1.0-en": "D-FSL-1.0",
        "dl-de-by-2-0-en": "DL-DE-BY-2.0",
        "etalab-2.0-en": "etalab-2.0",
        "free-art-1.3": "LAL-1.3",
        "khronos": "MIT-Khronos-old",
        "mulanpsl-1.0-en": "MulanPSL-1.0",
        "mulanpsl-2.0-en": "MulanPSL-2.0",
        "ogl-canada-2.0-fr": "OGL-Canada-2.0",
        "paul-mackerras-binary": "BSD-Attribution-HPND-disclaimer",
    ]
}
