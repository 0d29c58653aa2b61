import DomainLayer

/// What an expression is rendered as says the same when it is read again.
enum ExpressionPromises {
    static func broken(by bytes: [UInt8]) -> [String] {
        let text = String(decoding: bytes, as: UTF8.self)
        let expression: LicenseExpression
        do throws(LicenseExpressionError) {
            expression = try LicenseExpression(parsing: text)
        } catch {
            let columns = 1...(text.unicodeScalars.count + 1)
            return columns.contains(error.column) ? [] : ["error in column \(error.column)"]
        }
        var broken: [String] = []
        let rendered = expression.description
        let again = try? LicenseExpression(parsing: rendered)
        if again?.description != rendered {
            broken.append("\(rendered) is read as \(again?.description ?? "nothing")")
        }
        if again?.isEquivalent(to: expression) != true {
            broken.append("\(rendered) is something else when read again")
        }
        let simplified = expression.simplified
        if simplified.simplified != simplified {
            broken.append("\(simplified) can be simplified once more")
        }
        if !simplified.isEquivalent(to: expression) {
            broken.append("\(simplified) is not what \(rendered) says")
        }
        return broken
    }
}
