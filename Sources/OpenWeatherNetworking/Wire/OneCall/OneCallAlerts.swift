import Foundation
import OpenWeatherCore

extension WeatherAlert {
    /// Creates the alert of a payload.
    ///
    /// - Parameters:
    ///   - payload: The body of `alert`, or an element of `alerts`.
    ///   - id: The identity that was requested; when `nil`, the payload's, or one that is made of its other values.
    ///   - path: The path of the payload; empty for a whole body.
    /// - Throws: ``NetworkError/decoding(_:)`` with the path of a date that is impossible.
    init(_ payload: OneCallAlertDTO, id: String? = nil, path: String = "") throws(NetworkError) {
        let prefix = path.isEmpty ? "" : "\(path)."
        guard let start = Date(wire: payload.start) else { throw .decoding(.invalidField(path: "\(prefix)start")) }
        guard let end = Date(wire: payload.end) else { throw .decoding(.invalidField(path: "\(prefix)end")) }
        let sender = WireText.line(payload.senderName)
        let event = WireText.line(payload.event)
        var known: Set<String> = []
        let tags = payload.tags.compactMap { WireText.line($0) }.filter { known.insert($0).inserted }
        let texts = payload.descriptions.compactMap { payload in
            WireText.paragraphs(payload.text).map { Text(language: WireText.line(payload.language), text: $0) }
        }
        let parts = [sender ?? "", event ?? tags.first ?? "", "\(Int(payload.start))", "\(Int(payload.end))"]
        self.init(
            id: id ?? payload.id.flatMap { WireText.line($0) } ?? parts.joined(separator: "/"),
            sender: sender,
            event: event,
            start: start,
            end: end,
            texts: texts,
            tags: tags
        )
    }
}

extension WeatherAlerts {
    /// Creates the alerts of `alerts` of One Call 3.0; two with the same identity, such as one for each of two districts,
    /// have a number at the end of it.
    ///
    /// - Throws: ``NetworkError/decoding(_:)`` with the path of a date that is impossible.
    init(_ payloads: [OneCallAlertDTO]) throws(NetworkError) {
        var alerts: [WeatherAlert] = []
        var counts: [String: Int] = [:]
        for (index, payload) in payloads.enumerated() {
            var alert = try WeatherAlert(payload, path: "alerts[\(index)]")
            let count = counts[alert.id, default: 0]
            counts[alert.id] = count + 1
            if count > 0 { alert.id += "/\(count + 1)" }
            alerts.append(alert)
        }
        self.init(alerts)
    }
}

extension WeatherOverview {
    /// Creates the description of the body of `overview`, requested in `units`.
    ///
    /// - Throws: ``NetworkError/decoding(_:)`` when the date is none.
    init(_ payload: OverviewDTO, units: Units) throws(NetworkError) {
        guard let day = LocalDay(iso8601: payload.date) else { throw .decoding(.invalidField(path: "date")) }
        let text = WireText.paragraphs(payload.text) ?? ""
        self.init(day: day, text: text, units: payload.units.flatMap { Units(rawValue: $0) } ?? units)
    }
}
