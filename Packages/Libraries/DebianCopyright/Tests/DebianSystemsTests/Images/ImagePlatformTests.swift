import Testing

@testable import DebianSystems

struct ImagePlatformTests {
    @Test(arguments: [
        ("linux/amd64", "linux/amd64"), ("linux/arm64/v8", "linux/arm64/v8"), ("linux", nil),
        ("linux/", nil), ("", nil), ("linux/arm/v7/x", nil), ("/amd64", nil),
    ])
    func `a platform has two or three names`(text: String, expected: String?) {
        #expect(ImagePlatform(text)?.description == expected)
    }

    @Test(arguments: [
        ("linux/arm64", "linux/arm64/v8", true), ("linux/arm64/v8", "linux/arm64", true),
        ("linux/arm/v6", "linux/arm/v7", false), ("linux/amd64", "linux/arm64", false),
        ("windows/amd64", "linux/amd64", false),
    ])
    func `a variant counts only if both have one`(wanted: String, other: String, fits: Bool) throws
    {
        let (wanted, other) = (
            try #require(ImagePlatform(wanted)), try #require(ImagePlatform(other))
        )
        #expect(wanted.accepts(other) == fits)
    }
}
