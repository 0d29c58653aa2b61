/// A style or a script of a page, with its digest.
struct DigestedSource {
    let text: String
    /// `sha256-` and the digest of the text in base 64, as in a Content Security Policy.
    let digest: String
}

extension DigestedSource {
    // After a change of the source, a browser's console shows the digest to put here.
    static let noticesStyle = DigestedSource(
        text: PageStyle.common + PageStyle.notices,
        digest: "sha256-XHhUK3eDwy++cl4AWBrPIUfVU8ng3TMlq6UoG3dm/WI=")

    static let inventoryStyle = DigestedSource(
        text: PageStyle.common + PageStyle.inventory,
        digest: "sha256-RmXBUOItahbSDd2QexkwAebPDz9dk51MDEHpqgYCC6k=")

    static let inventoryScript = DigestedSource(
        text: PageScript.inventory,
        digest: "sha256-soTKRLKTKBoL8VgFVDzTaZcAK/P5jZ0H71C4NqFa9aY=")
}
