/// Why a diagram can't be drawn: the code has something that the diagram has no place for.
public struct DiagramError: Error, Hashable, Sendable, CustomStringConvertible {
    /// The diagram's file and what is missing in it, in one line.
    public let description: String

    init(_ diagram: String, _ problem: String) {
        description = "\(diagram): \(problem)"
    }
}

/// Checks that a diagram places just what there is.
func requirePlaces(
    for names: some Sequence<String>, among placed: some Sequence<String>, in diagram: String
) throws(DiagramError) {
    let (names, placed) = (Set(names), Set(placed))
    if let name = names.subtracting(placed).min() {
        throw DiagramError(diagram, "\(name) has no place in it")
    }
    if let name = placed.subtracting(names).min() {
        throw DiagramError(diagram, "\(name), which it shows, is not there")
    }
}
