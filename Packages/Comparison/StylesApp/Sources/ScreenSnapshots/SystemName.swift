import DomainLayer

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

extension InventorySource {
    /// What distinguishes the system from others in the name of a file: letters, digits, `.`, `_`
    /// and `-` stay, and other bytes are percent-encoded (RFC 3986, section 2.1). Empty for this
    /// machine; nil for standard input, which is another system each time.
    ///
    /// Two names of one folder give one name, so the folder is found again from anywhere.
    var systemName: String? {
        switch self {
        case .standard: ""
        case .root(.standardInput, _, _): nil
        case .root(.path(let path), let platform, _):
            [path.absolute, platform].compactMap(\.self).joined(separator: " ").percentEncoded
        case .packages(let paths): paths.map(\.absolute).joined(separator: " ").percentEncoded
        case .layer(let count, let image): image.systemName.map { "\($0)-layer-\(count)" }
        }
    }
}

extension String {
    /// The path from the root without links; the text itself if there is no such file.
    fileprivate var absolute: String {
        guard let path = realpath(self, nil) else { return self }
        defer { free(path) }
        return String(cString: path)
    }

    fileprivate var percentEncoded: String {
        utf8.reduce(into: "") { name, byte in
            let scalar = UnicodeScalar(byte)
            switch scalar {
            case "a"..."z", "A"..."Z", "0"..."9", ".", "_", "-": name.unicodeScalars.append(scalar)
            default: name += (byte < 16 ? "%0" : "%") + String(byte, radix: 16, uppercase: true)
            }
        }
    }
}
