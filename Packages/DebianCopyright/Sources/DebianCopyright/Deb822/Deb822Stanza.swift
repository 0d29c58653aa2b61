/// A run of fields between blank lines: one package, or one paragraph of a copyright file.
public struct Deb822Stanza {
    /// The fields in the file's order, repeated names included.
    public internal(set) var fields: [Deb822Field] = []
    /// 1-based lines that are neither a field nor continue one.
    public internal(set) var strayLines: [Int] = []
    /// The 1-based line of the first field or stray line.
    public internal(set) var line = 0

    public init() {}

    /// The first field of this name, letter case aside.
    public subscript(name: StaticString) -> Deb822Field? {
        for field in fields where field.name.equalsIgnoringCase(name) { return field }
        return nil
    }
}
