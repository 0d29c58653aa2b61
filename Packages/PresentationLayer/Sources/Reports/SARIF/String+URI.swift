import DomainLayer

extension String {
    /// A path as a part of a URI (RFC 3986, section 3.3).
    var uriPath: String { percentEncoded(keeping: UInt8(ascii: "/")) }
}
