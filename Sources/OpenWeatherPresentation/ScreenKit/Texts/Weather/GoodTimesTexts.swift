package import OpenWeatherCore

/// The texts about good times for activities, in one language.
///
/// They stand within a line, so that those without a noun begin with a small letter.
package struct GoodTimesTexts: TranslatedTexts, Hashable {
    /// The heading.
    package let title: String
    /// A run.
    package let run: String
    /// A ride on a bicycle.
    package let ride: String
    /// A walk.
    package let walk: String
    /// Laundry that dries outdoors.
    package let laundry: String
    /// Watching the stars.
    package let stargaze: String
    /// A flight of a drone.
    package let drone: String
    /// A time from one moment to another.
    package let span: PairPhrase
    /// The same with approximate moments.
    package let aboutSpan: PairPhrase
    /// A time up to a moment, also that until which a day is known.
    package let until: Phrase
    /// The same with an approximate moment.
    package let untilAbout: Phrase
    /// A time from a moment to the end of the day.
    package let from: Phrase
    /// The same with an approximate moment.
    package let fromAbout: Phrase
    /// The rest of the present day.
    package let untilMidnight: String
    /// A whole day.
    package let allDay: String
    /// A time of the next day; takes the time.
    package let tomorrow: Phrase
    /// A further time; takes the time.
    package let also: Phrase
    /// A time that may not be one, as something is not known; takes the time.
    package let perhaps: Phrase
    /// There is no time on the present day.
    package let noneToday: String
    /// There is no time on another day.
    package let none: String
    /// There is no time for a reason.
    package let because: PairPhrase
    /// The reason for which there is no time for an activity, and when it holds.
    package let during: PairPhrase
    /// The element that comes closest to its limit.
    package let limits: Phrase
    /// The elements that are not known.
    package let unknown: Phrase
    /// The air quality was not looked at.
    package let uncheckedAir: String
    /// The weather is out of date.
    package let outdated: String
    /// The name of an activity and its times, spoken.
    package let spoken: PairPhrase
    /// The pause between two parts, spoken.
    package let pause: String
    /// Rain.
    package let rain: String
    /// Snow.
    package let snow: String
    /// A temperature that is too low.
    package let cold: String
    /// A temperature that is too high.
    package let heat: String
    /// The names of elements.
    package let elements: ElementTexts
}

extension GoodTimesTexts {
    /// Returns the name of an activity; one that the texts do not know has its identifier.
    package func name(of activity: Activity) -> String { builtInName(of: activity) ?? activity.id }

    /// Returns the name of an activity of the package; `nil` for one of an app's own.
    func builtInName(of activity: Activity) -> String? {
        switch activity.id {
        case "run": run
        case "ride": ride
        case "walk": walk
        case "laundry": laundry
        case "stargaze": stargaze
        case "drone": drone
        default: nil
        }
    }
}

/// The names of elements within a line, in one language.
package struct ElementTexts: Hashable, Sendable {
    /// Rain and snow.
    package let precipitation: String
    /// The chance of rain and snow.
    package let chance: String
    /// The air temperature.
    package let temperature: String
    /// The perceived temperature.
    package let feelsLike: String
    /// The mean wind.
    package let wind: String
    /// The gusts.
    package let gusts: String
    /// The ultraviolet index.
    package let uvIndex: String
    /// The air quality on any scale.
    package let airQuality: String
    /// The clouds.
    package let clouds: String
    /// The relative humidity.
    package let humidity: String
    /// The power of the air to dry, which is too low when it limits.
    package let drying: String
    /// The visibility.
    package let visibility: String
    /// The light of the day.
    package let daylight: String
    /// The dark of the night.
    package let darkness: String
    /// The light of the moon.
    package let moonlight: String

    /// Returns the name of an element.
    package subscript(element: Requirement.Element) -> String {
        switch element {
        case .precipitation: precipitation
        case .chanceOfPrecipitation: chance
        case .temperature: temperature
        case .feelsLike: feelsLike
        case .wind: wind
        case .gusts: gusts
        case .uvIndex: uvIndex
        case .usAirQuality, .airQualityIndex: airQuality
        case .cloudiness: clouds
        case .humidity: humidity
        case .evaporation: drying
        case .visibility: visibility
        case .daylight: daylight
        case .darkness: darkness
        case .moonlight: moonlight
        }
    }
}
