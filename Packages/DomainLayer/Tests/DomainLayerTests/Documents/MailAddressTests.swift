import DomainLayer
import Testing

struct MailAddressTests {
    @Test(arguments: [
        "ana@heron.example", "a.b+c_d-e@x-y.heron.example", "libpng1.6@packages.debian.org",
        "o'neill@heron.example",
    ])
    func `mail can be sent there`(text: String) {
        #expect(MailAddress(text)?.text == text)
    }

    @Test(arguments: [
        "", "ana", "@", "ana@", "@heron.example", "ana@heron", "ana@@heron.example",
        "a@b@heron.example", ".ana@heron.example", "ana.@heron.example", "a..b@heron.example",
        "ana@-heron.example", "ana@heron-.example", "ana@heron..example", "ana@heron.example.",
        "ana ruiz@heron.example", "https://heron.example/@ana", "mailto:ana@heron.example",
        "ana@heron.example>", "ana\u{0}@heron.example", "aña@heron.example",
        "ana@heron.example\n",
    ])
    func `mail can't be sent there, or not surely`(text: String) {
        #expect(MailAddress(text) == nil)
    }

    @Test func `an address longer than mail can carry is none`() {
        #expect(MailAddress(String(repeating: "a", count: 5_000_000) + "@heron.example") == nil)
    }
}
