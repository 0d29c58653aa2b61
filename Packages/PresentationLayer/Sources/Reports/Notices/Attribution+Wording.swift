import DomainLayer
import PresentationLayer

extension Attribution {
    var title: String { "Notices of \(system.name.isEmpty ? "this system" : system.name)" }

    /// How much there is, in a line.
    var total: String {
        sources.count.counting("source package") + ", "
            + texts.count.counting("text of a licence", plural: "texts of licences")
    }

    /// What a source is called among its users.
    func name(ofSource place: Int) -> String { sources[place].name }
}

extension AttributedSource {
    var name: String { "\(source.name) \(source.version)" }

    /// What stands in the place of licences, holders and texts where there is none of them; else
    /// nil.
    var absence: String? {
        grants.isEmpty && holders.isEmpty && texts.isEmpty ? "Nothing is stated." : nil
    }
}

extension AttributedGrant {
    var label: String { expression?.description ?? "No licence stated" }
}

extension AttributedText {
    var label: String { names.isEmpty ? "Without a name" : names.joined(separator: "; ") }
}
