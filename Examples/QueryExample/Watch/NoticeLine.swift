import ExampleSupport
import Foundation
import OpenWeatherCore

/// A notice about a place, as it is printed and encoded in JSON.
struct NoticeLine: Encodable {
    let id: String
    let place: String
    let coordinate: Coordinate
    let kind: String
    /// The sentence in English, without the place.
    let text: String
    let date: Date
    let expires: Date
    private(set) var start: Date?
    private(set) var end: Date?
    private(set) var isApproximate: Bool?
    private(set) var low: Temperature?
    private(set) var high: Temperature?
    private(set) var alert: WeatherAlert?

    /// Creates the form of a notice about a place, whose clocks `state` knows.
    init(_ notice: WeatherNotice, at place: Watch.Place, _ state: WatchState, _ format: ResponseFormat, now: Date) {
        id = notice.id
        self.place = place.name
        coordinate = place.coordinate
        date = notice.date
        expires = notice.expires
        let time = { ResponseFormat.timeOfDay($0, state, since: now) }
        switch notice.content {
        case .rain(let start, let end, let isApproximate):
            kind = "rain"
            let minutes = Int((start.timeIntervalSince(now) / 60).rounded())
            let beginning =
                isApproximate
                ? "from about \(time(start))"
                : minutes < 1 ? "about now" : "in \(ResponseFormat.span(minutes: minutes, toNearest: true))"
            text = "Rain or snow \(beginning)" + (end.map { ", until about \(time($0))" } ?? "")
            (self.start, self.end, self.isApproximate) = (start, end, isApproximate)
        case .alert(let alert):
            kind = "alert"
            let span = alert.isActive(at: now) ? "until" : "from \(time(alert.start)) to"
            text = [alert.title ?? "Alert", "\(span) \(time(alert.end))", alert.sender.map { "by \($0)" }]
                .compactMap(\.self).joined(separator: ", ")
            (start, end, self.alert) = (alert.start, alert.end, alert)
        case .frost(let start, let lowest):
            kind = "frost"
            text = "Frost from about \(time(start)), down to \(format.temperature(lowest))"
            (self.start, low) = (start, lowest)
        case .morning(let low, let high, let rain):
            kind = "morning"
            let wet = rain.map { "rain or snow from about \(time(max($0, now)))" } ?? "dry"
            text = "\(format.temperature(low)) to \(format.temperature(high)), \(wet)"
            (self.low, self.high, start) = (low, high, rain)
        }
    }

    /// Returns the notice as one line of text with its time at the place.
    func text(_ state: WatchState) -> String {
        "\(ResponseFormat.time(date, state.utcOffset(at: date)))  \(place): \(text)".printable
    }

    /// Returns the notice as one line of JSON with sorted keys and ISO 8601 dates.
    ///
    /// - Throws: An encoding error, for a value that is not finite.
    func json() throws -> String {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        encoder.dateEncodingStrategy = .iso8601
        return String(decoding: try encoder.encode(self), as: UTF8.self).printableJSON
    }
}

extension ResponseFormat {
    /// Returns the time of day at the place, with the date when it is not that of `now`.
    fileprivate static func timeOfDay(_ date: Date, _ state: WatchState, since now: Date) -> String {
        let text = clock(date, state.utcOffset(at: date))
        let today = clock(now, state.utcOffset(at: now)).prefix(10)
        return text.hasPrefix(today) ? String(text.suffix(5)) : text
    }
}
