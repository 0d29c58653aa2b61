import Testing

@testable import DebianCopyright
@testable import DebianSystems

@Suite struct DeclaredWordingTests {
    private func keepsWording(_ text: String, of id: String = "Larkspur") throws -> Bool? {
        let index = try #require(InventedLicenses.index)
        return ByteView.withBytes(of: Array(text.utf8)) {
            DeclaredWording(of: [id], in: index)?.isKept(in: $0)
        }
    }

    @Test(arguments: [
        "Anybody may use, copy and alter this bundle and hand the pieces on.",
        "Use, copy or alter the software. It comes without warranty, even in the rain.",
        "Anybody may use, copy or alter the pieces of \"Moss\", and hand Moss on.",
    ])
    func `a license in other words keeps its wording`(text: String) throws {
        #expect(try keepsWording(text) == true)
    }

    @Test(arguments: [
        "Anybody may use, copy and alter this bundle in the meadow of the buyer.",
        "Anybody may use and copy this bundle.",
        "Use, copy and alter the pieces. The bundle stays dry.",
    ])
    func `words that no license has, and rights that are missing, say something else`(
        text: String
    ) throws {
        #expect(try keepsWording(text) == false)
    }

    @Test func `a name that no text is known of can't be compared`() throws {
        #expect(try keepsWording("Anybody may use it.", of: "Moss") == nil)
    }
}
