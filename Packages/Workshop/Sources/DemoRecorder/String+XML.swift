extension String {
    /// As text between the tags of XML (XML 1.0, section 2.4).
    var escapedForXML: String {
        replacing("&", with: "&amp;").replacing("<", with: "&lt;").replacing(">", with: "&gt;")
    }
}
