import DomainLayer
import Wording

extension HTMLWriter {
    /// The system's name, what needs attention, and where the page comes from.
    mutating func head(
        _ title: String, _ summary: LicenseSummary, _ verdict: PolicyVerdict?, created: Timestamp?
    ) {
        element("header") {
            $0.element("h1", title)
            $0.element(
                "p",
                summary.packages.counting("package") + ", "
                    + summary.licenses.count.counting("license"))
            $0.element(
                "p", summary.attention(judged: verdict), attributes: [("class", "attention")])
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
                let parts = created.description.split(separator: "T")
                $0.element("dt", "Date")
                $0.element("dd") {
                    $0.element(
                        "time", "\(parts[0]) \(parts[1].prefix(5)) UTC",
                        attributes: [("datetime", created.description)])
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

extension LicenseSummary {
    /// What a reader should look at first, in a sentence.
    fileprivate func attention(judged verdict: PolicyVerdict?) -> String {
        let violating = Set(verdict?.violations.map(\.subject) ?? []).count
        if violating > 0 {
            return violating == 1
                ? "One package violates the policy: see the verdict."
                : "\(violating.grouped) packages violate the policy: see the verdict."
        }
        if unknown > 0 {
            return "\(unknown.counting("package")) to review: something in the license is unknown."
        }
        return isIncomplete
            ? "Something could not be read: see the findings." : "Nothing needs attention."
    }
}
