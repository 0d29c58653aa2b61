/// A number with so many digits behind the point, and commas between thousands: `1,234.5`.
public func figure(_ value: Double, digits: Int = 0) -> String {
    guard value.isFinite, abs(value) < 1e15 else { return "\(value)" }
    let scale = (0..<digits).reduce(1) { scale, _ in scale * 10 }
    let scaled = Int((abs(value) * Double(scale)).rounded())
    var whole = String(scaled / scale)
    var position = whole.count - 3
    while position > 0 {
        whole.insert(",", at: whole.index(whole.startIndex, offsetBy: position))
        position -= 3
    }
    let part = String(scaled % scale)
    let zeros = String(repeating: "0", count: max(0, digits - part.count))
    let sign = value < 0 && scaled > 0 ? "-" : ""
    return sign + whole + (digits > 0 ? ".\(zeros)\(part)" : "")
}
