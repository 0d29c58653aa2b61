import Bytes
import Identification
import LicenseStatements

extension LicenseResolver {
    /// The operands of an "and" without those that are exceptions, and their ids: some give the
    /// exception a name and a stanza of its own (`GPL-2+ and Font-exception-2.0`).
    ///
    /// Exceptions alone are left as they are.
    mutating func parted(_ operands: [Synopsis]) -> (licenses: [Synopsis], exceptions: [String]) {
        var licenses: [Synopsis] = []
        var exceptions: [String] = []
        for operand in operands {
            if let id = exception(of: operand) {
                exceptions.append(id)
            } else {
                licenses.append(operand)
            }
        }
        return licenses.isEmpty ? (operands, []) : (licenses, exceptions)
    }

    /// The SPDX id of the exception that a name or the text under it is.
    private mutating func exception(of operand: Synopsis) -> String? {
        guard case .name(let name) = operand, names.meaning(of: name).0 == .unknown else {
            return nil
        }
        if let id = names.exception(of: name) { return id }
        guard let text = texts[name.whole] else { return nil }
        return texts.exception(in: text)
    }
}

extension SynopsisName {
    /// Whether it speaks of an exception: `BSD-3-clause-with-weird-numbering` does not.
    var isException: Bool {
        let word: StaticString = "exception"
        return whole.indices.contains { whole[$0..<whole.count].startsIgnoringCase(with: word) }
    }
}

extension TextMeaning {
    /// Whether a licence's own text was found, of none of these licences' families: with what a name
    /// calls an exception it may be another licence of the list.
    func isText(besides licenses: [String]) -> Bool {
        basis == .text
            && license.licenseIDs.allSatisfy { id in !licenses.contains { $0.isKin(of: id) } }
    }
}
