extension Unicode.Scalar {
    /// Whether no terminal and no page takes it for more than a character: neither a control
    /// character, nor a separator of lines, nor one that turns the direction of writing.
    var isHarmless: Bool {
        switch properties.generalCategory {
        case .control, .lineSeparator, .paragraphSeparator: false
        default: !properties.isBidiControl
        }
    }
}
