public import Foundation
public import OpenWeatherCore
import OpenWeatherScreenKit

/// An answer to the question whether it will rain, ready to be read aloud.
public struct RainAnswer: Hashable, Sendable {
    /// The answer in the language of the user: the place, the next change between dry and wet, the age of the forecast
    /// once it is outdated, and the source of the data.
    public let text: String
    /// The next change between dry and wet; `nil` when it is not known, which ``text`` then says.
    public let outlook: PrecipitationOutlook?
    /// A Boolean value that indicates whether the forecast is outdated, which ``text`` then says with its day and time.
    public let isOutdated: Bool
}

/// Answers the question whether it will rain, for a shortcut or a voice.
///
/// The places, the language, and the units are those of the app. An answer costs at most two requests, one for the
/// weather and one for the forecast, and none while the cache has both. A failure is an answer, too: it says why nothing
/// is known. The location of the device is never prompted for.
public struct RainAnswers: Sendable {
    private let source: WidgetSource
    private let outdatedAfter: Duration

    /// Creates answers over a source of weather.
    ///
    /// - Parameters:
    ///   - weather: The source of weather.
    ///   - preferences: The store of the current place, the units, and the language.
    ///   - locationProvider: The source of the device's location, for ``WidgetPlace/device`` and a current place that follows
    ///     the device; `nil` for none.
    ///   - outdatedAfter: The age at which a forecast becomes outdated.
    ///   - deviceLocale: The locale of the device.
    ///   - timeZone: The time zone of the user.
    ///   - now: A closure that returns the current date.
    public init(
        weather: any WeatherRepository,
        preferences: any PreferencesStore,
        locationProvider: (any LocationProvider)? = nil,
        outdatedAfter: Duration = .seconds(3600),
        deviceLocale: Locale = .autoupdatingCurrent,
        timeZone: TimeZone = .autoupdatingCurrent,
        now: @escaping @Sendable () -> Date = { Date() }
    ) {
        source = WidgetSource(
            weather: weather,
            preferences: preferences,
            locationProvider: locationProvider,
            comparison: nil,
            fetchesForecast: true,
            favoritesLimit: 0,
            deviceLocale: deviceLocale,
            timeZone: timeZone,
            now: now
        )
        self.outdatedAfter = outdatedAfter
    }

    /// Returns the answer for a place.
    public func answer(for place: WidgetPlace = .current) async -> RainAnswer {
        let snapshot = await source.read(.medium, for: place, policy: .cacheFirst)
        let formatter = source.formatter(snapshot.preferences, lifetime: outdatedAfter, at: snapshot.date)
        let errors = formatter.environment.texts.errors
        switch snapshot.result {
        case .weather(let place, let response):
            return answer(at: place.location, response.weather?.value, snapshot, formatter)
        case .noPlace(let failure):
            let texts = formatter.texts
            let message = failure.map { errors[$0].message } ?? texts.chooseCityMessage
            return RainAnswer(unknown: [texts.unknownRain, message], formatter)
        case .failed(let failure):
            let message = errors[failure].message
            return RainAnswer(unknown: [formatter.texts.unknownRain, message], formatter)
        }
    }

    private func answer(
        at location: Location,
        _ weather: CurrentWeather?,
        _ snapshot: WidgetSnapshot,
        _ formatter: WidgetFormatter
    ) -> RainAnswer {
        let environment = formatter.environment
        let place = PlaceFormat(environment).title(of: location).spoken
        let present = weather.flatMap { $0.isPresent(at: formatter.date) ? $0 : nil }
        guard let forecast = snapshot.forecast,
            let outlook = forecast.value.precipitationOutlook(from: formatter.date, present: present)
        else {
            let reason = snapshot.forecastFailure.map { environment.texts.errors[$0].message }
            return RainAnswer(unknown: [place, formatter.texts.unknownRain, reason], formatter)
        }
        let update = WidgetUpdate(date: min(forecast.fetchedAt, formatter.date), isStale: forecast.isStale)
        let isOutdated = formatter.isOutdated(update)
        let canSnow = forecast.value.entries.contains { $0.temperature <= .snowLimit }
        let sentence = environment.formats.outlook(at: forecast.value.city.utcOffset, now: formatter.date)
        let source = AttributionContent(id: WidgetContent.ID.attribution, source: forecast.source, in: environment)
        return RainAnswer(
            text: formatter.sentences([
                place, sentence(outlook, canSnow: canSnow), isOutdated ? formatter.updated(update) : nil, source.text,
            ]),
            outlook: outlook,
            isOutdated: isOutdated
        )
    }
}

extension RainAnswer {
    /// Creates an answer that says that nothing is known.
    fileprivate init(unknown sentences: [String?], _ formatter: WidgetFormatter) {
        self.init(text: formatter.sentences(sentences), outlook: nil, isOutdated: false)
    }
}
