import Foundation
import OpenWeatherCore

/// The pages of the exporter.
///
/// A request reads the board and never causes a call.
struct Routes: Sendable {
    /// The values.
    let board: Board
    /// The token that the pages with weather take; `nil` for none.
    let token: AccessToken?
    /// A Boolean value that indicates whether coordinates are shown.
    let showsCoordinates: Bool
    /// The unit of temperatures in the calendar.
    let unit: Temperature.Unit
    /// The language of alerts.
    let language: Language
    /// The wall clock, which ages are relative to.
    let now: @Sendable () -> Date

    private static let pages = ["/metrics", "/influx", "/weather.csv", "/calendar.ics", "/live", "/ready"]

    /// Returns the response to a request.
    func reply(to head: RequestHead) -> Reply {
        guard head.method == "GET" || head.method == "HEAD" else { return .status(405, fields: ["Allow: GET, HEAD"]) }
        switch head.path {
        case "/": return Reply(Self.pages.joined(separator: "\n") + "\n")
        case "/live": return Reply("live\n")
        case "/ready": return ready
        case let path where !Self.pages.contains(path): return .status(404)
        case _ where !(token?.isIn(head.fields["authorization"]) ?? true):
            return .status(401, fields: ["WWW-Authenticate: Bearer"])
        default: return weather(head)
        }
    }

    private func weather(_ head: RequestHead) -> Reply {
        let (values, now) = (board.snapshot, now())
        switch head.path {
        case "/metrics":
            let format = MetricFormat(accept: head.fields["accept"])
            let metrics = WeatherMetrics(board: values, now: now, showsCoordinates: showsCoordinates)
            return Reply(format.text(of: metrics.families), type: format.contentType, fields: ["Vary: Accept"])
        case "/influx": return Reply(InfluxLines.text(of: values.places))
        case "/weather.csv":
            let table = WeatherTable(places: values.places, now: now, showsCoordinates: showsCoordinates)
            return Reply(table.text, type: "text/csv; charset=utf-8; header=present")
        default:
            let calendar = WeatherCalendar(places: values.places, now: now, unit: unit, language: language)
            return Reply(calendar.text, type: "text/calendar; charset=utf-8")
        }
    }

    private var ready: Reply {
        let places = board.snapshot.places
        let count = places.count { $0.weather != nil }
        return Reply("\(count) of \(places.count) places have weather\n", status: count == places.count ? 200 : 503)
    }
}
