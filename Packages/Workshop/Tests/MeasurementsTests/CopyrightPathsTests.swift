import Measurements
import Testing

@Suite struct CopyrightPathsTests {
    @Test func `paths come in the listing's order, each once`() {
        let listing = #"""
            {"name":"b","copyrightFile":"\/usr\/b","reason":null}
            {"name":"c","copyrightFile":null}
            {"name":"a","copyrightFile": "/usr/a"}
            {"name":"a","copyrightFile":"/usr/b"}
            """#
        #expect(copyrightPaths(inListing: Array(listing.utf8)) == ["/usr/b", "/usr/a"])
    }

    @Test(arguments: ["", "{}", #"{"copyrightFile":"#, #"{"copyrightFile":"/usr"#])
    func `a listing that breaks off has what stands before`(listing: String) {
        #expect(copyrightPaths(inListing: Array(listing.utf8)).isEmpty)
    }
}
