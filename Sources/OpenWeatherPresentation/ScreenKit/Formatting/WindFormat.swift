package import OpenWeatherCore

/// A formatter for wind: its speed and the point of the compass it comes from, for example `20 km/h SW`.
package struct WindFormat: Sendable {
    private let speed: SpeedFormat
    private let compass: CompassTexts
    private let spoken: PairPhrase

    /// Creates a formatter in the language and units of `environment`.
    package init(_ environment: ScreenEnvironment) {
        speed = environment.formats.speed
        compass = environment.texts.compass
        spoken = Self.spoken(in: environment.textLanguage)
    }

    /// Returns the speed and the direction, or the speed alone when the direction is not known.
    package func callAsFunction(_ wind: Wind) -> SpokenText {
        let speed = speed(wind.speed)
        guard let direction = wind.direction else { return speed }
        let point = compass[direction.compassPoint]
        return SpokenText("\(speed.text) \(point.short)", spoken: spoken(speed.spoken, point.name))
    }

    /// Returns the phrase of a speed and the name of a point of the compass, spoken.
    package static func spoken(in language: TextLanguage) -> PairPhrase {
        switch language {
        case .english: "{0} from the {1}"
        case .german: "{0} aus {1}"
        case .french: "{0}, de secteur {1}"
        case .spanish: "{0} del {1}"
        case .japanese: "{1}の風、{0}"
        case .arabic: "{0} من {1}"
        }
    }
}
