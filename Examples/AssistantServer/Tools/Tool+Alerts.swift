import ExampleSupport
import Foundation
import OpenWeather
import OpenWeatherCore

extension Tool {
    /// The alerts of the authorities.
    static let alerts = Tool(
        "alerts",
        title: "Alerts of authorities",
        description: """
            The alerts of national weather services that have not ended: event, sender, from, until, and the first \
            sentence; the whole text with detail: full. Needs a key with a subscription to One Call. An error says nothing \
            about whether there are alerts.
            """,
        parameters: [:],
        output: Answer.schema(
            [:],
            rows: (
                "alerts",
                Schema.object(
                    "",
                    [
                        "event": Schema.string("The name of the event."), "sender": Schema.string("The authority."),
                        "from": Schema.date(""), "until": Schema.date(""),
                        "text": Schema.string("The first sentence, or the whole text."),
                        "charactersLeft": Schema.integer("The characters of the text that were left out."),
                    ],
                    optional: ["sender", "text"]
                )
            ),
            hasUnits: false
        )
    ) { arguments, desk async throws(ToolFailure) in
        var place = try await desk.place(try arguments.place(), arguments.options.language)
        let report = try await desk.answering { [point = place.point] () async throws(WeatherError) in
            // The weather now has the zone of the place, and costs nothing more where the key reaches 3.0.
            try await desk.oneCall.report([.current, .alerts], at: point, arguments.options)
        }
        guard let report, let part = report.alerts else { throw .noAlerts }
        let alerts = try await desk.answering { () throws(WeatherError) in try part.get() }
        let current = try? report.current?.get()
        if place.name == nil { (place.name, place.country) = (current?.name, current?.country) }
        let clock = PlaceClock(offset: current?.utcOffset)
        let now = desk.now()
        let sorted = alerts.value.ahead(at: now).sorted { ($0.start, $0.id) < ($1.start, $1.id) }
        let count = sorted.count + alerts.omittedCount
        return Answer(
            place: place,
            clock: clock,
            lines: [count == 0 ? "There are no alerts for" : "\(count) alert\(count == 1 ? "" : "s") for"],
            rowsName: "alerts",
            rows: sorted.map { row(of: $0, clock, arguments) },
            notFetched: alerts.omittedCount,
            provenance: Provenance(alerts, at: now, basis: "One Call, alerts")
        )
    }

    private static func row(of alert: WeatherAlert, _ clock: PlaceClock, _ arguments: ToolArguments) -> Answer.Row {
        let whole = (alert.text(in: arguments.options.language) ?? alert.texts.first?.text)?.printableLines
        let start = whole.map { arguments.isFull ? $0 : String($0.firstSentence.prefix(240)) }
        let left = (whole?.count ?? 0) - (start?.count ?? 0)
        let event = (alert.title ?? "Alert").printable.clipped(to: 100)
        let sender = alert.sender?.printable.clipped(to: 100)
        let cut = left > 0 ? " (cut, \(left) characters left)" : ""
        let text = [
            "\(event)\(sender.map { ", by \($0)" } ?? ""), from \(clock.text(alert.start)) until \(clock.text(alert.end))",
            start.map { $0.replacing("\n", with: arguments.isFull ? "\n" : " ") + cut },
        ]
        var values: [String: JSONNode] = [
            "event": .string(event), "from": .string(clock.iso(alert.start)), "until": .string(clock.iso(alert.end)),
            "charactersLeft": .integer(left),
        ]
        values["sender"] = sender.map(JSONNode.string)
        values["text"] = start.map(JSONNode.string)
        return Answer.Row(text: text.compactMap(\.self).joined(separator: ". "), values: values)
    }
}

extension ToolFailure {
    /// The key does not reach alerts.
    fileprivate static let noAlerts = ToolFailure(
        "Alerts are not known: they need a subscription of the key to One Call, see https://openweathermap.org/price. "
            + "This does not mean that there are none; ask the weather service of the country."
    )
}
