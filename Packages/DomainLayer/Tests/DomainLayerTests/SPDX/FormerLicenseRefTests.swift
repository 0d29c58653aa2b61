import DomainLayer
import Testing

@Suite struct FormerLicenseRefTests {
    @Test(arguments: [
        ("LicenseRef-deb-quill-3e7a51c9", "Quill"),
        ("LicenseRef-deb-quill-3e7a51c9", "LicenseRef-quill"),
        ("LicenseRef-deb-gpl-2-with-openssl-exception-b04d92e6", "GPL-2+ with OpenSSL exception"),
        ("LicenseRef-deb-name-0a1b2c3d", "name"),
        ("LicenseRef-deb-viag-nie-0a1b2c3d", "Viagénie."),
        (
            "LicenseRef-deb-long-long-long-long-long-long-long-long-long-lon-0a1b2c3d",
            String(repeating: "long-", count: 12)
        ),
    ])
    func `an id of the former form is told by its name and eight digits`(id: String, name: String) {
        #expect(FormerLicenseRef(id)?.isMade(ofName: name) == true)
        #expect(FormerLicenseRef(id)?.isMade(ofName: name + " 2") == (name.count > 48))
    }

    @Test(arguments: [
        "LicenseRef-deb-3e7a51c90a1b2c3d4e5f6071", "LicenseRef-deb-name-3e7a51c90a1b2c3d4e5f6071",
        "LicenseRef-deb-3e7a51c9", "LicenseRef-deb--3e7a51c9", "LicenseRef-deb-quill-3E7A51C9",
        "LicenseRef-deb-quill-3e7a51c", "LicenseRef-public-domain", "LicenseRef-quill-3e7a51c9",
        "MIT", "",
    ])
    func `any other id is not of the former form`(id: String) {
        #expect(FormerLicenseRef(id) == nil)
    }
}
