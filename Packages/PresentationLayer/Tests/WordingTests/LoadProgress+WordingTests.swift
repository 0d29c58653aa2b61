import DomainLayer
import Testing
import Wording

struct LoadProgressWordingTests {
    private static let image = InventorySource.root("/srv/image.tar.xz")

    @Test(arguments: [
        (LoadProgress.packages(done: 0, of: nil), "Reading the package database …"),
        (.packages(done: 1, of: 1), "Reading 1 of 1 package …"),
        (.packages(done: 7, of: 18), "Reading 7 of 18 packages …"),
        (
            .bytes(done: 112_400_000, of: 267_300_000, in: image),
            "Reading image.tar.xz: 112 of 267 MB (42 %) …"
        ),
        (.bytes(done: 112_400_000, of: nil, in: image), "Reading image.tar.xz: 112 MB …"),
        (
            .bytes(done: 8_000_000, of: nil, in: .root(.standardInput)),
            "Reading standard input: 8 MB …"
        ),
        (.bytes(done: 999, of: 80_000, in: image), "Reading image.tar.xz: 0 of 80 kB (1 %) …"),
        (
            .bytes(done: 1_234_000_000, of: 26_700_000_000, in: .packages(["a.deb", "b.deb"])),
            "Reading 2 packages: 1,234 of 26,700 MB (4 %) …"
        ),
        (.bytes(done: 0, of: 0, in: image), "Reading image.tar.xz: 0 of 0 kB …"),
        (.bytes(done: .max / 2, of: .max, in: .root("/")), "Reading /: \(half) …"),
        (
            .bytes(done: 1, of: 2, in: .root("/" + String(repeating: "a", count: 50))),
            "Reading \(String(repeating: "a", count: 39))…: 0 of 0 kB (50 %) …"
        ),
    ])
    func `a line says what is read and how much of it was`(progress: LoadProgress, line: String) {
        #expect(progress.line == line)
    }

    private static let half = "4,611,686,018,427 of 9,223,372,036,854 MB (50 %)"

    @Test func `only what is complete has a hundred percent`() {
        #expect(
            LoadProgress.bytes(done: 999_999, of: 1_000_000, in: Self.image).line
                == "Reading image.tar.xz: 0 of 1 MB (99 %) …")
        #expect(
            LoadProgress.bytes(done: 1_000_000, of: 1_000_000, in: Self.image).line
                == "Reading image.tar.xz: 1 of 1 MB (100 %) …")
    }

    @Test(arguments: [
        (LoadProgress.packages(done: 0, of: nil), nil),
        (.packages(done: 0, of: 0), nil),
        (.packages(done: 1, of: 4), 0.25),
        (.bytes(done: 1, of: 4, in: .standard), 0.25),
        (.bytes(done: 1, of: nil, in: .standard), nil),
    ])
    func `a share needs a total`(progress: LoadProgress, share: Double?) {
        #expect(progress.share == share)
    }
}
