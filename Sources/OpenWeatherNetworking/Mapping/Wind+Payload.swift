import OpenWeatherCore

extension Wind {
    /// Reads `wind`; `nil` without a speed.
    ///
    /// Calm air comes from nowhere. A direction outside `0...360` means that there is none: stations write 999 and
    /// the like for a variable wind.
    init?(_ payload: WindDTO?, units: Units) {
        guard let payload, let speed = Speed(wire: payload.speed, units: units) else { return nil }
        let degrees = payload.deg.flatMap { (0...360).contains($0) && speed.metersPerSecond > 0 ? $0 : nil }
        self.init(
            speed: speed,
            direction: degrees.flatMap { WindDirection(degrees: $0) },
            gust: Speed(wire: payload.gust, units: units)
        )
    }
}
