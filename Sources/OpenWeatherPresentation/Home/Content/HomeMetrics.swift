import OpenWeatherCore
import OpenWeatherScreenKit

/// The maker of the grid.
///
/// Humidity, pressure, wind and cloud cover are always there, with a dash where the service sends none; the others
/// only when it does.
struct HomeMetrics {
    /// The texts of the screen.
    let texts: HomeTexts
    /// The language, locale and units.
    let environment: ScreenEnvironment

    /// The grid of an observation.
    func metrics(of weather: CurrentWeather) -> [MetricContent] {
        let formats = environment.formats
        let missing = SpokenText("–", spoken: environment.texts.notices.missing)
        let always = [
            humidity(weather.humidity.map { formats.percent($0) } ?? missing),
            pressure(weather.pressure.map { formats.pressure($0) } ?? missing),
            wind(weather.wind.map { WindFormat(environment)($0) } ?? missing),
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

    /// The grid before anything is there.
    var placeholders: [MetricContent] {
        let blank = SpokenText("––", spoken: environment.texts.notices.loading)
        return [
            humidity(blank), pressure(blank), wind(blank), cloudiness(blank), visibility(blank), dewPoint(blank),
        ]
    }

    private func humidity(_ value: SpokenText) -> MetricContent {
        MetricContent(id: "home.humidity", label: texts.humidity, value: value, symbolName: "humidity")
    }

    private func pressure(_ value: SpokenText) -> MetricContent {
        MetricContent(id: "home.pressure", label: texts.pressure, value: value, symbolName: "barometer")
    }

    private func wind(_ value: SpokenText) -> MetricContent {
        MetricContent(id: "home.wind", label: texts.wind, value: value, symbolName: "wind")
    }

    private func gusts(_ value: SpokenText) -> MetricContent {
        MetricContent(id: "home.gusts", label: texts.gusts, value: value, symbolName: "wind.circle")
    }

    private func cloudiness(_ value: SpokenText) -> MetricContent {
        MetricContent(id: "home.cloudiness", label: texts.cloudiness, value: value, symbolName: "cloud")
    }

    private func visibility(_ value: SpokenText) -> MetricContent {
        MetricContent(id: "home.visibility", label: texts.visibility, value: value, symbolName: "eye")
    }

    private func dewPoint(_ value: SpokenText) -> MetricContent {
        MetricContent(id: "home.dewPoint", label: texts.dewPoint, value: value, symbolName: "drop")
    }

    private func precipitation(_ amount: PrecipitationAmount) -> MetricContent {
        MetricContent(
            id: "home.precipitation",
            label: texts.precipitation(environment.formats.number(Double(amount.hours))),
            value: environment.formats.precipitation(amount.depth),
            symbolName: "umbrella"
        )
    }
}
