import Foundation
import OpenWeather
import OpenWeatherCore

extension Tool {
    /// The hours ahead.
    static let hours = Tool(
        "hours",
        title: "Hours ahead",
        description: """
            The forecast of the hours ahead: each hour for two days where the key has a subscription to One Call, else steps of \
            three hours for five days.
            """,
        parameters: [
            "units": ToolArguments.units,
            "hours": Schema.integer("How many hours ahead, 24 by default.", in: hourRange),
        ],
        output: Answer.schema(
            [
                "stepHours": Schema.integer("The hours between rows."),
                "knownUntil": Schema.date("The end of the forecast."),
            ],
            optional: ["knownUntil"],
            rows: (
                "hours",
                Schema.object(
                    "",
                    Measures.weather.merging(["time": Schema.date("An hour's beginning, or three hours' end.")]) { $1 },
                    optional: Measures.optionalWeather
                )
            )
        )
    ) { arguments, desk async throws(ToolFailure) in
        let count = try arguments.integer("hours", in: hourRange, or: 24)
        var place = try await desk.place(try arguments.place(), arguments.options.language)
        let forecast = try await desk.hours(at: &place, arguments.options)
        let now = desk.now()
        let end = now.addingTimeInterval(Double(count) * 3_600)
        let measures = Measures(units: arguments.options.units)
        let rows = forecast.rows.filter { forecast.end(of: $0.date) > now && forecast.start(of: $0.date) < end }
        var values: [String: JSONNode] = ["stepHours": .integer(forecast.step)]
        let known = forecast.rows.last.map { (date: forecast.end(of: $0.date), clock: $0.clock) }
        values["knownUntil"] = known.map { .string($0.clock.iso($0.date)) }
        let isShort = known.map { $0.date < end } ?? true
        let ending = known.map { forecast.text($0.date, $0.clock) } ?? "now"
        return Answer(
            place: place,
            clock: forecast.clock,
            measures: measures,
            lines: ["The next \(count) hours in"]
                + (isShort ? ["The forecast ends \(ending)."] : []),
            values: values,
            rowsName: "hours",
            rows: rows.map { row in
                let text = "\(forecast.text(row.date, row.clock)): \(line(of: row.weather, measures))"
                let values = measures.values(of: row.weather)
                    .merging(["time": .string(row.clock.iso(row.date))]) { $1 }
                return Answer.Row(text: text, values: values)
            },
            provenance: forecast.provenance
        )
    }

    private static let hourRange = 1...120

    private static func line(of weather: WeatherElements, _ measures: Measures) -> String {
        let parts: [String?] = [
            measures.text(weather.temperature), Measures.text(of: weather.conditions),
            weather.chanceOfPrecipitation.map { "rain or snow \(Measures.percent($0))" },
            weather.precipitation.flatMap { $0.depth > .zero ? measures.text($0) : nil },
            weather.wind.map { "wind \(measures.text($0))" },
        ]
        return parts.compactMap(\.self).joined(separator: ", ")
    }
}

/// The hours of a forecast.
private struct HoursForecast: Sendable {
    let rows: [(date: Date, clock: PlaceClock, weather: WeatherElements)]
    let step: Int
    /// A Boolean value that indicates whether a row is for the time before its date, as in the free forecast.
    let endsAtDate: Bool
    /// The clock of the answer, which those of later rows may differ from.
    let clock: PlaceClock
    let provenance: Provenance

    /// Returns the beginning of the row with a date.
    func start(of date: Date) -> Date { endsAtDate ? date - Double(step) * 3_600 : date }

    /// Returns the end of the row with a date.
    func end(of date: Date) -> Date { endsAtDate ? date : date + Double(step) * 3_600 }

    /// Returns a date on the clock of a row, with the name of the zone when it is not that of the answer.
    func text(_ date: Date, _ clock: PlaceClock) -> String {
        clock.row(date) + (clock == self.clock ? "" : " \(clock.name)")
    }
}

extension WeatherDesk {
    /// Returns the hours of One Call where the key reaches it, else the steps of the free forecast.
    fileprivate func hours(at place: inout Place, _ options: RequestOptions) async throws(ToolFailure) -> HoursForecast
    {
        let point = place.point
        // What One Call cannot give for now, the free forecast can.
        if let hours = try? await oneCall.report([.hours], at: point, options)?.hours?.get(), !hours.value.isEmpty {
            return HoursForecast(
                rows: hours.value.map { ($0.date, PlaceClock(offset: $0.utcOffset), $0.elements) },
                step: 1,
                endsAtDate: false,
                clock: PlaceClock(offset: hours.value.first?.utcOffset),
                provenance: Provenance(hours, at: now(), basis: "One Call, 48 hours")
            )
        }
        let forecast = try await forecast(at: &place, options)
        let clock = PlaceClock(offset: forecast.city.utcOffset)
        return HoursForecast(
            rows: forecast.entries.map { ($0.date, clock, $0.elements) },
            step: 3,
            endsAtDate: true,
            clock: clock,
            provenance: Provenance(forecast, at: now(), basis: "the forecast of five days in steps of three hours")
        )
    }
}
