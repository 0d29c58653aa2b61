import DebianCopyright
import DomainLayer
import Testing

@testable import FrameworkLayer

@Suite struct StatedLicenseConversionTests {
    @Test(arguments: [
        (StatedLicense.license("MIT"), "MIT"),
        (.license("EPL-1.0", orLater: true), "EPL-1.0+"),
        (
            .license("GPL-2.0-or-later", exception: "Libtool-exception"),
            "GPL-2.0-or-later WITH Libtool-exception"
        ),
        (
            .reference(LicenseReference(id: "LicenseRef-deb-0a1b2c3d4e5f60718293a4b5")),
            "LicenseRef-deb-0a1b2c3d4e5f60718293a4b5"
        ),
        (
            .and([.license("MIT"), .or([.license("ISC"), .license("Zlib")])]),
            "MIT AND (ISC OR Zlib)"
        ),
    ])
    func `the engine's tree becomes the domain's expression`(
        stated: StatedLicense, expression: String
    ) {
        #expect(LicenseExpression(stated, source: "orchard").description == expression)
    }
}
