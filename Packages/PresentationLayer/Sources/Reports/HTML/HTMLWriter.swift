import VisibleText

/// Writes HTML elements into a buffer.
///
/// Text is escaped, and its control characters are made visible, except line feeds and tabs. Names
/// of elements and attributes come from the reports only, and are not escaped.
struct HTMLWriter {
    /// The name and value of an attribute; an attribute without a value is omitted.
    typealias Attribute = (name: StaticString, value: String?)

    /// The bytes that were not passed on yet.
    var bytes: [UInt8] = []

    /// An element with text.
    mutating func element(
        _ name: StaticString, _ text: String, attributes: [Attribute] = []
    ) {
        begin(name, attributes)
        self.text(text)
        end(name)
    }

    /// An element with the content that `fill` writes.
    mutating func element(
        _ name: StaticString, attributes: [Attribute] = [],
        _ fill: (inout HTMLWriter) -> Void
    ) {
        begin(name, attributes)
        fill(&self)
        end(name)
    }

    /// The start tag of an element that ``close(_:)`` ends.
    mutating func open(_ name: StaticString, attributes: [Attribute] = []) {
        begin(name, attributes)
        put("\n")
    }

    mutating func close(_ name: StaticString) { end(name) }

    /// An element without content and end tag.
    mutating func void(_ name: StaticString, attributes: [Attribute] = []) {
        begin(name, attributes)
        put("\n")
    }

    mutating func text(_ text: String) {
        var text = text.visible(keeping: ["\n", "\t"])
        text.withUTF8 { text in
            for byte in text {
                switch byte {
                case UInt8(ascii: "&"): put("&amp;")
                case UInt8(ascii: "<"): put("&lt;")
                case UInt8(ascii: ">"): put("&gt;")
                case UInt8(ascii: "\""): put("&quot;")
                case UInt8(ascii: "'"): put("&#39;")
                default: bytes.append(byte)
                }
            }
        }
    }

    /// Markup, a script or a style from this module, written unchanged.
    mutating func raw(_ markup: String) { bytes += markup.utf8 }

    /// JSON inside a script element. Every `<`, which occurs only in strings, is escaped, since
    /// `</script` or `<!--` in a string would end the element.
    mutating func json(_ json: [UInt8]) {
        for byte in json {
            if byte == UInt8(ascii: "<") { put("\\u003C") } else { bytes.append(byte) }
        }
    }

    private mutating func begin(_ name: StaticString, _ attributes: [Attribute]) {
        put("<")
        put(name)
        for attribute in attributes {
            guard let value = attribute.value else { continue }
            put(" ")
            put(attribute.name)
            put("=\"")
            text(value)
            put("\"")
        }
        put(">")
    }

    /// The end tag, and a line feed unless it would be visible.
    private mutating func end(_ name: StaticString) {
        put("</")
        put(name)
        put(name.isInline ? ">" : ">\n")
    }

    private mutating func put(_ text: StaticString) {
        text.withUTF8Buffer { bytes.append(contentsOf: $0) }
    }
}

extension HTMLWriter {
    /// The document up to its body. It may load nothing, send nothing, and run only the style and
    /// the script with these digests (Content Security Policy Level 3, section 2.3).
    mutating func begin(_ title: String, style: DigestedSource, script: DigestedSource? = nil) {
        raw("<!DOCTYPE html>\n<html lang=\"en\">\n<head>\n")
        void("meta", attributes: [("charset", "utf-8")])
        let scripts = script.map { "; script-src '\($0.digest)'" } ?? ""
        void(
            "meta",
            attributes: [
                ("http-equiv", "Content-Security-Policy"),
                (
                    "content",
                    "default-src 'none'; style-src '\(style.digest)'\(scripts); "
                        + "base-uri 'none'; form-action 'none'"
                ),
            ])
        void(
            "meta",
            attributes: [("name", "viewport"), ("content", "width=device-width, initial-scale=1")])
        void("meta", attributes: [("name", "color-scheme"), ("content", "light dark")])
        void("meta", attributes: [("name", "generator"), ("content", Tool.name)])
        element("title", title)
        raw("<style>\(style.text)</style>\n</head>\n<body>\n")
    }

    mutating func end() { raw("</body>\n</html>\n") }
}

extension StaticString {
    /// Whether a blank after an element with this name would be visible.
    fileprivate var isInline: Bool { ["a", "em", "small", "span", "time"].contains(description) }
}
