import BuildMeasurements
import Testing

@Suite struct GeneratedFrameworkTests {
    @Test(arguments: [0, 1, 50])
    func `a framework has a manifest, an entrance and as many files as asked for`(size: Int) {
        let files = GeneratedFramework(size: size).files
        #expect(files.count == size + 2)
        #expect(files.keys.allSatisfy { $0.hasPrefix(GeneratedFramework.folder) })
        #expect(Set(files.values).count == files.count)
    }
}
