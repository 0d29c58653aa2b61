extension String {
    /// Whether it can be the name of one file, so that it leads to no other folder.
    var isFileName: Bool {
        !isEmpty && self != "." && self != ".."
            && utf8.allSatisfy { $0 != 0 && $0 != UInt8(ascii: "/") }
    }
}
