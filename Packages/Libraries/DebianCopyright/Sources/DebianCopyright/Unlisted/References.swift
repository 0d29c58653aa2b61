import DebianSystems

/// Creates the references of one file and keeps the text of each, once.
struct References {
    private(set) var all: [ReferencedText] = []
    private var known: Set<LicenseReference.Identity> = []
    private let includingTexts: Bool
    private let licenseDB: LicenseDBReader

    /// - Parameter licenseDB: finds the licenses that have an id in LicenseDB.
    init(includingTexts: Bool, licenseDB: LicenseDBReader) {
        self.includingTexts = includingTexts
        self.licenseDB = licenseDB
    }

    /// The license for a text that the SPDX list lacks: the LicenseDB licenses that make up the
    /// text, or else a reference to the text as a license of its own.
    ///
    /// - Parameters:
    ///   - text: the text of a license or a rider.
    ///   - name: the name that the file gives the text; nil if there is none.
    ///   - digest: the text's ``LicenseText/digest``.
    mutating func license(
        of text: LicenseText, named name: ByteView?, digest: String
    ) -> StatedLicense {
        let licenses = licenseDB.licenses(makingUp: text.body)
        // Notices above a license's text belong to that license, and so do all lines after the last
        // one.
        let ends = licenses.dropLast().map(\.bytes.upperBound) + [text.body.count]
        let references = zip(licenses, zip([0] + ends, ends)).map { license, bytes in
            self.license(
                license, named: licenses.count == 1 ? name : nil, text: text[bytes.0..<bytes.1])
        }
        return StatedLicense.joined(references, by: StatedLicense.and)
            ?? .reference(reference(to: name, text: text, digest: digest))
    }

    /// The reference to a license of LicenseDB.
    ///
    /// - Parameters:
    ///   - printed: the license, as found in the text.
    ///   - name: the name that the file gives the license; nil if there is none.
    ///   - text: the license's text with the notices above it.
    mutating func license(
        _ printed: LicenseDBReader.Printed, named name: ByteView?, text: LicenseText
    ) -> StatedLicense {
        let reference = LicenseReference(id: printed.id)
        add(reference, name: name, text: text, base: nil)
        return .reference(reference)
    }

    /// The reference to a license whose text the file prints.
    ///
    /// - Parameters:
    ///   - name: the name that the file gives the license; nil if there is none.
    ///   - text: the text that defines the license.
    ///   - digest: the text's ``LicenseText/digest``.
    ///   - base: the text of the license that an exception is added to, and its digest.
    ///   - underlying: the ids of the SPDX list that the license builds on.
    mutating func reference(
        to name: ByteView?, text: LicenseText, digest: String,
        base: (text: LicenseText, digest: String)? = nil, underlying: [String] = []
    ) -> LicenseReference {
        let id = ReferenceName.id(
            ofText: digest, on: underlying, base: underlying.isEmpty ? base?.digest : nil)
        let reference = LicenseReference(id: id, underlying: underlying)
        add(reference, name: name, text: text, base: base?.text)
        return reference
    }

    /// The reference to a license of which the file has only a name.
    mutating func reference(
        to name: ByteView, base: LicenseText?, underlying: [String]
    ) -> LicenseReference {
        var folded: [UInt8] = []
        name.appendFolded(to: &folded)
        let reference = LicenseReference(
            .name(String(decoding: folded, as: UTF8.self)), underlying: underlying)
        add(reference, name: name, text: nil, base: base)
        return reference
    }

    /// Keeps the license's references to names without a text, which words offer as a choice.
    mutating func add(namesIn license: StatedLicense) {
        switch license {
        case .license: break
        case .reference(let reference):
            guard case .name(let name) = reference.identity,
                known.insert(reference.identity).inserted
            else { break }
            all.append(
                ReferencedText(
                    reference: reference, name: name, text: nil, terms: nil, opening: "",
                    base: nil, commonLicenses: []))
        case .and(let operands), .or(let operands):
            for operand in operands { add(namesIn: operand) }
        }
    }

    private mutating func add(
        _ reference: LicenseReference, name: ByteView?, text: LicenseText?, base: LicenseText?
    ) {
        guard known.insert(reference.identity).inserted else { return }
        let isAddition = !reference.underlying.isEmpty
        let isUnlisted = (base == nil || isAddition) && !reference.isOfLicenseDB
        let texts = includingTexts ? [text, base].compactMap(\.self) : []
        let pointers = texts.flatMap { CommonLicenseFiles.named(in: $0.body) }
        let implied =
            includingTexts
            ? reference.underlying.compactMap(CommonLicenseFiles.name(ofLicense:)) : []
        all.append(
            ReferencedText(
                reference: reference,
                name: name.map { String($0) },
                text: includingTexts ? text?.unescaped : nil,
                terms: isUnlisted ? text?.terms(isAddition: isAddition) : nil,
                opening: text?.opening ?? "",
                base: includingTexts ? base?.unescaped : nil,
                commonLicenses: (pointers.isEmpty ? implied : pointers).firstOfEach))
    }
}

extension LicenseText {
    /// The first words after the copyright lines, without comment leaders.
    fileprivate var opening: String {
        let lines = ByteLines(body).lazy.map(\.bytes).filter {
            $0.contains(where: \.isLetter) && !$0.containsIgnoringCase("copyright")
        }
        var words: [ByteView] = []
        var length = 0
        for line in lines {
            var rest = line.words
            while let word = rest.next() {
                guard word.contains(where: \.isLetter) else { continue }
                length += word.count + 1
                if length > Self.longestOpening, !words.isEmpty { return words.joined }
                words.append(word)
            }
        }
        return words.joined
    }

    /// In bytes.
    private static let longestOpening = 40
}

extension [ByteView] {
    fileprivate var joined: String { map(String.init).joined(separator: " ") }
}

extension [String] {
    /// The elements without repetitions, in order.
    fileprivate var firstOfEach: [String] {
        var seen: Set<String> = []
        return filter { seen.insert($0).inserted }
    }
}

/// Makes ids for licenses that the SPDX list lacks.
enum ReferenceName {
    /// `LicenseRef-deb-` and the first 24 hex digits of the SHA-256 of four lines, without a line
    /// feed after the last:
    ///
    /// 1. `license`, or `exception` for a license with an exception that the list lacks;
    /// 2. the ids of the list that the license builds on, ordered as bytes, separated by a space;
    ///    empty if there are none;
    /// 3. the digest of the text of the license that the exception is added to, if line 2 is empty
    ///    and the file prints that text; otherwise empty;
    /// 4. the digest of the text itself.
    ///
    /// The digest of a text is its ``LicenseText/digest``.
    static func id(ofText digest: String, on underlying: [String], base: String?) -> String {
        let kind = underlying.isEmpty && base == nil ? "license" : "exception"
        let ids = underlying.sorted().joined(separator: " ")
        return "LicenseRef-deb-\(Self.digest(of: [kind, ids, base ?? "", digest]))"
    }

    /// The first 24 hex digits of the SHA-256 of some lines.
    static func digest(of lines: [String]) -> String {
        SHA256(Array(lines.joined(separator: "\n").utf8)).hexadecimal(digits: 24)
    }
}
