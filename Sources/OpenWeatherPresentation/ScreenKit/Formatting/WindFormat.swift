public import OpenWeatherCore

/// A formatter for wind: its speed and the point of the compass it blows from.
///
/// The direction is rounded to one of sixteen points, whose names and abbreviations are those of the language.
public struct WindFormat: Sendable {
    private let speed: SpeedFormat
    private let texts: Texts

    /// Creates a formatter.
    init(speed: SpeedFormat, texts: Texts) {
        self.speed = speed
        self.texts = texts
    }

    /// Returns the speed and the direction, for example `8 mph NW`, read aloud as "8 miles per hour from the northwest".
    ///
    /// The speed stands alone when the direction is `nil`. Gusts are left out; format them as a speed.
    public func callAsFunction(_ wind: Wind) -> SpokenText {
        let speed = speed(wind.speed)
        guard let direction = wind.direction else { return speed }
        let point = texts.compass[direction.compassPoint]
        return SpokenText("\(speed.text) \(point.short)", spoken: texts.compass.wind(speed.spoken, point.name))
    }
}
