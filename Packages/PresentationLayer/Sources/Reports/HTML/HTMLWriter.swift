import VisibleText

/// Writes HTML into a buffer, elements of the names and attributes that it is told.
///
/// All text given to it is plain: it escapes what HTML would take for its own, and makes control
/// characters visible but line feeds and tabs. Names of elements and attributes are the reports'
/// own.
struct HTMLWriter {
    /// An attribute's name and value; without a value there is no attribute.
    typealias Attribute = (name: StaticString, value: String?)

    /// What was written and not yet passed on.
    var bytes: [UInt8] = []

    /// An element with text in it.
    mutating func element(
        _ name: StaticString, _ text: String, attributes: [Attribute] = []
    ) {
        begin(name, attributes)
        self.text(text)
        end(name)
    }

    /// An element with what `fill` writes in it.
    mutating func element(
        _ name: StaticString, attributes: [Attribute] = [],
        _ fill: (inout HTMLWriter) -> Void
    ) {
        begin(name, attributes)
        fill(&self)
        end(name)
    }

    /// The beginning of an element that ``close(_:)`` ends.
    mutating func open(_ name: StaticString, attributes: [Attribute] = []) {
        begin(name, attributes)
        put("\n")
    }

    mutating func close(_ name: StaticString) { end(name) }

    /// An element that has nothing in it and no end.
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

    /// Markup, a script or a style of the report's own, as it is.
    mutating func raw(_ markup: String) { bytes += markup.utf8 }

    /// JSON inside a script element, which the first `</script` or `<!--` in a string would end:
    /// every `<`, which stands in strings alone, becomes an escape.
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

    /// A line feed follows, but where it would show.
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
    /// The document up to its body: it may load nothing, send nothing and run nothing but the style
    /// and the script with these digests (Content Security Policy Level 3, section 2.3).
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

/// A style or a script of a page, with its digest.
struct DigestedSource {
    let text: String
    /// `sha256-` and the digest of the text in base 64, as a policy names it.
    let digest: String
}

extension StaticString {
    /// Whether a blank after an element of this name would show.
    fileprivate var isInline: Bool { ["a", "em", "small", "span", "time"].contains(description) }
}
