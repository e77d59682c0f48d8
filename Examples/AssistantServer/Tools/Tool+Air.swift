import OpenWeather
import OpenWeatherCore

extension Tool {
    /// The quality of the air.
    static let air = Tool(
        "air",
        title: "Air quality",
        description: """
            The quality of the air now: the index of OpenWeather from 1 (good) to 5 (very poor), an estimate of the US AQI, and \
            the concentrations of pollutants in μg/m³.
            """,
        parameters: [:],
        output: Answer.schema(
            [
                "time": Schema.date("The hour that the values are for."),
                "index": Schema.integer("OpenWeather's index.", in: 1...5),
                "usAQI": Schema.integer("The US AQI, estimated from a single hour."),
                "usCategory": Schema.string("The category of the US AQI."),
            ],
            optional: ["index", "usAQI", "usCategory"],
            rows: (
                "pollutants",
                Schema.object(
                    "",
                    [
                        "pollutant": Schema.choice("", Pollutant.allCases.map(\.rawValue)),
                        "microgramsPerCubicMeter": Schema.number(""),
                    ]
                )
            ),
            hasUnits: false
        )
    ) { arguments, desk async throws(ToolFailure) in
        let place = try await desk.place(try arguments.place(), arguments.options.language)
        let air = try await desk.answering { () async throws(WeatherError) in
            try await desk.client.airQuality(at: place.point)
        }
        let clock = await desk.clock(at: place, arguments.options)
        let assessment = AirQualityAssessment(of: air.value, on: .usEPA)
        var values: [String: JSONNode] = ["time": .string(clock.iso(air.date))]
        values["index"] = air.index.map { .integer($0.rawValue) }
        values["usAQI"] = assessment.map { .integer($0.value) }
        values["usCategory"] = assessment.flatMap(category).map(JSONNode.string)
        let index = air.index.map { "index \($0.rawValue) of 5 (\(words("\($0)")))" } ?? "index not known"
        let us = assessment.map { "; US AQI about \($0.value)\(category($0).map { " (\($0))" } ?? "")" } ?? ""
        return Answer(
            place: place,
            clock: clock,
            lines: ["Air in", "\(clock.row(air.date)): \(index)\(us)"],
            values: values,
            rowsName: "pollutants",
            rows: Pollutant.allCases.compactMap { pollutant in
                air.pollutants[pollutant]
                    .map { concentration in
                        let value = concentration.microgramsPerCubicMeter
                        let decimals = Measures.decimals(of: concentration)
                        return Answer.Row(
                            text: "\(pollutant.rawValue): \(Measures.text(value, decimals: decimals)) μg/m³",
                            values: [
                                "pollutant": .string(pollutant.rawValue),
                                "microgramsPerCubicMeter": .rounded(value, decimals),
                            ]
                        )
                    }
            },
            provenance: Provenance(air, at: desk.now(), basis: "air pollution; its model is coarse, no station")
        )
    }

    private static func category(_ assessment: AirQualityAssessment) -> String? {
        guard case .usEPA(let category) = assessment.band else { return nil }
        return words("\(category)")
    }

    /// Returns the name of a case in words: `very poor` for `veryPoor`, `US air quality` for `usAirQuality`.
    static func words(_ name: String) -> String {
        let words = name.reduce(into: "") { $0 += $1.isUppercase ? " \($1.lowercased())" : "\($1)" }
        let isShort = ["us ", "uv "].contains(words.prefix(3))
        return isShort ? words.prefix(2).uppercased() + words.dropFirst(2) : words
    }
}
