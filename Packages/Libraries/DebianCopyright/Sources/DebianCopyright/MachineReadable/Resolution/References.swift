/// Makes the references of one file, and keeps what each one stands for, once.
struct References {
    private(set) var all: [ReferencedText] = []
    private var known: Set<LicenseReference.Identity> = []
    private let includingTexts: Bool
    private let licenseDB: LicenseDBReader

    /// - Parameter licenseDB: what knows the licenses that have an id of LicenseDB's.
    init(includingTexts: Bool, licenseDB: LicenseDBReader) {
        self.includingTexts = includingTexts
        self.licenseDB = licenseDB
    }

    /// What a text is that the SPDX list lacks: the licenses of LicenseDB that it is made of, or a
    /// license of its own.
    ///
    /// - Parameters:
    ///   - text: a license's, or a rider's.
    ///   - name: what the file calls it; nil if it has no name.
    ///   - digest: the text's ``LicenseText/digest``.
    mutating func license(
        of text: LicenseText, named name: ByteView?, digest: String
    ) -> StatedLicense {
        let licenses = licenseDB.licenses(makingUp: text.body)
        // Notices above a license's text belong to it, and so does whatever follows the last one.
        let ends = licenses.dropLast().map(\.bytes.upperBound) + [text.body.count]
        let references = zip(licenses, zip([0] + ends, ends)).map { license, bytes in
            self.license(
                license, named: licenses.count == 1 ? name : nil, text: text[bytes.0..<bytes.1])
        }
        return StatedLicense.joined(references, by: StatedLicense.and)
            ?? .reference(reference(to: name, text: text, digest: digest))
    }

    /// A license of LicenseDB.
    ///
    /// - Parameters:
    ///   - printed: what was found.
    ///   - name: what the file calls it; nil if it has no name.
    ///   - text: its text, with the notices above it.
    mutating func license(
        _ printed: LicenseDBReader.Printed, named name: ByteView?, text: LicenseText
    ) -> StatedLicense {
        let reference = LicenseReference(id: printed.id)
        add(reference, name: name, text: text, base: nil)
        return .reference(reference)
    }

    /// The reference to a license that the file prints a text of.
    ///
    /// - Parameters:
    ///   - name: what the file calls it; nil if it has no name.
    ///   - text: what tells what it is.
    ///   - digest: the text's ``LicenseText/digest``.
    ///   - base: the text of the license that an exception is added to, and its digest.
    ///   - underlying: ids of the SPDX list that it builds upon.
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

    /// The reference to a license of which the file has no more than a name.
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

    /// Keeps what a license has of names that words offer as a choice, without a text.
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
        let isUnlisted =
            base == nil && reference.underlying.isEmpty && !reference.isOfLicenseDB
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
                terms: isUnlisted ? text?.terms : nil,
                opening: text?.opening ?? "",
                base: includingTexts ? base?.unescaped : nil,
                commonLicenses: (pointers.isEmpty ? implied : pointers).firstOfEach))
    }
}

extension LicenseText {
    /// What it says of what may be done; its lines are those of ``unescaped``.
    fileprivate var terms: LicenseTerms {
        ByteView.withBytes(of: Array(unescaped.utf8), LicenseTerms.init(reading:))
    }

    /// The first words behind lines about copyright, without marks that lead comments.
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
    /// The elements without those that stand in it before.
    fileprivate var firstOfEach: [String] {
        var seen: Set<String> = []
        return filter { seen.insert($0).inserted }
    }
}

/// Ids for licenses that the SPDX list lacks.
enum ReferenceName {
    /// `LicenseRef-deb-` and the first 24 hex digits of the SHA-256 of four lines, without a line
    /// feed behind the last:
    ///
    /// 1. `license`, or `exception` for a license with an exception that the list lacks;
    /// 2. the ids of the list that it builds upon, as bytes, with a space between them; empty if
    ///    there are none;
    /// 3. the digest of the text of the license that the exception is added to, if line 2 is empty
    ///    and the file prints one; else empty;
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
