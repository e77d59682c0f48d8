public import Foundation
public import OpenWeatherCore

/// The language, locale, units, time zone, and current time that content is created with.
///
/// Content is a function of data and an environment, so that a change of units or language needs no request. View models
/// take theirs from ``ScreenSettings``; create one to format values in a screen of your own.
///
/// ```swift
/// let environment = ScreenEnvironment(
///     language: .german,
///     locale: Locale(identifier: "de_DE"),
///     units: .metric,
///     timeZone: .gmt,
///     now: { Date() }
/// )
/// let temperature = environment.formats.temperature(Temperature(celsius: 11.6))
/// print(temperature.text, "–", temperature.spoken)  // 12° – 12 Grad Celsius
/// ```
public struct ScreenEnvironment: Sendable {
    /// The language in which descriptions are requested; it may be one that the screens have no texts in.
    public let language: Language

    /// The language of the screens' texts: ``language``, or English where there are none in it.
    public let textLanguage: TextLanguage

    /// The locale of numbers, dates, and times: ``textLanguage`` with the region, hour cycle, and digits of the device.
    public let locale: Locale

    /// The unit system that quantities are shown in.
    public let units: Units

    /// The unit that temperatures are shown in, which the system may set apart from ``units``.
    public let temperatureUnit: Temperature.Unit

    /// The unit system of the device's region, whatever the user chose.
    package let systemUnits: Units

    /// The unit of temperatures of the device, whatever the user chose.
    package let systemTemperatureUnit: Temperature.Unit

    /// The time zone of the device, for times that concern the user; times at a place use the place's own offset.
    public let timeZone: TimeZone

    /// A Boolean value that indicates whether screens show the time at which their data was fetched beside its age.
    public let showsFetchTime: Bool

    /// The activities whose good times the screens show; `nil` for none.
    public let activities: ScreenActivities?

    /// A closure that returns the current time, which ages are measured from.
    public let now: @Sendable () -> Date

    private var formatMemory: FormatMemory

    /// An object that the copies of an environment share, and no other environment has.
    private final class Identity: Sendable {}

    private let identity = Identity()

    /// Creates an environment.
    ///
    /// - Parameters:
    ///   - language: The language in which descriptions are requested.
    ///   - locale: The locale of the device; its language gives way to that of the texts.
    ///   - units: The unit system to show quantities in.
    ///   - temperatureUnit: The unit to show temperatures in; `nil` for that of `units`.
    ///   - timeZone: The time zone of the device.
    ///   - showsFetchTime: Whether screens show the time at which their data was fetched.
    ///   - activities: The activities whose good times the screens show; `nil` for none.
    ///   - now: A closure that returns the current time.
    public init(
        language: Language,
        locale: Locale,
        units: Units,
        temperatureUnit: Temperature.Unit? = nil,
        timeZone: TimeZone,
        showsFetchTime: Bool = false,
        activities: ScreenActivities? = nil,
        now: @escaping @Sendable () -> Date
    ) {
        self.language = language
        textLanguage = TextLanguage(language)
        self.locale = Self.locale(locale, speaking: textLanguage)
        formatMemory = FormatMemory(self.locale)
        self.units = units
        self.temperatureUnit = temperatureUnit ?? units.temperature
        systemUnits = UnitsPreference.system.resolved(in: locale)
        systemTemperatureUnit = UnitsPreference.system.temperatureUnit(in: locale)
        self.timeZone = timeZone
        self.showsFetchTime = showsFetchTime
        self.activities = activities
        self.now = now
    }

    /// Creates an environment from the user's preferences, which may defer to the device.
    ///
    /// - Parameters:
    ///   - preferences: The preferences, of which units, language, activities, and the time of the fetch matter.
    ///   - deviceLocale: The locale of the device, which also decides preferences that follow the system.
    ///   - timeZone: The time zone of the device.
    ///   - activities: The activities of the app, of which the screens show those that the user chose; `nil` for none.
    ///   - now: A closure that returns the current time.
    public init(
        preferences: Preferences,
        deviceLocale: Locale,
        timeZone: TimeZone,
        activities: ScreenActivities? = nil,
        now: @escaping @Sendable () -> Date
    ) {
        self.init(
            language: preferences.language.resolved(in: deviceLocale),
            locale: deviceLocale,
            units: preferences.units.resolved(in: deviceLocale),
            temperatureUnit: preferences.units.temperatureUnit(in: deviceLocale),
            timeZone: timeZone,
            showsFetchTime: preferences.showsFetchTime,
            activities: activities?.chosen(by: preferences),
            now: now
        )
    }

    /// The direction in which the screen is read.
    public var layoutDirection: TextDirection { textLanguage.layoutDirection }

    /// The texts that screens share.
    package var texts: Texts { .texts(in: self) }

    /// The spelling of texts in English: that of the region.
    package var english: EnglishVariant { formatMemory.english }

    /// The formatters for quantities, places, ages, and times.
    public var formats: Formats {
        Formats(
            memory: formatMemory,
            language: textLanguage,
            hasOwnWords: language.isoCodes.contains(textLanguage.rawValue),
            units: units,
            temperatureUnit: temperatureUnit
        )
    }

    /// Returns whether both are copies of one environment, so that content in one is content in the other at the same
    /// time.
    ///
    /// All that content depends on is immutable. ``ScreenSettings`` creates another environment for every change.
    func isCopy(of other: ScreenEnvironment) -> Bool { identity === other.identity }

    /// Returns the environment with the texts that the formatters of `other` remember, when both have the same locale.
    func remembering(_ other: ScreenEnvironment) -> ScreenEnvironment {
        // A locale that follows the settings of the device is equal to itself after they changed.
        guard locale == other.locale, locale != .autoupdatingCurrent else { return self }
        var environment = self
        environment.formatMemory = other.formatMemory
        return environment
    }

    /// The options for requests whose responses are to be shown in this environment.
    public var requestOptions: RequestOptions {
        RequestOptions(units: units, language: language)
    }

    /// Returns `locale` with its region, hour cycle, and digits but with `language`, so that a date is in the same language
    /// as the sentence around it.
    private static func locale(_ locale: Locale, speaking language: TextLanguage) -> Locale {
        guard locale.language.languageCode?.identifier != language.rawValue else { return locale }
        var components = Locale.Components(locale: locale)
        components.languageComponents = Locale.Language.Components(identifier: language.rawValue)
        components.languageComponents.region = locale.region
        return Locale(components: components)
    }
}
