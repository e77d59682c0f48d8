/// `rain` and `snow`: an object with `1h`, `3h`, both or neither, or a bare number over the product's own step.
struct PrecipitationDTO: Decodable, Sendable {
    let oneHour: Double?
    let threeHours: Double?
    let step: Double?

    /// Reads either form.
    init(from decoder: any Decoder) throws {
        if let container = try? decoder.container(keyedBy: CodingKeys.self) {
            oneHour = try container.decode(Lenient<Double>.self, forKey: .oneHour).wrappedValue
            threeHours = try container.decode(Lenient<Double>.self, forKey: .threeHours).wrappedValue
            step = nil
        } else {
            oneHour = nil
            threeHours = nil
            step = try decoder.singleValueContainer().decode(Double.self)
        }
    }

    enum CodingKeys: String, CodingKey {
        case oneHour = "1h"
        case threeHours = "3h"
    }
}
