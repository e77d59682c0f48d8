import Foundation
import OpenWeatherCore
import OpenWeatherScreenKit

/// The parts of the home screen that come from the forecast, made from the weather and the forecast together.
///
/// All temperatures are those of one ``/OpenWeatherCore/DaySeries`` and are formatted once, so that no two places of the
/// screen have different numbers for the same thing.
struct HomeGlance {
    /// The lowest temperature of what is left of the day.
    private(set) var low: MetricContent?
    /// The highest temperature of what is left of the day.
    private(set) var high: MetricContent?
    /// The highest temperature of the whole day; `nil` when it is not known.
    private(set) var wholeDayHigh: Temperature?
    /// The sentence about the next rain or snow.
    private(set) var outlook: TextContent?
    /// The next hours.
    private(set) var hours: HomeContent.Hours?
    /// The next days.
    private(set) var days: HomeContent.Days?
    /// The age of a forecast that is not up to date.
    private(set) var notice: NoticeContent?

    /// The number of rows.
    private static let rows = 5

    /// Creates the parts; all are `nil` when there is no forecast, or none that reaches beyond now.
    ///
    /// A sentence that contradicts the next minutes is left out; `minutes` is `nil` where they are not known. A forecast that
    /// was fresh when it came is not out of date for as long as `allowance`, in which it is about to be replaced.
    init(
        _ home: PlaceWeather,
        _ state: HomeForecastState,
        minutes: OneCallOutlook?,
        allowance: Duration,
        in environment: ScreenEnvironment
    ) {
        let texts = HomeTexts.texts(in: environment)
        switch state {
        case .missing: break
        case .loading:
            self = .placeholder(texts, in: environment)
            if minutes?.isChange == true { outlook = nil }
        case .known(let forecast, let failure):
            let source = HomeGlanceSource(home, forecast, allowance: allowance, texts, in: environment)
            let series = DaySeries(restOf: forecast.days, from: source.now, present: source.present?.temperature)
            guard !series.days.isEmpty else { break }
            (low, high) = source.range(of: series)
            wholeDayHigh = source.wholeDayHigh(of: series)
            let canSnow = series.points.contains { $0.temperature <= .snowLimit }
            outlook = source.outlook(canSnow: canSnow, beside: minutes)
            hours = source.hours(of: series)
            days = source.days(of: series.days.prefix(Self.rows))
            notice = source.notice(after: failure)
        }
    }

    private init() {}

    /// Returns the layout without values.
    static func placeholder(_ texts: HomeTexts, in environment: ScreenEnvironment) -> HomeGlance {
        let loading = environment.texts.notices.loading
        var parts = HomeGlance()
        parts.outlook = .placeholder(id: HomeContent.ID.outlook, loading: loading)
        parts.hours = .placeholder(texts, loading: loading)
        parts.days = .placeholder(texts, loading: loading)
        return parts
    }
}

/// The weather and the forecast with the formatters that all parts share.
struct HomeGlanceSource {
    /// The weather.
    let home: PlaceWeather
    /// The forecast.
    let forecast: PlaceForecast
    /// The texts of the screen.
    let texts: HomeTexts
    /// The language, the locale, the units, and the time.
    let environment: ScreenEnvironment
    /// The present moment.
    let now: Date
    /// The time for which a forecast that is out of date is about to be replaced.
    private let allowance: Duration
    /// The weather at ``now``; `nil` when it was measured too long ago.
    let present: CurrentWeather?
    /// The formatter for temperatures.
    let temperature: TemperatureFormat

    /// Creates the source of the parts.
    init(
        _ home: PlaceWeather,
        _ forecast: PlaceForecast,
        allowance: Duration,
        _ texts: HomeTexts,
        in environment: ScreenEnvironment
    ) {
        self.home = home
        self.forecast = forecast
        self.allowance = allowance
        self.texts = texts
        self.environment = environment
        now = environment.now()
        present = home.present(at: now)
        temperature = environment.formats.temperature
    }

    /// The texts of the parts.
    var glance: HomeGlanceTexts { texts.glance }

    /// The difference between the place's clocks and UTC; `nil` when it is not known.
    var offset: UTCOffset? { forecast.forecast.city.utcOffset }

    /// The current day at the place.
    var today: LocalDay { (offset ?? .utc).day(of: now) }

    /// Returns the low and the high of what is left of the day; `nil` when the forecast has no step on it any more.
    func range(of series: DaySeries) -> (low: MetricContent?, high: MetricContent?) {
        guard let day = series.days.first, day.day == today else { return (nil, nil) }
        let isPartial = (offset ?? .utc).secondOfDay(of: now) > 0
        return (
            MetricContent(
                id: HomeContent.ID.low,
                label: glance.low,
                spokenLabel: isPartial ? glance.lowUntilMidnight : nil,
                value: temperature(day.summary.low),
                symbolName: "thermometer.low"
            ),
            MetricContent(
                id: HomeContent.ID.high,
                label: glance.high,
                spokenLabel: isPartial ? glance.highUntilMidnight : nil,
                value: temperature(day.summary.high),
                symbolName: "thermometer.high"
            )
        )
    }

    private var isOutdated: Bool {
        forecast.isOutdated(at: now, lifetime: HomeLoader.forecastLifetime, allowance: allowance)
    }

    /// Returns the highest temperature of the day while all of its warm part is ahead, until noon; `nil` afterwards, and when
    /// the forecast is out of date.
    func wholeDayHigh(of series: DaySeries) -> Temperature? {
        guard let day = series.days.first, day.day == today, !isOutdated,
            (offset ?? .utc).secondOfDay(of: now) < 43_200
        else { return nil }
        return day.summary.high
    }

    /// Returns the sentence about the next rain or snow; `nil` when it contradicts the next minutes.
    func outlook(canSnow: Bool, beside minutes: OneCallOutlook?) -> TextContent? {
        forecast.forecast.precipitationOutlook(from: now, present: present)
            .flatMap { minutes?.agrees(with: $0.change, at: now) == false ? nil : $0 }
            .map { outlook in
                let format = environment.formats.outlook(at: offset, now: now)
                return TextContent(id: HomeContent.ID.outlook, text: format(outlook, canSnow: canSnow))
            }
    }

    /// Returns the age of the forecast when it is out of date or could not be refreshed.
    func notice(after failure: WeatherError?) -> NoticeContent? {
        guard failure != nil || isOutdated else { return nil }
        let age = environment.formats.age(forecast.fetched.age(at: now))
        var cause = failure
        if cause == nil, case .stale(let error) = forecast.fetched.origin { cause = error }
        return NoticeContent(
            id: HomeContent.ID.forecastNotice,
            kind: cause == .offline ? .offline : failure == nil ? .outdated : .failure,
            text: glance.notice(age)
        )
    }

    /// Returns the name of a condition, in the reader's language.
    func condition(_ condition: WeatherCondition?) -> String {
        environment.formats.condition(condition, usesDescriptions: forecast.language == environment.language)
    }

    /// Returns a chance of 10 % or more as text and as a fraction; `nil` for a lower one.
    func chance(_ share: Percentage?) -> (text: SpokenText, fraction: Double)? {
        // Compared as it is shown, so that no 10 % is left out.
        guard let share, share.percent.rounded() >= 10 else { return nil }
        return (environment.formats.percent(share), min(share.fraction, 1))
    }

    /// Returns the parts that are not `nil` as a list.
    func list(_ parts: [String?]) -> String {
        parts.compactMap(\.self).joined(separator: glance.separator)
    }
}
