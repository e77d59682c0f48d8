import Foundation
import OpenWeatherCore

extension Field where Value: WeatherValues {
    /// The values that the weather now and a step of a forecast share.
    fileprivate static var elements: [Field] {
        [
            .text("icon") { $0.value.condition.map(WeatherSymbol.text) },
            .text("condition") { $0.value.condition?.description },
            .temperature("temp", "temperature") { $0.value.temperature },
            .temperature("feels", "feels_like") { $0.value.feelsLike },
            .temperature("dew", "dew_point") { $0.value.dewPoint },
            .percent("humidity", "humidity") { $0.value.humidity },
            .measure("pressure", "pressure_hectopascals", \.hectopascals, { $0.pressure($1) }) { $0.value.pressure },
            .speed("wind") { $0.value.wind?.speed },
            .measure("from", "wind_from_degrees", \.degrees, { $1.compassPoint.rawValue }) { $0.value.wind?.direction },
            .speed("gust") { $0.value.wind?.gust },
            .percent("clouds", "cloudiness") { $0.value.cloudiness },
            .measure("visibility", "visibility_meters", \.meters, { $0.distance($1) }) { $0.value.visibility },
            .amount("rain") { $0.value.rain }, .period("rain") { $0.value.rain },
            .amount("snow") { $0.value.snow }, .period("snow") { $0.value.snow },
        ]
    }
}

extension Field where Value == CurrentWeather {
    /// The fields of the weather now.
    static var now: [Field] {
        [
            .text("place", \.place), .text("name", \.value.name), .text("country", \.value.country),
            .measure("lat", "latitude_degrees", { $0 }, { ResponseFormat.number($1, upTo: 4) }) {
                $0.value.coordinate.latitude
            },
            .measure("lon", "longitude_degrees", { $0 }, { ResponseFormat.number($1, upTo: 4) }) {
                $0.value.coordinate.longitude
            },
        ] + times(\.value.date) + elements + [
            .clock("sunrise", \.value.sun.sunrise), .clock("sunset", \.value.sun.sunset),
        ] + response
    }
}

extension Field where Value == ForecastEntry {
    /// The fields of a step of a forecast.
    static var hours: [Field] {
        [.text("place", \.place)] + times(\.value.date) + elements
            + [.percent("chance", "chance_of_precipitation") { $0.value.chanceOfPrecipitation }] + response
    }
}

extension Field where Value == ForecastDay {
    /// The fields of a day.
    static var days: [Field] {
        [
            .text("place", \.place),
            Field(
                name: "date",
                column: "date_local",
                text: { row, _ in row.value.day.description + row.zone },
                cell: { .text($0.value.day.description) }
            ),
            .text("part", column: "is_part") { $0.value.isPart ? "true" : "false" },
            .text("icon") { $0.value.summary.condition.map(WeatherSymbol.text) },
            .text("condition", \.value.summary.condition?.description),
            .temperature("low", "low", \.value.summary.low),
            .temperature("high", "high", \.value.summary.high),
            .percent("chance", "chance_of_precipitation", \.value.summary.chanceOfPrecipitation),
            .depth("rain", \.value.summary.rain),
            .depth("snow", \.value.summary.snow),
            .speed("wind", \.value.summary.wind?.speed),
            .speed("gust", \.value.summary.gust),
            .percent("humidity", "humidity", \.value.summary.humidity),
        ] + response
    }
}

extension Field where Value == AirQuality {
    /// The fields of the air.
    static var air: [Field] {
        [.text("place", \.place)] + times(\.value.date)
            + [.text("aqi", column: "index_1_to_5") { $0.value.index.map { String($0.rawValue) } }]
            + Pollutant.allCases.map { pollutant in
                .measure(
                    pollutant.rawValue,
                    "\(pollutant.rawValue)_micrograms_per_cubic_meter",
                    \.microgramsPerCubicMeter,
                    { ResponseFormat.concentration($1) }
                ) { $0.value.pollutants[pollutant] }
            } + response
    }
}

/// A sign for the condition of the weather.
enum WeatherSymbol {
    /// Returns an emoji for a condition, by day or by night.
    static func text(_ condition: WeatherCondition) -> String {
        let isNight = condition.icon?.partOfDay == .night
        return switch condition.group {
        case .thunderstorm: "⛈️"
        case .drizzle: "🌦️"
        case .rain: "🌧️"
        case .snow: "🌨️"
        case .clear: isNight ? "🌙" : "☀️"
        case .clouds where condition.id == 801 || condition.id == 802: isNight ? "☁️" : "⛅"
        case .clouds: "☁️"
        case .tornado: "🌪️"
        case .mist, .smoke, .haze, .dust, .fog, .sand, .ash, .squall: "🌫️"
        default: "❔"
        }
    }
}
