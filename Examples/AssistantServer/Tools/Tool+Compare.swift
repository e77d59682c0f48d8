import Foundation
import OpenWeather
import OpenWeatherCore
import OpenWeatherExtras
import OpenWeatherInsights

extension Tool {
    /// The weather now against that of yesterday and the usual.
    static let compare = Tool(
        "compare",
        title: "Compared with yesterday and the usual",
        description: """
            Whether it is warmer or colder than yesterday at this time, and than usual at this time of the year. Needs a key with \
            a subscription to One Call; a part that is absent has its reason. The usual may need 30 calls once for a place, \
            which calls must permit.
            """,
        parameters: [
            "units": ToolArguments.units,
            "calls": Schema.integer("The most calls beside the weather now, 2 by default.", in: callRange),
        ],
        output: Answer.schema(
            [
                "temperature": Schema.number("The temperature now."),
                "yesterday": Schema.object(
                    "",
                    [
                        "time": Schema.date(""), "temperature": Schema.number(""),
                        "warmerNow": Schema.number("How much warmer it is now; negative when it is colder."),
                    ]
                ),
                "yesterdayAbsence": Schema.string("Why there is no yesterday."),
                "usual": Schema.object(
                    "The third of the month in earlier years.",
                    [
                        "high": Schema.number("The middle of the highest temperatures of days."),
                        "low": Schema.number("The middle of the lowest ones."),
                        "wetDays": Schema.number("The share of wet days in percent."),
                        "years": Schema.integer("How many years it is made from."),
                    ],
                    optional: ["wetDays"]
                ),
                "usualAbsence": Schema.string("Why there is no usual weather."),
            ],
            optional: ["yesterday", "yesterdayAbsence", "usual", "usualAbsence"]
        )
    ) { arguments, desk async throws(ToolFailure) in
        let calls = try arguments.integer("calls", in: callRange, or: 2)
        var place = try await desk.place(try arguments.place(), arguments.options.language)
        let weather = try await desk.currentWeather(at: &place, arguments.options)
        let comparison = await desk.comparison(of: weather, at: place.point, calls: calls)
        let measures = Measures(units: arguments.options.units)
        let clock = PlaceClock(offset: weather.utcOffset)
        var values: [String: JSONNode] = ["temperature": measures.number(weather.temperature)]
        var lines = ["Now \(measures.text(weather.temperature))"]
        if let hour = comparison.dayBefore.value, let kelvins = comparison.celsiusAboveDayBefore(weather.value) {
            // Clocks may have changed since.
            let before = PlaceClock(offset: hour.utcOffset ?? weather.utcOffset)
            values["yesterday"] = [
                "time": .string(before.iso(hour.date)), "temperature": measures.number(hour.temperature),
                "warmerNow": measures.difference(kelvins),
            ]
            let difference = measures.text(ofDifferenceNow: kelvins)
            lines.append("Yesterday at this time \(measures.text(hour.temperature)), \(difference)")
        }
        if let usual = comparison.usual.value {
            var parts: [String: JSONNode] = [
                "high": measures.number(usual.high.middle), "low": measures.number(usual.low.middle),
                "years": .integer(usual.yearCount),
            ]
            parts["wetDays"] = usual.wetDays.map { .rounded($0.percent, 0) }
            values["usual"] = .object(parts)
            let wet = usual.wetDays.map { ", wet \(Measures.percent($0)) of days" } ?? ""
            lines.append(
                "Usual: \(measures.text(usual.low.middle)) to \(measures.text(usual.high.middle))\(wet), "
                    + "from \(usual.yearCount) years"
            )
        }
        for (name, absence) in [
            ("yesterday", comparison.dayBefore.absence), ("usual", comparison.usual.absence),
        ] {
            guard let absence else { continue }
            let reason = reason(for: absence, product: name == "usual" ? "One Call 4.0" : "One Call")
            values["\(name)Absence"] = .string(reason)
            lines.append("\(name.capitalized): \(reason)")
        }
        return Answer(
            place: place,
            clock: clock,
            measures: measures,
            lines: ["Compared in"] + lines,
            values: values,
            provenance: Provenance(weather, at: desk.now(), basis: "current weather, and the past of One Call")
        )
    }

    private static let callRange = 0...40

    private static func reason(for absence: ComparisonAbsence, product: String) -> String {
        switch absence {
        case .needsSubscription: "not known, needs a subscription of the key to \(product)"
        case .notAsked(let cost): "not asked for, needs \(cost.total) more calls; permit them with calls"
        case .notRecorded: "not recorded"
        case .fewYears(let years): "known for \(years) years alone"
        case .overBudget: "the calls of the day do not permit it"
        case .failed(let error): "\(error)".clipped(to: 200)
        }
    }
}

extension WeatherDesk {
    /// Returns a comparison for a number of calls at most, and for none where the key does not reach One Call.
    fileprivate func comparison(
        of weather: Fetched<CurrentWeather>,
        at point: Coordinate,
        calls: Int
    ) async -> WeatherComparison {
        let source = ComparisonSource(
            history: client.repositories.history,
            timelines: client.repositories.timelines,
            usualDays: isDemo ? client.usualDays : nil,
            version: { await client.knownOneCallVersion() }
        )
        guard await oneCall.isOpen else {
            return WeatherComparison(dayBefore: .absent(.needsSubscription), usual: .absent(.needsSubscription))
        }
        let comparison = await source.comparison(of: weather.value, at: point, allowance: .asked(calls: calls))
        if comparison.dayBefore.absence == .needsSubscription { await oneCall.refuse() }
        return comparison
    }
}
