public import Foundation
public import OpenWeatherCore

/// What a screen needs besides its data to make content: language, locale, units, zone and time.
///
/// A value: content is a function of data and environment, so that new units or another language need no request.
public struct ScreenEnvironment: Sendable {
    /// The language that descriptions are asked for; may be one without texts of our own.
    public let language: Language

    /// The language of the screens' own texts.
    public let textLanguage: TextLanguage

    /// The locale of numbers, dates and times: ``textLanguage`` with the device's region and habits.
    public let locale: Locale

    /// The units to show.
    public let units: Units

    /// The units that the device's own habits ask for, whatever the user chose.
    public let systemUnits: Units

    /// The reader's zone, for moments that belong to the reader; never for times at a place.
    public let timeZone: TimeZone

    /// The current time.
    public let now: @Sendable () -> Date

    /// Creates an environment from its parts.
    public init(
        language: Language,
        locale: Locale,
        units: Units,
        timeZone: TimeZone,
        now: @escaping @Sendable () -> Date
    ) {
        self.language = language
        textLanguage = TextLanguage(language)
        self.locale = Self.locale(locale, speaking: textLanguage)
        self.units = units
        systemUnits = UnitsPreference.system.resolved(in: locale)
        self.timeZone = timeZone
        self.now = now
    }

    /// Creates the environment that follows from what the user chose and from the device.
    public init(
        preferences: Preferences,
        deviceLocale: Locale,
        timeZone: TimeZone,
        now: @escaping @Sendable () -> Date
    ) {
        self.init(
            language: preferences.language.resolved(in: deviceLocale),
            locale: deviceLocale,
            units: preferences.units.resolved(in: deviceLocale),
            timeZone: timeZone,
            now: now
        )
    }

    /// The side from which the screen is read.
    public var layoutDirection: TextDirection { textLanguage.layoutDirection }

    /// The texts that all screens share.
    package var texts: Texts { .texts(in: textLanguage) }

    /// The formatters for quantities, ages and times.
    public var formats: Formats {
        Formats(locale: locale, language: textLanguage, units: units)
    }

    /// How an answer should be worded and measured by the service.
    public var requestOptions: RequestOptions {
        RequestOptions(units: units, language: language)
    }

    /// Keeps the region, hour cycle and digits of `locale` and replaces its language where it is another one, so
    /// that a date never speaks another language than the sentence around it.
    private static func locale(_ locale: Locale, speaking language: TextLanguage) -> Locale {
        guard locale.language.languageCode?.identifier != language.rawValue else { return locale }
        var components = Locale.Components(locale: locale)
        components.languageComponents = Locale.Language.Components(identifier: language.rawValue)
        components.languageComponents.region = locale.region
        return Locale(components: components)
    }
}
