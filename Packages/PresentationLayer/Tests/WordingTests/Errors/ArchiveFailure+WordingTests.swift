import DomainLayer
import Testing
import Wording

struct ArchiveFailureWordingTests {
    private static let damage = "the file may be damaged; save it again"

    @Test(
        arguments: [
            (.unreadable(message: "Permission denied"), "Permission denied", nil),
            (.unknownFormat, "it is neither an image nor a Debian package nor a tar", nil),
            (.damaged(.truncated, offset: 1536), "it ends too early (byte 1,536)", damage),
            (
                .damaged(.digest("blobs/sha256/00"), offset: 0),
                "blobs/sha256/00 does not have the digest that it is named by (byte 0)", damage
            ),
            (
                .missingProgram("xz", package: "xz-utils"),
                "it is compressed, and xz is not installed", "install the package xz-utils"
            ),
            (.decompression(program: "zstd", status: 1), "zstd failed with status 1", damage),
            (.limit(.ratio), "it decompresses to far more than any image does", nil),
            (.limit(.documents), "what describes it is too long", nil),
            (
                .damaged(.memberSize("blobs/sha256/00"), offset: 0),
                "blobs/sha256/00 does not have the size that is stated for it (byte 0)", damage
            ),
            (
                .duplicatePackage("apple:all", otherPath: "b.deb"),
                "b.deb holds another build of apple:all",
                "only one of them can be installed; name only that one"
            ),
            (
                .contradiction("index.json", "manifest.json"),
                "index.json and manifest.json describe its contents differently",
                "others may read it as something else; trust none of it, or unpack and check the parts"
            ),
            (
                .damaged(.globalHeader, offset: 512),
                "a global header gives entries other names or sizes (byte 512)", damage
            ),
            (
                .damaged(.repeatedMember("manifest.json"), offset: 0),
                "it holds manifest.json twice (byte 0)", damage
            ),
            (.missingMember("layer.tar"), "it lacks layer.tar", damage),
            (.missingLayer(9), "it has no layer 9", nil),
            (
                .ambiguous(["linux/amd64", "linux/arm64"]), "it holds several images",
                "choose one: linux/amd64 or linux/arm64"
            ),
            (
                .unknownImage("12", known: ["13"]), "it holds no image 12",
                "choose one: 13"
            ),
            (.unknownImage("linux/amd64", known: []), "it holds no image linux/amd64", nil),
        ] as [(ArchiveFailure, String, String?)])
    func `a failure says what went wrong and what to do`(
        failure: ArchiveFailure, detail: String, advice: String?
    ) {
        let error = LicenseDriverError.unreadableArchive(.root("a.tar"), failure)
        #expect(error.detail == "cannot read a.tar: \(detail)")
        #expect(error.advice == advice)
    }

    @Test(
        arguments: [
            (.standard, "the system"),
            (.root("a.tar:12"), "a.tar:12"),
            (.root(.standardInput), "standard input"),
            (.root(.path("a.tar"), platform: "linux/arm64"), "a.tar"),
            (.packages(["a.deb"]), "a.deb"),
            (.packages(["a.deb", "b.deb"]), "2 packages"),
            (.layer(2, of: .root("a.tar")), "layer 2 of a.tar"),
        ] as [(InventorySource, String)])
    func `a source is named as it was given`(source: InventorySource, label: String) {
        #expect(source.label == label)
        #expect(
            LicenseDriverError.notAnImage(source).detail
                == "\(label) is not a container image, so it has no layers")
    }
}
