import DomainLayer
import Identification
import LicenseStatements

/// The expressions of what one file states: most of its statements say what another has said.
struct StatedExpressions {
    private var expressions: [StatedLicense: LicenseExpression] = [:]
    private var latest: (stated: StatedLicense, expression: LicenseExpression)?

    /// The engine's tree as a simplified expression.
    subscript(stated: StatedLicense) -> LicenseExpression {
        mutating get {
            if let latest, latest.stated == stated { return latest.expression }
            let expression = expressions[stated] ?? LicenseExpression(stated).simplified
            expressions[stated] = expression
            latest = (stated, expression)
            return expression
        }
    }
}

extension LicenseExpression {
    /// The engine's tree as an expression of the domain.
    init(_ stated: StatedLicense) {
        self =
            switch stated {
            case .license(let id, let orLater, let exception):
                .license(LicenseTerm(id, orLater: orLater, exception: exception))
            case .reference(let reference): .license(LicenseTerm(reference.id))
            case .and(let operands): .and(operands.map(LicenseExpression.init(_:)))
            case .or(let operands): .or(operands.map(LicenseExpression.init(_:)))
            }
    }
}
