import Foundation
import OpenWeatherCore
public import OpenWeatherScreenKit

extension ForecastContent {
    /// The weather now, or what the forecast expects for the next hours when the weather now is not known.
    ///
    /// ``title`` says which of the two it is. Values that were measured too long ago to be called the present ones are
    /// not shown.
    public struct Present: Hashable, Sendable, Identifiable {
        /// A stable identifier for UI tests; the same in every language.
        public let id: String
        /// A Boolean value that indicates whether the values are placeholders for values that are being loaded.
        public let isPlaceholder: Bool
        /// A Boolean value that indicates whether the values were measured, as opposed to expected; `false` in a
        /// placeholder.
        public let isMeasured: Bool
        /// The word for now, or the time that the values are expected for.
        public let title: TextContent
        /// The icon of the primary condition.
        public let icon: ConditionIcon
        /// The temperature.
        public let temperature: TextContent
        /// The same temperature with its unit, for example `12 °C`.
        public let temperatureWithUnit: String
        /// The names of the conditions, the primary one first.
        public let description: TextContent
        /// The wind, the humidity, and from 10 % the chance of precipitation, as far as they are known.
        ///
        /// The chance is always the one that the forecast expects for the current step, as it cannot be measured.
        public let metrics: [MetricContent]
    }
}

extension ForecastContent.Present {
    /// Creates the header of a forecast; returns `nil` when neither the weather now nor the current step is known.
    ///
    /// - Parameters:
    ///   - known: The forecast.
    ///   - weather: The current weather, and whether it is being loaded.
    ///   - formatter: The formatter of the forecast.
    ///   - environment: The language, the units, and the time.
    init?(
        _ known: PlaceForecast,
        _ weather: LoadState<PlaceWeather>,
        _ formatter: ForecastFormatter,
        in environment: ScreenEnvironment
    ) {
        let now = environment.now()
        let step = known.currentStep(at: now)
        if let weather = known.measurement(weather, at: now) {
            self.init(weather, chance: step?.chanceOfPrecipitation, formatter, in: environment)
        } else if case .loading(previous: nil) = weather {
            self = .placeholder(formatter.texts, loading: environment.texts.notices.loading)
        } else if let step {
            self.init(step, at: formatter.time(step.date, relativeTo: now), formatter, in: environment)
        } else {
            return nil
        }
    }

    private init(
        _ weather: PlaceWeather,
        chance: Percentage?,
        _ formatter: ForecastFormatter,
        in environment: ScreenEnvironment
    ) {
        let value = weather.weather
        self.init(
            isMeasured: true,
            title: formatter.texts.now,
            icon: ConditionIcon(value.condition, partOfDay: value.partOfDay),
            temperature: value.temperature,
            formatter.temperature,
            description: .conditions(
                id: ForecastContent.ID.presentDescription,
                value.conditions,
                usesDescriptions: weather.language == environment.language,
                in: environment
            ),
            metrics: formatter.metrics(wind: value.wind, humidity: value.humidity, chance: chance),
            formatter.texts
        )
    }

    private init(
        _ step: ForecastEntry,
        at time: String,
        _ formatter: ForecastFormatter,
        in environment: ScreenEnvironment
    ) {
        self.init(
            isMeasured: false,
            title: formatter.texts.expected(time),
            icon: formatter.icon(of: step),
            temperature: step.temperature,
            formatter.temperature,
            description: .conditions(
                id: ForecastContent.ID.presentDescription,
                step.condition.map { [$0] } ?? [],
                usesDescriptions: formatter.hasOwnDescriptions,
                in: environment
            ),
            metrics: formatter.metrics(
                wind: step.wind,
                humidity: step.humidity,
                chance: step.chanceOfPrecipitation
            ),
            formatter.texts
        )
    }

    private init(
        isMeasured: Bool,
        title: String,
        icon: ConditionIcon,
        temperature degrees: Temperature,
        _ format: TemperatureFormat,
        description: TextContent,
        metrics: [MetricContent],
        _ texts: ForecastTexts
    ) {
        typealias ID = ForecastContent.ID
        id = ID.present
        isPlaceholder = false
        self.isMeasured = isMeasured
        self.title = TextContent(id: ID.presentTitle, text: title)
        self.icon = icon
        let temperature = format(degrees)
        temperatureWithUnit = format.withUnit(degrees).text
        self.temperature = TextContent(
            id: ID.presentTemperature,
            text: temperature.text,
            accessibility: AccessibilityText(label: texts.labeled(texts.temperature, temperature.spoken))
        )
        self.description = description
        self.metrics = metrics
    }

    /// Returns the header without values.
    static func placeholder(_ texts: ForecastTexts, loading: String) -> Self {
        typealias ID = ForecastContent.ID
        return Self(
            id: ID.present,
            isPlaceholder: true,
            isMeasured: false,
            title: .placeholder(id: ID.presentTitle, loading: loading),
            icon: ConditionIcon(nil),
            temperature: .placeholder(id: ID.presentTemperature, loading: loading),
            temperatureWithUnit: TextContent.placeholder(id: ID.presentTemperature, loading: loading).text,
            description: .placeholder(id: ID.presentDescription, loading: loading),
            metrics: [
                (ID.presentWind, texts.wind, "wind"), (ID.presentHumidity, texts.humidity, "humidity"),
                (ID.presentChance, texts.chance, "umbrella"),
            ]
            .map { id, label, symbolName in
                .placeholder(id: id, label: label, symbolName: symbolName, loading: loading)
            }
        )
    }
}

extension ForecastFormatter {
    /// Returns the cells of the header, without those that are not known.
    fileprivate func metrics(wind: Wind?, humidity: Percentage?, chance: Percentage?) -> [MetricContent] {
        typealias ID = ForecastContent.ID
        return [
            wind.map {
                MetricContent(id: ID.presentWind, label: texts.wind, value: self.wind($0), symbolName: "wind")
            },
            humidity.map {
                MetricContent(id: ID.presentHumidity, label: texts.humidity, value: percent($0), symbolName: "humidity")
            },
            self.chance(chance)
                .map {
                    MetricContent(id: ID.presentChance, label: texts.chance, value: $0, symbolName: "umbrella")
                },
        ]
        .compactMap(\.self)
    }
}

extension PlaceForecast {
    /// Returns the current weather when it may be called that at `now`, and is the weather of the forecast's place.
    func measurement(_ weather: LoadState<PlaceWeather>, at now: Date) -> PlaceWeather? {
        weather.value.flatMap { $0.present(at: now) != nil && $0.location.id == location.id ? $0 : nil }
    }

    /// Returns the whole days on one scale, with the present temperature on the current one when it is known.
    func series(_ weather: LoadState<PlaceWeather>, at now: Date) -> DaySeries {
        DaySeries(wholeDays: days, now: now, present: measurement(weather, at: now)?.weather.temperature)
    }

    /// Returns the entry whose hours contain `now`: the first one that is not over.
    ///
    /// `nil` when the forecast is over, has a gap, or begins later.
    func currentStep(at now: Date) -> ForecastEntry? {
        let next = Array(days.lazy.flatMap(\.entries).filter { $0.date >= now }.prefix(2))
        guard let step = next.first else { return nil }
        // The entry after it shows how many hours it stands for.
        let length = next.count > 1 ? min(next[1].date.timeIntervalSince(step.date), 3 * 3600) : 3 * 3600
        return step.date.timeIntervalSince(now) <= length ? step : nil
    }
}
