import ExampleSupport
import OpenWeather
import OpenWeatherCore

extension Tool {
    /// The days ahead.
    static let days = Tool(
        "days",
        title: "Days ahead",
        description: """
            The forecast of the days ahead at a place, today first: eight days where the key has a subscription to One Call, \
            else five days made from steps of three hours. Days are those of the place.
            """,
        parameters: [
            "units": ToolArguments.units,
            "days": Schema.integer("How many days, today included; 5 by default.", in: dayRange),
        ],
        output: Answer.schema(
            [:],
            rows: (
                "days",
                Schema.object(
                    "",
                    Measures.wind.merging([
                        "day": Schema.string("The calendar day at the place, such as 2026-05-28."),
                        "weekday": Schema.string("The first three letters of the day of the week."),
                        "low": Schema.number("The lowest temperature."), "high": Schema.number("The highest one."),
                        "conditions": Schema.string("The description, in the requested language."),
                        "chanceOfPrecipitation": Schema.number("In percent."),
                        "rain": Schema.number("A depth of water."), "snow": Schema.number("A depth of water."),
                        "isPart": Schema.boolean("Whether the forecast covers a part of the day alone."),
                        "summary": Schema.string("A sentence about the day, in English."),
                    ]) { $1 },
                    optional: Set(Measures.wind.keys)
                        .union(["conditions", "chanceOfPrecipitation", "rain", "snow", "summary"])
                )
            )
        )
    ) { arguments, desk async throws(ToolFailure) in
        let count = try arguments.integer("days", in: dayRange, or: 5)
        var place = try await desk.place(try arguments.place(), arguments.options.language)
        let forecast = try await desk.days(at: &place, arguments.options)
        let measures = Measures(units: arguments.options.units)
        let today = (forecast.clock.offset ?? .utc).day(of: desk.now())
        let days = forecast.days.filter { $0.day >= today }
        let shown = days.prefix(count)
        let ends = shown.count < count ? ["The forecast has \(shown.count) of the \(count) days."] : []
        return Answer(
            place: place,
            clock: forecast.clock,
            measures: measures,
            lines: ["The next \(count) days in"] + ends,
            rowsName: "days",
            rows: shown.map { $0.row(measures) },
            provenance: forecast.provenance
        )
    }

    private static let dayRange = 1...8
}

/// A day of a forecast, from either source.
private struct DayRow: Sendable {
    let day: LocalDay
    let weather: DaySummary
    let isPart: Bool
    var summary: String?

    func row(_ measures: Measures) -> Answer.Row {
        let weekday = PlaceClock.weekday(day)
        let conditions = weather.condition.map { Measures.text(of: [$0]) }
        let amounts = [("rain", weather.rain), ("snow", weather.snow)].filter { $0.1.map { $0 > .zero } ?? false }
        let wind = weather.windAndGust
        let parts: [String?] =
            [
                "\(measures.text(weather.low)) to \(measures.text(weather.high))", conditions,
                weather.chanceOfPrecipitation.map { "rain or snow \(Measures.percent($0))" },
            ]
            + amounts.map { name, depth in depth.map { "\(name) \(measures.text($0))" } }
            + [wind.map { "wind \(measures.text($0))" }, isPart ? "(a part of the day)" : nil]
        var values: [String: JSONNode] = [
            "day": .string("\(day)"), "weekday": .string(weekday), "low": measures.number(weather.low),
            "high": measures.number(weather.high), "isPart": .bool(isPart),
        ]
        values["conditions"] = conditions.map(JSONNode.string)
        values["chanceOfPrecipitation"] = weather.chanceOfPrecipitation.map { .rounded($0.percent, 0) }
        values["rain"] = weather.rain.map(measures.number)
        values["snow"] = weather.snow.map(measures.number)
        values["summary"] = summary.map { .string($0.printable.clipped(to: 200)) }
        if let wind { values.merge(measures.values(of: wind)) { $1 } }
        return Answer.Row(
            text: "\(weekday) \(day): \(parts.compactMap(\.self).joined(separator: ", "))",
            values: values
        )
    }
}

/// The days of a forecast.
private struct DaysForecast: Sendable {
    let days: [DayRow]
    let clock: PlaceClock
    let provenance: Provenance
}

extension WeatherDesk {
    /// Returns the days of One Call where the key reaches it, else those of the free forecast.
    fileprivate func days(at place: inout Place, _ options: RequestOptions) async throws(ToolFailure) -> DaysForecast {
        let point = place.point
        // What One Call cannot give for now, the free forecast can.
        if let days = try? await oneCall.report([.days], at: point, options)?.days?.get(), !days.value.isEmpty {
            return DaysForecast(
                days: days.value.map {
                    DayRow(day: $0.day, weather: DaySummary($0), isPart: false, summary: $0.summary)
                },
                clock: PlaceClock(offset: days.value.first?.utcOffset),
                provenance: Provenance(days, at: now(), basis: "One Call, eight days")
            )
        }
        let forecast = try await forecast(at: &place, options)
        return DaysForecast(
            days: forecast.value.days.map {
                DayRow(day: $0.day, weather: $0.summary, isPart: $0.isPart)
            },
            clock: PlaceClock(offset: forecast.city.utcOffset),
            provenance: Provenance(forecast, at: now(), basis: "the forecast of five days in steps of three hours")
        )
    }
}
