import DomainLayer
import Wording

extension HTMLWriter {
    /// What begins each printed page.
    mutating func runningHead(
        _ title: String, of system: SystemIdentity, created: Timestamp?
    ) {
        let parts = [title, system.hostName, created?.minute].compactMap(\.self)
        element(
            "p", parts.joined(separator: " · "),
            attributes: [("class", "running"), ("aria-hidden", "true")])
    }

    /// The system's name, what needs attention, and where the page comes from.
    mutating func head(
        _ title: String, _ summary: LicenseSummary, _ review: PageReview, created: Timestamp?
    ) {
        element("header") {
            $0.element("h1", title)
            $0.element(
                "p", review.attention,
                attributes: [("class", "attention \(review.urgency.rawValue)")])
            $0.element(
                "p",
                summary.packages.counting("package") + ", "
                    + summary.licenses.count.counting("license"))
            $0.origin(of: summary.system, created: created)
        }
    }

    /// The machine or image that the page describes, and when and by which program it was made.
    private mutating func origin(of system: SystemIdentity, created: Timestamp?) {
        element("dl") {
            $0.fact("Host", system.hostName)
            if let image = system.image {
                $0.fact("Image", image.names.joined(separator: " "))
                $0.fact("Digest", image.digest)
                $0.fact("Image id", image.configDigest)
                $0.fact("Platform", image.platform)
                $0.fact("Caution", image.caution)
            }
            if let created {
                $0.element("dt", "Date")
                $0.element("dd") {
                    $0.element(
                        "time", created.minute, attributes: [("datetime", created.description)])
                }
            }
            $0.fact("Made by", "\(Tool.name) \(Tool.version)")
        }
    }

    /// An entry of a description list; nothing if there is no value.
    private mutating func fact(_ label: String, _ value: String?) {
        guard let value, !value.isEmpty else { return }
        element("dt", label)
        element("dd", value)
    }

    /// The layers of the image, from the base upward; nothing if they aren't recorded.
    mutating func layers(of image: ImageIdentity) {
        if image.layers.isEmpty { return }
        element("section", attributes: [("class", "system")]) {
            $0.element("h2", "Layers of the image")
            $0.element("ul") { html in
                for (index, layer) in image.layers.enumerated() {
                    let command = layer.command.map { ": \($0)" } ?? ""
                    html.element("li", "\(index + 1), \(layer.digest)\(command)")
                }
            }
        }
    }

    /// Findings about the system as a whole; nothing if there are none.
    mutating func findings(_ findings: [LicenseFinding]) {
        if findings.isEmpty { return }
        element("section", attributes: [("class", "system")]) {
            $0.element("h2", "Findings about the system")
            $0.element("ul") { html in
                for finding in findings {
                    html.element("li", attributes: []) {
                        if !finding.location.isEmpty { $0.text("\(finding.location): ") }
                        $0.text(finding.detail)
                    }
                }
            }
        }
    }
}

extension Timestamp {
    /// The time without its seconds, for people.
    fileprivate var minute: String {
        let parts = description.split(separator: "T")
        return "\(parts[0]) \(parts[1].prefix(5)) UTC"
    }
}
