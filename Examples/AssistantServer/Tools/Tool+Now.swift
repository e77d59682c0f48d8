import OpenWeather
import OpenWeatherCore

extension Tool {
    /// The weather now.
    static let now = Tool(
        "now",
        title: "Weather now",
        description: "The latest observed weather of a place: conditions, temperature, wind, rain, sunrise and sunset.",
        parameters: ["units": ToolArguments.units],
        output: Answer.schema(
            Measures.weather.merging(sun) { $1 }.merging(["time": Schema.date("When it was observed.")]) { $1 },
            optional: Measures.optionalWeather.union(sun.keys)
        )
    ) { arguments, desk async throws(ToolFailure) in
        var place = try await desk.place(try arguments.place(), arguments.options.language)
        let weather = try await desk.currentWeather(at: &place, arguments.options)
        let measures = Measures(units: arguments.options.units)
        let clock = PlaceClock(offset: weather.utcOffset)
        return Answer(
            place: place,
            clock: clock,
            measures: measures,
            lines: ["Weather in"] + lines(of: weather.value, measures, clock),
            values: measures.values(of: weather.elements).merging(sunTimes(weather.sun, clock)) { $1 }
                .merging(["time": .string(clock.iso(weather.date))]) { $1 },
            provenance: Provenance(weather, at: desk.now(), basis: "current weather")
        )
    }

    private static func lines(of weather: CurrentWeather, _ measures: Measures, _ clock: PlaceClock) -> [String] {
        let elements = weather.elements
        let air: [String?] = [
            elements.humidity.map { "humidity \(Measures.percent($0))" },
            elements.dewPoint.map { "dew point \(measures.text($0))" },
            elements.pressure.map { "pressure \(measures.text($0))" },
            elements.cloudiness.map { "clouds \(Measures.percent($0))" },
            elements.visibility.map { "visibility \(measures.text($0))" },
        ]
        let feeling = elements.feelsLike.map { ", feels like \(measures.text($0))" } ?? ""
        let lines: [String?] = [
            "\(clock.row(weather.date)): \(Measures.text(of: elements.conditions)), "
                + "\(measures.text(elements.temperature))\(feeling)",
            elements.wind.map { "Wind \(measures.text($0))" },
            elements.rain.map { "Rain \(measures.text($0))" }, elements.snow.map { "Snow \(measures.text($0))" },
            "Also: " + air.compactMap(\.self).joined(separator: ", "),
            weather.sun.sunrise.map { "Sunrise \(clock.row($0))" },
            weather.sun.sunset.map { "Sunset \(clock.row($0))" },
            weather.sun == .polarDay ? "The sun is up all day." : nil,
            weather.sun == .polarNight ? "The sun is down all day." : nil,
        ]
        return lines.compactMap(\.self)
    }

    private static func sunTimes(_ sun: SunState, _ clock: PlaceClock) -> [String: JSONNode] {
        var values: [String: JSONNode] = [:]
        values["sunrise"] = sun.sunrise.map { .string(clock.iso($0)) }
        values["sunset"] = sun.sunset.map { .string(clock.iso($0)) }
        if sun == .polarDay || sun == .polarNight { values["sunIsUpAllDay"] = .bool(sun == .polarDay) }
        return values
    }

    private static let sun: [String: JSONNode] = [
        "sunrise": Schema.date(""), "sunset": Schema.date(""),
        "sunIsUpAllDay": Schema.boolean("Only where the sun neither rises nor sets: whether it is up, or down."),
    ]
}
