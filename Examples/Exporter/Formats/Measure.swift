import OpenWeatherCore

/// A number that a place may have, under the same name in every format.
struct Measure: Sendable {
    /// The name with its unit, such as `temperature_celsius`.
    let name: String
    /// The unit at the end of the name; `nil` for a number without one.
    let unit: String?
    /// The description in metrics.
    let help: String
    /// The product that has the number.
    let product: Product
    /// The pollutant, which is a label in metrics and a part of the name elsewhere; `nil` for other numbers.
    let pollutant: Pollutant?
    /// Returns the number of a place; `nil` when the service reports none.
    let value: @Sendable (PlaceWeather) -> Double?

    /// The name in a table, where a pollutant has a column.
    var column: String { pollutant.map { "\($0.rawValue)_grams_per_cubic_meter" } ?? name }

    /// Every number, in the order of the columns.
    static let all: [Measure] = weather + air

    private static let weather = [
        weather("temperature", "celsius", "Temperature of the air.") { $0.temperature.celsius },
        weather("feels_like", "celsius", "Temperature as it is felt.") { $0.feelsLike?.celsius },
        weather("humidity", "ratio", "Relative humidity, from 0 to 1.") { $0.humidity?.fraction },
        weather("pressure", "pascals", "Pressure of the air at sea level.") {
            $0.pressure.map { $0.hectopascals * 100 }
        },
        weather("wind_speed", "meters_per_second", "Speed of the wind.") { $0.wind?.speed.metersPerSecond },
        weather("wind_gust", "meters_per_second", "Speed of gusts.") { $0.wind?.gust?.metersPerSecond },
        weather("wind_direction", "degrees", "Direction that the wind comes from, clockwise from north.") {
            $0.wind?.direction?.degrees
        },
        weather("cloud_cover", "ratio", "Part of the sky that clouds cover, from 0 to 1.") { $0.cloudiness?.fraction },
        weather("visibility", "meters", "Visibility, of which the service reports at most 10 km.") {
            $0.visibility?.meters
        },
        weather("rain_rate", "meters_per_second", "Rain; absent while none is reported.") { $0.rain?.metersPerSecond },
        weather("snow_rate", "meters_per_second", "Snow as water; absent while none is reported.") {
            $0.snow?.metersPerSecond
        },
    ]

    private static let air =
        [
            Measure(
                name: "uv_index",
                unit: nil,
                help: "Index of ultraviolet radiation, of One Call.",
                product: .uv,
                pollutant: nil
            ) { $0.uv?.uvIndex?.value },
            Measure(
                name: "air_quality_index",
                unit: nil,
                help: "Index of the quality of the air, from 1, good, to 5, very poor.",
                product: .air,
                pollutant: nil
            ) { $0.air?.index.map { Double($0.rawValue) } },
        ]
        + Pollutant.allCases.map { pollutant in
            Measure(
                name: "pollutant_grams_per_cubic_meter",
                unit: "grams_per_cubic_meter",
                help: "Concentration of a pollutant.",
                product: .air,
                pollutant: pollutant
            ) { $0.air?.pollutants[pollutant].map { $0.microgramsPerCubicMeter / 1_000_000 } }
        }

    private static func weather(
        _ name: String,
        _ unit: String,
        _ help: String,
        _ value: @escaping @Sendable (WeatherElements) -> Double?
    ) -> Measure {
        Measure(name: "\(name)_\(unit)", unit: unit, help: help, product: .weather, pollutant: nil) { place in
            place.weather.flatMap { value($0.elements) }
        }
    }

    private init(
        name: String,
        unit: String?,
        help: String,
        product: Product,
        pollutant: Pollutant?,
        value: @escaping @Sendable (PlaceWeather) -> Double?
    ) {
        self.name = name
        self.unit = unit
        self.help = help
        self.product = product
        self.pollutant = pollutant
        // No format has a place for a number that is not finite.
        self.value = { place in value(place).flatMap { $0.isFinite ? $0 : nil } }
    }
}

extension PrecipitationAmount {
    /// The mean rate over the hours of the amount.
    fileprivate var metersPerSecond: Double { depth.millimeters / Double(max(1, hours)) / 3_600_000 }
}
