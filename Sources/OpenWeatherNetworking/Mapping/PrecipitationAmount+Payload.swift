import OpenWeatherCore

extension PrecipitationAmount {
    /// Reads `rain` or `snow`; `nil` when no amount was announced.
    ///
    /// - Parameters:
    ///   - payload: The field.
    ///   - step: The hours the product's own amounts are for, 1 or 3: an amount over these is preferred to one over
    ///     others, and a bare number is over these.
    init?(_ payload: PrecipitationDTO?, step: Int) {
        guard let payload else { return nil }
        var amounts = [(payload.oneHour, 1), (payload.threeHours, 3)]
        if step == 3 { amounts.reverse() }
        amounts.append((payload.step, step))
        for (value, hours) in amounts {
            guard let depth = Precipitation(wire: value) else { continue }
            self.init(depth: depth, hours: hours)
            return
        }
        return nil
    }
}
