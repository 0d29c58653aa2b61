import DomainLayer
import PresentationLayer
import Testing

struct DetectionMethodWordingTests {
    @Test func `each rule has a code and says what a statement rests on`() {
        #expect(
            DetectionMethod.allCases.map { "\($0.rawValue): \($0.detail)" } == [
                "short-name: a short name of copyright-format 1.0",
                "listed-id: an identifier of the SPDX licence list",
                "identifier-line: an SPDX-License-Identifier line",
                "license-text: the licence's own text, compared word for word",
                "usual-name: a name that many use and no standard defines",
                "grant: words that grant the licence which they name",
                "perl-terms: the same terms as Perl, which has two licences",
                "public-domain: words that give the work to the public domain",
                "common-license: the name of a file under /usr/share/common-licenses",
                "unlisted-exception: a licence with an exception that the SPDX list lacks",
                "unlisted-text: a text that is no licence of the SPDX list",
                "unlisted-name: a name that only this file knows, over no text",
            ])
    }
}
