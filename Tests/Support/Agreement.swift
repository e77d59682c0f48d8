/// Whether two optional numbers are the same but for the last bits, which a conversion and the system's own reading of
/// long decimals cost.
public func agree(_ one: Double?, _ other: Double?) -> Bool {
    switch (one, other) {
    case (nil, nil): true
    case (let one?, let other?): abs(one - other) <= 1e-12 * max(1, abs(one), abs(other))
    default: false
    }
}
