public import Foundation
public import OpenWeatherCore

/// The formatters for one locale, language, and unit system.
///
/// Get one from ``ScreenEnvironment/formats``; a screen that shows a second unit system, such as a converter, creates
/// another. Formatters are safe to use from several tasks. They remember the digits of the locale, times of day, and
/// names of days, so keep one instance for many values; the first use of each kind takes a few milliseconds, which
/// ``prepare()`` spends off the main actor.
public struct Formats: Sendable {
    private let memory: FormatMemory
    private let units: Units
    private let temperatureUnit: Temperature.Unit
    private let language: TextLanguage
    private let hasOwnWords: Bool
    private let texts: Texts

    /// The formatter for plain numbers.
    public let number: NumberFormat

    /// Creates the formatters.
    ///
    /// - Parameters:
    ///   - locale: The locale of digits, separators, dates, and times.
    ///   - language: The language of unit names, ages, and weather conditions.
    ///   - units: The unit system to convert quantities to.
    ///   - temperatureUnit: The unit of temperatures; `nil` for that of `units`.
    public init(
        locale: Locale,
        language: TextLanguage,
        units: Units,
        temperatureUnit: Temperature.Unit? = nil
    ) {
        self.init(
            memory: FormatMemory(locale),
            language: language,
            units: units,
            temperatureUnit: temperatureUnit ?? units.temperature
        )
    }

    /// Creates formatters that share `memory` with others; without `hasOwnWords`, `language` stands in for another one.
    init(
        memory: FormatMemory,
        language: TextLanguage,
        hasOwnWords: Bool = true,
        units: Units,
        temperatureUnit: Temperature.Unit
    ) {
        self.memory = memory
        self.units = units
        self.temperatureUnit = temperatureUnit
        self.language = language
        self.hasOwnWords = hasOwnWords
        texts = .texts(in: language, memory.english)
        number = NumberFormat(memory: memory, language: language)
    }

    /// Prepares the formatters that most screens use, on another thread than the main one.
    ///
    /// The first number, percentage, and time in a process take milliseconds, as their rules are read from files. Call
    /// this while data is being loaded, so that the first screen is not delayed; later calls return quickly.
    @concurrent
    public func prepare() async {
        memory.prepare()
    }

    /// The formatter for temperatures.
    public var temperature: TemperatureFormat { TemperatureFormat(quantity: quantity, unit: temperatureUnit) }

    /// The formatter for wind speeds.
    public var speed: SpeedFormat { SpeedFormat(quantity: quantity) }

    /// The formatter for wind with its direction.
    public var wind: WindFormat { WindFormat(speed: speed, texts: texts) }

    /// The formatter for weather conditions.
    public var condition: ConditionFormat {
        ConditionFormat(locale: memory.locale, language: language, hasOwnWords: hasOwnWords)
    }

    /// The formatter for pressures.
    public var pressure: PressureFormat { PressureFormat(quantity: quantity) }

    /// The formatter for distances, such as the visibility.
    public var distance: DistanceFormat { DistanceFormat(quantity: quantity) }

    /// The formatter for amounts of rain and snow.
    public var precipitation: PrecipitationFormat { PrecipitationFormat(quantity: quantity) }

    /// The formatter for numbers with their units.
    package var quantity: QuantityFormat { QuantityFormat(number: number, units: units, language: texts) }

    /// The formatter for percentages.
    public var percent: PercentFormat { PercentFormat(memory: memory) }

    /// The formatter for ages.
    public var age: AgeFormat { AgeFormat(number: number, texts: texts) }

    /// The formatter for lengths of time.
    package var duration: DurationFormat { DurationFormat(number: number, texts: texts.durations) }

    /// The formatter for coordinates.
    public var coordinate: CoordinateFormat { CoordinateFormat(number: number, texts: texts.compass) }

    /// Returns the formatter for times and dates at a place.
    ///
    /// `offset` is the offset of the place's clocks from UTC. When it is `nil`, times are in UTC and marked as such.
    public func time(at offset: UTCOffset?) -> TimeFormat { TimeFormat(memory: memory, offset: offset) }

    /// Returns the formatter for the next rain or snow at a place.
    ///
    /// `offset` is the offset of the place's clocks from UTC, in whose absence times are in UTC; `now` is the present.
    package func outlook(at offset: UTCOffset?, now: Date) -> OutlookFormat {
        OutlookFormat(self, .texts(in: language), offset: offset, now: now)
    }

    /// The formatter for days, whichever the place.
    package var day: LocalDayFormat { LocalDayFormat(memory: memory) }
}

/// A text to show, paired with the text that assistive technology reads in its place.
///
/// Symbols such as `°` and `km/h` are read unreliably, so that formatters spell them out here.
public struct SpokenText: Hashable, Sendable {
    /// The text to show, for example `12°`.
    public let text: String

    /// The text to read aloud, for example "12 degrees Celsius".
    public let spoken: String

    /// Creates a pair of texts.
    ///
    /// - Parameters:
    ///   - text: The text to show.
    ///   - spoken: The text to read aloud; `nil` to read `text`.
    public init(_ text: String, spoken: String? = nil) {
        self.text = text
        self.spoken = spoken ?? text
    }

    /// Returns a dash for a value that the source does not report, read aloud as "not available".
    package static func missing(in environment: ScreenEnvironment) -> SpokenText {
        SpokenText("–", spoken: environment.texts.notices.missing)
    }

    /// Returns a placeholder for a value that is still being loaded, read aloud as "Loading".
    package static func loading(in environment: ScreenEnvironment) -> SpokenText {
        SpokenText("––", spoken: environment.texts.notices.loading)
    }
}
