/// Texts of licences that the SPDX list has taken up since the data was made, which has them under
/// keys of its own.
///
/// The ids of these keys are those that the index in the Python package license-expression 30.4.4
/// gives them.
enum AdoptedTexts {
    /// The id of the SPDX list; nil where the key is still the data's own.
    static func id(of key: String) -> String? {
        key.hasPrefix(prefix) ? ids[key.dropFirst(prefix.count)] : nil
    }

    private static let prefix = "LicenseRef-scancode-"

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
        "mit-taylor-variant": "pkgconf",
        "ncbi": "NCBI-PD",
        "qt-company-exception-lgpl-2.1": "Digia-Qt-LGPL-exception-1.1",
        "rrdtool-floss-exception-2.0": "RRDtool-FLOSS-exception-2.0",
        "smail-gpl": "SMAIL-GPL",
        "stlport-4.5": "Boehm-GC-without-fee",
        "sustainable-use-1.0": "SUL-1.0",
        "ubuntu-font-1.0": "Ubuntu-font-1.0",
        "x11-oar": "OAR",
    ]
}
