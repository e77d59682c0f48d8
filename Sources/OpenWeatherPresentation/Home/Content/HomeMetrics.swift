import Foundation
import OpenWeatherCore
import OpenWeatherScreenKit

/// Creates the cells of the grid.
///
/// Wind, humidity, pressure, and cloud cover are always present, with a dash when the service reports none. The others
/// are left out then.
struct HomeMetrics {
    /// The texts of the screen.
    let texts: HomeTexts
    /// The language, the locale, and the units.
    let environment: ScreenEnvironment

    /// Returns the grid of an observation.
    func metrics(of weather: CurrentWeather) -> [HomeContent.Metric] {
        let formats = environment.formats
        let missing = SpokenText.missing(in: environment)
        let always = [
            wind(weather.wind.map { formats.wind($0) } ?? missing, weather.wind),
            humidity(weather.humidity.map { formats.percent($0) } ?? missing, weather),
            pressure(weather.pressure.map { formats.pressure($0) } ?? missing, weather.pressure),
            cloudiness(weather.cloudiness.map { formats.percent($0) } ?? missing, weather.cloudiness),
        ]
        let sometimes = [
            weather.visibility.map { visibility(formats.distance($0), $0) },
            weather.precipitation.map { precipitation($0) },
        ]
        return (always + sometimes + nearby(weather)).compactMap { $0 }
    }

    /// The grid without values.
    var placeholders: [HomeContent.Metric] {
        let blank = SpokenText.loading(in: environment)
        return [
            wind(blank, nil), humidity(blank, nil), pressure(blank, nil), cloudiness(blank, nil),
            visibility(blank, nil),
        ]
    }

    private func metric(
        _ id: String,
        _ label: String,
        _ value: SpokenText,
        detail: (id: String, text: SpokenText)? = nil,
        drawing: HomeContent.Drawing? = nil,
        _ symbolName: String
    ) -> HomeContent.Metric {
        HomeContent.Metric(
            id: id,
            label: label,
            value: value,
            detail: detail,
            drawing: drawing,
            symbolName: symbolName,
            separator: texts.glance.separator
        )
    }

    private func wind(_ value: SpokenText, _ wind: Wind?) -> HomeContent.Metric {
        let gusts = wind?.strongerGust
            .map { gust in
                let speed = environment.formats.speed(gust)
                return SpokenText(texts.glance.gusts(speed.text), spoken: texts.glance.gusts(speed.spoken))
            }
        return metric(
            HomeContent.ID.wind,
            texts.wind,
            value,
            detail: gusts.map { (HomeContent.ID.gusts, $0) },
            drawing: wind.map { .compass(HomeContent.Compass($0)) },
            "wind"
        )
    }

    private func humidity(_ value: SpokenText, _ weather: CurrentWeather?) -> HomeContent.Metric {
        metric(
            HomeContent.ID.humidity,
            texts.humidity,
            value,
            detail: weather.flatMap { dewPoint(of: $0) }.map { (HomeContent.ID.dewPoint, $0) },
            drawing: weather?.humidity.map { .fill($0.fraction.nearestShare) },
            "humidity"
        )
    }

    /// Returns the dew point, with a word for the moisture of the air where there is one.
    private func dewPoint(of weather: CurrentWeather) -> SpokenText? {
        guard let dewPoint = weather.dewPoint else { return nil }
        let temperature = environment.formats.temperature(dewPoint)
        let glance = texts.glance
        let word = weather.humidity
            .flatMap { AirMoisture(temperature: weather.temperature, dewPoint: dewPoint, humidity: $0) }
            .map { glance[$0] }
        func text(_ degrees: String) -> String {
            [glance.dewPoint(degrees), word].compactMap(\.self).joined(separator: glance.separator)
        }
        return SpokenText(text(temperature.text), spoken: text(temperature.spoken))
    }

    private func pressure(_ value: SpokenText, _ pressure: Pressure?) -> HomeContent.Metric {
        metric(
            HomeContent.ID.pressure,
            texts.pressure,
            value,
            drawing: pressure.map { .dial((($0.hectopascals - 1013.25) / 100 + 0.5).nearestShare) },
            "barometer"
        )
    }

    private func cloudiness(_ value: SpokenText, _ share: Percentage?) -> HomeContent.Metric {
        metric(
            HomeContent.ID.cloudiness,
            texts.cloudiness,
            value,
            drawing: share.map { .fill($0.fraction.nearestShare) },
            "cloud"
        )
    }

    /// The service reports 10 km at most, which is the whole.
    private func visibility(_ value: SpokenText, _ distance: Length?) -> HomeContent.Metric {
        metric(
            HomeContent.ID.visibility,
            texts.visibility,
            value,
            drawing: distance.map { .fill(($0.meters / 10_000).nearestShare) },
            "eye"
        )
    }

    private func precipitation(_ amount: PrecipitationAmount) -> HomeContent.Metric {
        metric(
            HomeContent.ID.precipitation,
            texts.precipitation(environment.formats.number(Double(amount.hours))),
            environment.formats.precipitation(amount.depth),
            "umbrella"
        )
    }

    /// Returns the spread within a large city at this moment, which is not that of the day; nothing without a spread.
    private func nearby(_ weather: CurrentWeather) -> [HomeContent.Metric?] {
        let low = weather.minimum.map { environment.formats.temperature($0) }
        let high = weather.maximum.map { environment.formats.temperature($0) }
        guard low?.text != high?.text else { return [] }
        return [
            low.map { metric(HomeContent.ID.nearbyLow, texts.low, $0, "thermometer.low") },
            high.map { metric(HomeContent.ID.nearbyHigh, texts.high, $0, "thermometer.high") },
        ]
    }
}

extension HomeContent.Compass {
    /// Creates the drawing of wind.
    init(_ wind: Wind) {
        degrees = wind.direction?.degrees
        let strength = Self.strength(of: wind.speed)
        self.strength = strength
        gustStrength = wind.gust.map { max(strength, Self.strength(of: $0)) }
    }

    /// Returns the share of force 12.
    ///
    /// Source: WMO, the empirical relation *v* = 0.836 *B*^(3/2) m/s.
    private static func strength(of speed: Speed) -> Double {
        let force = pow(max(speed.metersPerSecond, 0) / 0.836, 2.0 / 3)
        return force.isNaN ? 0 : min(force / 12, 1)
    }
}

extension HomeGlanceTexts {
    /// Returns the word for how moist air feels.
    fileprivate subscript(moisture: AirMoisture) -> String {
        switch moisture {
        case .dry: dry
        case .comfortable: comfortable
        case .damp: damp
        case .humid: humid
        case .oppressive: oppressive
        }
    }
}
