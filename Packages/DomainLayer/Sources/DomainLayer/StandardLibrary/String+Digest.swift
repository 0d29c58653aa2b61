extension String {
    /// The 64 digits of a digest `sha256:…`, in lowercase; nil if the text is anything else.
    public var sha256Digits: String? {
        let digits = lowercased().utf8.dropFirst(7)
        return hasPrefix("sha256:") && digits.count == 64
            && digits.allSatisfy(\.isHexadecimalDigit) ? String(Substring(digits)) : nil
    }
}
