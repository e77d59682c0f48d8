import OpenWeatherCore
import Testing

@Suite("Evidence about a key")
struct KeyEvidenceTests {
    /// What was known about the key before it was refused.
    enum Known: CaseIterable, Sendable {
        case nothing, weatherAccepted, weatherRefused, otherAccepted, otherRefused, sameAccepted
        case weatherRefusedOtherAccepted, otherProductOfAccountRefused

        /// Adds the verdicts; `other` is a plan that is neither the account's nor the one under test.
        func add(to evidence: inout KeyEvidence, plan: BillingPlan, other: BillingPlan) {
            switch self {
            case .nothing: break
            case .weatherAccepted: evidence.add(.accepted, of: .account, isIncluded: true)
            case .weatherRefused: evidence.add(.refused, of: .account, isIncluded: true)
            case .otherAccepted: evidence.add(.accepted, of: other, isIncluded: false)
            case .otherRefused: evidence.add(.refused, of: other, isIncluded: false)
            case .sameAccepted: evidence.add(.accepted, of: plan, isIncluded: plan == .account)
            case .weatherRefusedOtherAccepted:
                evidence.add(.refused, of: .account, isIncluded: true)
                evidence.add(.accepted, of: other, isIncluded: false)
            case .otherProductOfAccountRefused: evidence.add(.refused, of: .account, isIncluded: false)
            }
        }
    }

    /// A product that refuses the key.
    enum Product: CaseIterable, Sendable { case weather, paidProductOfTheAccount, oneCall3, oneCall4 }

    private static let rows: [(Product, Known, KeyRefusal)] =
        [
            (.weather, .nothing, .unknownOrInactive), (.weather, .weatherAccepted, .unknownOrInactive),
            (.weather, .weatherRefused, .unknownOrInactive), (.weather, .otherAccepted, .undetermined),
            (.weather, .otherRefused, .unknownOrInactive), (.weather, .sameAccepted, .unknownOrInactive),
            (.weather, .weatherRefusedOtherAccepted, .undetermined),
            (.weather, .otherProductOfAccountRefused, .unknownOrInactive),
            (.paidProductOfTheAccount, .nothing, .undetermined),
            (.paidProductOfTheAccount, .weatherAccepted, .subscriptionRequired),
            (.paidProductOfTheAccount, .weatherRefused, .unknownOrInactive),
            (.paidProductOfTheAccount, .otherAccepted, .subscriptionRequired),
            (.paidProductOfTheAccount, .otherRefused, .undetermined),
            (.paidProductOfTheAccount, .sameAccepted, .subscriptionRequired),
            (.paidProductOfTheAccount, .weatherRefusedOtherAccepted, .undetermined),
            (.paidProductOfTheAccount, .otherProductOfAccountRefused, .undetermined),
        ]
        + [Product.oneCall3, .oneCall4]
        .flatMap { product -> [(Product, Known, KeyRefusal)] in
            [
                (product, .nothing, .undetermined), (product, .weatherAccepted, .subscriptionRequired),
                (product, .weatherRefused, .unknownOrInactive), (product, .otherAccepted, .subscriptionRequired),
                (product, .otherRefused, .undetermined), (product, .sameAccepted, .undetermined),
                (product, .weatherRefusedOtherAccepted, .undetermined),
                (product, .otherProductOfAccountRefused, .undetermined),
            ]
        }

    @Test
    func `has a row for every product and everything that can be known`() {
        #expect(Self.rows.count == Product.allCases.count * Known.allCases.count)
    }

    @Test(arguments: rows, [true, false])
    func `tells why a product refused the key`(
        row: (product: Product, known: Known, refusal: KeyRefusal),
        isWellFormed: Bool
    ) {
        var sut = KeyEvidence(isWellFormed: isWellFormed)
        let plan: BillingPlan =
            switch row.product {
            case .weather, .paidProductOfTheAccount: .account
            case .oneCall3: .oneCall3
            case .oneCall4: .oneCall4
            }
        row.known.add(to: &sut, plan: plan, other: plan == .oneCall3 ? .oneCall4 : .oneCall3)

        let isIncluded = row.product == .weather
        sut.add(.refused, of: plan, isIncluded: isIncluded)
        let refusal = sut.refusal(of: plan, isIncluded: isIncluded)

        // The form of a key is a hint until a product has accepted it.
        let isKnownGood = [.weatherAccepted, .otherAccepted, .sameAccepted, .weatherRefusedOtherAccepted]
            .contains(row.known)
        let isHint = !isWellFormed && !isKnownGood
        #expect(refusal == (isHint ? .malformed : row.refusal), "\(row)")
    }

    @Test
    func `forgets a refusal once the key was accepted`() {
        var sut = KeyEvidence(isWellFormed: true)
        sut.add(.refused, of: .account, isIncluded: true)
        sut.add(.accepted, of: .account, isIncluded: true)

        #expect(sut.verdict(of: .account) == .accepted)
        #expect(sut.refusal(of: .oneCall4, isIncluded: false) == .subscriptionRequired)
    }
}
