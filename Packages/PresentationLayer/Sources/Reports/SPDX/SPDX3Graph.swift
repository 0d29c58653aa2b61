import DomainLayer

/// The names of a document's elements as the whole world knows them.
struct SPDX3Names {
    let namespace: String

    func iri(_ name: String) -> String { "\(namespace)#\(name)" }
}

/// Writes the graph of an SPDX 3 document, element by element.
struct SPDX3Graph {
    /// The element that says under which licence the document itself is.
    static let dataLicense = "DataLicense"
    private static let tool = "Tool"

    var json = JSONWriter(.lines)
    /// The names of the elements written so far, in their order.
    private(set) var elements: [String] = []
    /// How elements are known outside the document.
    let names: SPDX3Names

    /// Begins the text: the context, the creation, the tool that created it.
    init(namespace: String, created: Timestamp) {
        names = SPDX3Names(namespace: namespace)
        json.beginObject()
        json.member("@context", "https://spdx.org/rdf/3.0.1/spdx-context.jsonld")
        json.key("@graph")
        json.beginArray()
        json.beginObject()
        json.member("type", "CreationInfo")
        json.member("@id", "_:creation")
        json.member("specVersion", "3.0.1")
        json.member("created", created.description)
        json.member("createdBy", CollectionOfOne(names.iri(Self.tool)))
        json.endObject()
        add("SoftwareAgent", Self.tool) { json, _ in
            json.member("name", "\(Tool.name)-\(Tool.version)")
        }
    }

    /// Writes an element with the members that every one has, and those that `body` writes.
    mutating func add(
        _ type: String, _ name: String, _ body: (inout JSONWriter, SPDX3Names) -> Void
    ) {
        json.beginObject()
        json.member("type", type)
        json.member("spdxId", names.iri(name))
        json.member("creationInfo", "_:creation")
        body(&json, names)
        json.endObject()
        elements.append(name)
    }

    /// Writes a relationship; none to nobody.
    mutating func relate(
        _ element: String, _ type: String, to others: some Collection<String>, as name: String
    ) {
        if others.isEmpty { return }
        add("Relationship", name) { json, names in
            json.member("from", names.iri(element))
            json.member("relationshipType", type)
            json.member("to", others.lazy.map(names.iri))
        }
    }
}
