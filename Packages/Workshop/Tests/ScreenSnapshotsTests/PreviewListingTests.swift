import ScreenSnapshots
import Testing

struct PreviewListingTests {
    @Test func `each frame has its name and its lines`() {
        let listing = PreviewListing(
            parsing: """
                ━━ help-60 ━━━━
                 Keys

                q quit
                ━━ help-100 ━━━━━━━━
                Keys

                """)
        #expect(
            listing.frames == [
                PreviewListing.Frame(name: "help-60", lines: [" Keys", "", "q quit"]),
                PreviewListing.Frame(name: "help-100", lines: ["Keys"]),
            ])
    }

    @Test(arguments: ["", "no previews\n"])
    func `without a name there is no frame`(text: String) {
        #expect(PreviewListing(parsing: text).frames == [])
    }
}
