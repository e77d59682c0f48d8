import ExampleSupport
import OpenWeatherCore

/// The elements of weather as an answer has them.
extension Measures {
    /// Returns the members of weather that are known.
    func values(of weather: WeatherElements) -> [String: JSONNode] {
        var values: [String: JSONNode] = [
            "conditions": .string(Self.text(of: weather.conditions)), "temperature": number(weather.temperature),
        ]
        values["feelsLike"] = weather.feelsLike.map(number)
        values["dewPoint"] = weather.dewPoint.map(number)
        values["humidity"] = weather.humidity.map { .rounded($0.percent, 0) }
        values["pressure"] = weather.pressure.map(number)
        values["cloudiness"] = weather.cloudiness.map { .rounded($0.percent, 0) }
        values["visibility"] = weather.visibility.map(number)
        values["uvIndex"] = weather.uvIndex.map { .rounded($0.value) }
        values["chanceOfPrecipitation"] = weather.chanceOfPrecipitation.map { .rounded($0.percent, 0) }
        values["rain"] = weather.rain.map { amount($0) }
        values["snow"] = weather.snow.map { amount($0) }
        if let wind = weather.wind { values.merge(self.values(of: wind)) { $1 } }
        return values
    }

    /// Returns the members of wind.
    func values(of wind: Wind) -> [String: JSONNode] {
        var values: [String: JSONNode] = ["windSpeed": number(wind.speed)]
        values["windGust"] = wind.gust.map(number)
        values["windFrom"] = wind.direction.map { .string($0.compassPoint.rawValue) }
        return values
    }

    private func amount(_ amount: PrecipitationAmount) -> JSONNode {
        ["depth": number(amount.depth), "hours": .integer(amount.hours)]
    }

    /// Returns the description of conditions.
    static func text(of conditions: [WeatherCondition]) -> String {
        conditions.map(\.description).joined(separator: ", ").printable.clipped(to: 120)
    }

    /// The schemas of the members of weather.
    static let weather: [String: JSONNode] = [
        "conditions": Schema.string("The description, in the requested language."),
        "temperature": Schema.number(""), "feelsLike": Schema.number("The temperature that it feels like."),
        "dewPoint": Schema.number("A temperature."), "humidity": Schema.number("In percent."),
        "pressure": Schema.number("At sea level."), "cloudiness": Schema.number("In percent."),
        "visibility": Schema.number("A distance of 10 km at most."), "uvIndex": Schema.number(""),
        "chanceOfPrecipitation": Schema.number("In percent."), "rain": amount, "snow": amount,
    ]
    .merging(wind) { $1 }

    /// The schemas of the members of wind.
    static let wind: [String: JSONNode] = [
        "windSpeed": Schema.number("A speed."), "windGust": Schema.number("A speed."),
        "windFrom": Schema.string("The compass point that the wind comes from, such as NNW."),
    ]

    /// The names of the members that may be missing.
    static let optionalWeather = Set(weather.keys).subtracting(["conditions", "temperature"])

    private static let amount = Schema.object(
        "Depth of water that falls in a number of hours.",
        ["depth": Schema.number(""), "hours": Schema.integer("")]
    )
}
