extension String {
    /// What an id of the SPDX list begins with, up to its first hyphen: `GPL`, `BSD`, `Apache`. The
    /// whole of an id without one.
    var licenseFamily: Substring { prefix { $0 != "-" } }
}
