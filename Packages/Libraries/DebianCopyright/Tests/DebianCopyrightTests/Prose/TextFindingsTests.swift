import Testing

@testable import DebianCopyright
@testable import DebianSystems

@Suite struct AnalysisCacheTests {
    private let expat = StatedLicense.license("MIT")

    @Test func `a text is read the first time only, also one that means nothing certain`() {
        let cache = AnalysisCache()
        let identifier = ProseIdentifier(names: LicenseNames(vocabulary: .sample))
        var read: [String] = []
        let texts = ["under the MIT license", "what a day", "under the MIT license", "what a day"]
        let answers = texts.map { text in
            ByteView.withBytes(of: Array(text.utf8)) { bytes in
                cache.findings(in: bytes) {
                    read.append(text)
                    return identifier.findings(in: bytes)
                }.meaning?.license
            }
        }
        #expect(answers == [expat, nil, expat, nil])
        #expect(read == ["under the MIT license", "what a day"])
    }

    @Test func `identifiers that share what they found give the same answers`() {
        let names = LicenseNames(vocabulary: .sample)
        let cache = AnalysisCache()
        let licenses = (0..<2).map { _ in
            let identifier = ProseIdentifier(names: names, sharing: cache)
            return ByteView.withBytes(of: Array("under the MIT license".utf8)) {
                identifier.findings(in: $0).meaning?.license
            }
        }
        #expect(licenses == [expat, expat])
    }
}
