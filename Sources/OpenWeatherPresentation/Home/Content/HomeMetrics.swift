import OpenWeatherCore
import OpenWeatherScreenKit

/// Creates the cells of the grid.
///
/// Humidity, pressure, wind, and cloud cover are always present, with a dash when the service reports none. The others
/// are left out then.
struct HomeMetrics {
    /// The texts of the screen.
    let texts: HomeTexts
    /// The language, the locale, and the units.
    let environment: ScreenEnvironment

    /// Returns the grid of an observation.
    func metrics(of weather: CurrentWeather) -> [MetricContent] {
        let formats = environment.formats
        let missing = SpokenText.missing(in: environment)
        let always = [
            humidity(weather.humidity.map { formats.percent($0) } ?? missing),
            pressure(weather.pressure.map { formats.pressure($0) } ?? missing),
            wind(weather.wind.map { formats.wind($0) } ?? missing),
            cloudiness(weather.cloudiness.map { formats.percent($0) } ?? missing),
        ]
        let sometimes = [
            weather.wind?.gust.map { gusts(formats.speed($0)) },
            weather.visibility.map { visibility(formats.distance($0)) },
            weather.dewPoint.map { dewPoint(formats.temperature($0)) },
            weather.precipitation.map { precipitation($0) },
        ]
        return always + sometimes.compactMap { $0 }
    }

    /// The grid without values.
    var placeholders: [MetricContent] {
        let blank = SpokenText.loading(in: environment)
        return [
            humidity(blank), pressure(blank), wind(blank), cloudiness(blank), visibility(blank), dewPoint(blank),
        ]
    }

    private func humidity(_ value: SpokenText) -> MetricContent {
        MetricContent(id: HomeContent.ID.humidity, label: texts.humidity, value: value, symbolName: "humidity")
    }

    private func pressure(_ value: SpokenText) -> MetricContent {
        MetricContent(id: HomeContent.ID.pressure, label: texts.pressure, value: value, symbolName: "barometer")
    }

    private func wind(_ value: SpokenText) -> MetricContent {
        MetricContent(id: HomeContent.ID.wind, label: texts.wind, value: value, symbolName: "wind")
    }

    private func gusts(_ value: SpokenText) -> MetricContent {
        MetricContent(id: HomeContent.ID.gusts, label: texts.gusts, value: value, symbolName: "wind.circle")
    }

    private func cloudiness(_ value: SpokenText) -> MetricContent {
        MetricContent(id: HomeContent.ID.cloudiness, label: texts.cloudiness, value: value, symbolName: "cloud")
    }

    private func visibility(_ value: SpokenText) -> MetricContent {
        MetricContent(id: HomeContent.ID.visibility, label: texts.visibility, value: value, symbolName: "eye")
    }

    private func dewPoint(_ value: SpokenText) -> MetricContent {
        MetricContent(id: HomeContent.ID.dewPoint, label: texts.dewPoint, value: value, symbolName: "drop")
    }

    private func precipitation(_ amount: PrecipitationAmount) -> MetricContent {
        MetricContent(
            id: HomeContent.ID.precipitation,
            label: texts.precipitation(environment.formats.number(Double(amount.hours))),
            value: environment.formats.precipitation(amount.depth),
            symbolName: "umbrella"
        )
    }
}
