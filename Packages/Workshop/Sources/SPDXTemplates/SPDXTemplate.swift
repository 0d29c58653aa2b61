public import Foundation

#if canImport(FoundationXML)
    import FoundationXML
#endif

/// A template of the SPDX list: the text of a license or an exception, and markup for the words
/// that another text may change (specification 2.3, annex B).
public struct SPDXTemplate: Sendable {
    /// The id on the list.
    public let id: String
    /// The text with its optional parts and the original words of its replaceable ones.
    public private(set) var text: [UInt8] = []
    /// The parts with markup, by bytes of the text and in the order of their ends; a part may be
    /// inside another one.
    public private(set) var parts: [Part] = []
    /// The template with other words in the parts that offer a choice: all first ones, all second
    /// ones and so on.
    public private(set) var otherChoices: [SPDXTemplate] = []

    /// A part with markup.
    public struct Part: Sendable {
        public let bytes: Range<Int>
        public let markup: Markup
    }

    /// How a text may vary a part and still be this license.
    public enum Markup: Sendable, Equatable {
        /// Leave it out.
        case optional
        /// Leave out a title (B.11).
        case title
        /// Have another copyright notice, or none (B.10).
        case copyright
        /// Number a list's item in another way (B.6).
        case bullet
        /// Have other words there: one of these, or any if there are none.
        case replaceable([String])
    }

    /// The templates in `src/*.xml` and `src/exceptions/*.xml` of the list's sources, ordered by
    /// path.
    public static func all(in sources: URL) throws -> [SPDXTemplate] {
        try ["src", "src/exceptions"].flatMap { folder in
            try FileManager.default.contentsOfDirectory(
                at: sources.appendingPathComponent(folder), includingPropertiesForKeys: nil)
        }
        .filter { $0.pathExtension == "xml" }
        .sorted { $0.path < $1.path }
        .compactMap { try SPDXTemplate(Data(contentsOf: $0)) }
    }

    /// Reads a template; nil if the data has no text of a license or an exception.
    public init?(_ data: Data) throws {
        let root = try XMLDocument(data: data, options: []).rootElement()
        guard let template = root?.child(at: "license") ?? root?.child(at: "exception"),
            let id = template.value(of: "licenseId"),
            let text = template.child(at: "text")
        else { return nil }
        self.init(id: id, text, choice: nil)
        let choices = parts.map { part in
            if case .replaceable(let words) = part.markup { words.count } else { 0 }
        }
        otherChoices = (0..<(choices.max() ?? 0)).map { SPDXTemplate(id: id, text, choice: $0) }
            .filter { $0.text != self.text }
    }

    /// - Parameter choice: which words to take of each part that offers some; nil for the original
    ///   words.
    private init(id: String, _ text: XMLElement, choice: Int?) {
        self.id = id
        add(text, choice: choice)
    }

    /// The text as a string.
    public var whole: String { String(decoding: text, as: UTF8.self) }

    /// The text without its optional parts, titles and copyright notices included.
    public var bare: String {
        var isLeftOut = [Bool](repeating: false, count: text.count)
        for part in parts where [.optional, .title, .copyright].contains(part.markup) {
            for position in part.bytes { isLeftOut[position] = true }
        }
        return String(decoding: zip(text, isLeftOut).filter { !$1 }.map(\.0), as: UTF8.self)
    }
}

// MARK: Reading

extension SPDXTemplate {
    private mutating func add(_ node: XMLNode, choice: Int?) {
        if node.kind == .text {
            text += Array((node.stringValue ?? "").replacing(/\s+/, with: " ").utf8)
        }
        guard let element = node as? XMLElement else { return }
        let isBlock = ["p", "list", "item"].contains(element.name)
        if isBlock { text += Array("\n\n".utf8) }
        if element.name == "br" { text.append(0x0A) }
        let start = text.count
        let markup = Markup(of: element)
        if let choice, case .replaceable(let words) = markup, let last = words.last {
            text += Array((choice < words.count ? words[choice] : last).utf8)
        } else {
            for child in element.children ?? [] { add(child, choice: choice) }
        }
        if let markup { parts.append(Part(bytes: start..<text.count, markup: markup)) }
        if isBlock { text += Array("\n\n".utf8) }
    }
}

extension SPDXTemplate.Markup {
    fileprivate init?(of element: XMLElement) {
        switch element.name {
        case "optional": self = .optional
        case "titleText": self = .title
        case "copyrightText": self = .copyright
        case "bullet": self = .bullet
        case "alt":
            let pattern = element.value(of: "match") ?? ""
            if let words = Self.alternatives(in: pattern) {
                self = .replaceable(words)
            } else if pattern.hasPrefix(".") || pattern.hasPrefix("[^")
                || (try? Regex(pattern).wholeMatch(in: "")) != nil
            {
                self = .replaceable([])
            } else {
                return nil
            }
        default: return nil
        }
    }

    /// The words that a pattern allows, if it only lists them; nil otherwise.
    private static func alternatives(in pattern: String) -> [String]? {
        let alternatives = pattern.replacing(#"\s+"#, with: " ")
            .split(separator: "|", omittingEmptySubsequences: false)
            .map { $0.hasPrefix("(") && $0.hasSuffix(")") ? $0.dropFirst().dropLast() : $0 }
        guard alternatives.count > 1,
            !alternatives.contains(where: { $0.contains(/[\\()\[\]{}.*+?]/) })
        else { return nil }
        return alternatives.map(String.init)
    }
}

extension XMLNode {
    fileprivate func child(at name: String) -> XMLElement? {
        children?.lazy.compactMap { $0 as? XMLElement }.first { $0.name == name }
    }
}

extension XMLElement {
    fileprivate func value(of attribute: String) -> String? {
        attributes?.first { $0.name == attribute }?.stringValue
    }
}
