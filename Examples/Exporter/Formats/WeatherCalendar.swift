import Foundation
import OpenWeatherCore

/// The coming days and the alerts of places as a calendar (RFC 5545), for a program that subscribes to it.
///
/// What is out of date says so, and is left out when it is older than a cache shows it.
struct WeatherCalendar {
    /// The places.
    let places: [PlaceWeather]
    /// The present date, which ages are relative to.
    let now: Date
    /// The unit of temperatures.
    let unit: Temperature.Unit
    /// The language of alerts.
    let language: Language

    private static let longestText = 2_000
    private static let lifetimes = CacheLifetimes.standard

    /// The calendar; the identifier of an event is the same after each refresh.
    var text: String {
        var text = CalendarText()
        text.add("BEGIN:VCALENDAR")
        text.add("VERSION:2.0")
        text.add("PRODID:-//OpenWeather for Swift//owm-exporter \(SDKVersion.current)//EN")
        text.add("X-WR-CALNAME", text: "Weather")
        text.add("REFRESH-INTERVAL;VALUE=DURATION:PT1H")
        for place in places {
            addDays(of: place, to: &text)
            addAlerts(of: place, to: &text)
        }
        text.add("END:VCALENDAR")
        return text.text
    }

    private func addDays(of place: PlaceWeather, to text: inout CalendarText) {
        let daily = shown(place.days, Self.lifetimes.oneCall.days)
        let forecast = shown(place.forecast, Self.lifetimes.forecast)
        let days =
            daily.map { $0.map { $0.map { (day: $0.day, summary: DaySummary($0), isPart: false) } } }
            ?? forecast
            .map { $0.map { $0.days.map { (day: $0.day, summary: $0.summary, isPart: $0.isPart) } } }
        guard let days else { return }
        for (day, summary, isPart) in days.value {
            let range = "\(whole(summary.low.value(in: unit))) to \(whole(summary.high.value(in: unit))) \(symbol)"
            let condition = summary.condition.map { ", \($0.description)" } ?? ""
            begin("day-\(day)", place, days.fetchedAt, to: &text)
            text.add("DTSTART", day: day)
            text.add("DTEND", day: day.advanced(by: 1))
            text.add("SUMMARY", text: "\(place.place.name): \(range)\(condition)\(mark(of: days))")
            let rain = summary.chanceOfPrecipitation.map { "Chance of rain or snow: \(whole($0.percent)) %\n" }
            let part = isPart ? "The forecast covers a part of the day.\n" : ""
            text.add("DESCRIPTION", text: note(on: days) + part + (rain ?? "") + source(days))
            text.add("TRANSP:TRANSPARENT")
            text.add("END:VEVENT")
        }
    }

    private func addAlerts(of place: PlaceWeather, to text: inout CalendarText) {
        guard let alerts = shown(place.alerts, Self.lifetimes.oneCall.alerts) else { return }
        for alert in alerts.value.alerts {
            begin("alert-\(Self.hash(alert.id))", place, alerts.fetchedAt, to: &text)
            text.add("DTSTART", date: alert.start)
            if alert.end > alert.start { text.add("DTEND", date: alert.end) }
            text.add("SUMMARY", text: "\(place.place.name): \(alert.title ?? "Weather alert")\(mark(of: alerts))")
            let body = alert.text(in: language).map { "\($0.prefix(Self.longestText))\n" } ?? ""
            text.add("DESCRIPTION", text: note(on: alerts) + body + source(alerts, sender: alert.sender))
            text.add("TRANSP:TRANSPARENT")
            text.add("END:VEVENT")
        }
    }

    private func shown<Value>(_ response: Fetched<Value>?, _ lifetime: CacheLifetime) -> Fetched<Value>? {
        response.flatMap { $0.age(at: now) <= lifetime.stale ? $0 : nil }
    }

    private func mark<Value>(of response: Fetched<Value>) -> String {
        response.isStale(at: now) ? " (out of date)" : ""
    }

    private func note<Value>(on response: Fetched<Value>) -> String {
        response.isStale(at: now) ? "Out of date.\n" : ""
    }

    private func begin(_ id: String, _ place: PlaceWeather, _ date: Date, to text: inout CalendarText) {
        text.add("BEGIN:VEVENT")
        text.add("UID:\(id)-\(Self.hash(place.place.name))@owm-exporter")
        text.add("DTSTAMP", date: date)
    }

    /// Returns the source with the time of its values, as a program may show its copy of the calendar for days.
    private func source<Value>(_ response: Fetched<Value>, sender: String? = nil) -> String {
        let (date, utc) = (response.fetchedAt, UTCOffset.utc)
        let minutes = utc.secondOfDay(of: date) / 60
        let time = [minutes / 60, minutes % 60].map { $0 < 10 ? "0\($0)" : "\($0)" }.joined(separator: ":")
        return "Source: \(sender ?? response.source.name), \(utc.day(of: date)) \(time) UTC"
    }

    private func whole(_ number: Double) -> String { Int(exactly: number.rounded()).map { "\($0)" } ?? "?" }

    private var symbol: String {
        switch unit {
        case .celsius: "°C"
        case .fahrenheit: "°F"
        default: "K"
        }
    }

    /// Returns 16 digits that are the same for a text in every process (FNV-1a).
    private static func hash(_ text: String) -> String {
        let hash = text.utf8.reduce(0xcbf2_9ce4_8422_2325) { ($0 ^ UInt64($1)) &* 0x100_0000_01b3 }
        let digits = String(hash, radix: 16)
        return String(repeating: "0", count: 16 - digits.count) + digits
    }
}
