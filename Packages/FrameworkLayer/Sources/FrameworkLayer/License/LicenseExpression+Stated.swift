import DebianCopyright
import DomainLayer

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
