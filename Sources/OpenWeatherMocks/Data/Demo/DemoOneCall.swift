import Foundation
import OpenWeatherCore

/// The responses of both versions of One Call to one request.
struct DemoOneCall: Sendable {
    /// The current date.
    let now: Date
    /// The seed of the weather.
    let seed: UInt64
    /// The query of the request.
    let query: DemoQuery

    /// Returns the body of a path.
    ///
    /// - Throws: The service's refusal.
    func body(path: String) throws(DemoRefusal) -> any Encodable & Sendable {
        switch path {
        // Until 2024 the service answered at 2.5, too, where older clients still ask.
        case _ where path.hasSuffix("/data/3.0/onecall") || path.hasSuffix("/data/2.5/onecall"): return try report()
        case _ where path.hasSuffix("/data/3.0/onecall/timemachine"): return try moment()
        case _ where path.hasSuffix("/data/3.0/onecall/day_summary"): return try summary()
        case _ where path.hasSuffix("/data/3.0/onecall/overview"): return try overview()
        case _ where path.hasSuffix("/data/4.0/onecall/current"): return try current()
        case _ where path.hasSuffix("/data/4.0/onecall/timeline/1min"): return try minutes()
        case _ where path.hasSuffix("/data/4.0/onecall/timeline/15min"): return try hours("15min", step: 900, size: 50)
        case _ where path.hasSuffix("/data/4.0/onecall/timeline/1h"): return try hours("1h", step: 3_600, size: 20)
        case _ where path.hasSuffix("/data/4.0/onecall/timeline/1day"): return try days()
        case _ where path.contains("/data/4.0/onecall/alert/"):
            guard let id = path.split(separator: "/").last, let alert = DemoAlert(id: String(id)), alert.end > now
            else {
                throw .notFound
            }
            return DemoAlertBody(alert, .v4)
        default: throw .notFound
        }
    }

    private func place() throws(DemoRefusal) -> DemoPlace {
        DemoPlace(try query.coordinate(), seed: seed)
    }

    private func lastMultiple(of seconds: Double) -> Date {
        Date(timeIntervalSince1970: (now.timeIntervalSince1970 / seconds).rounded(.down) * seconds)
    }

    // MARK: - One Call 3.0

    private func report() throws(DemoRefusal) -> DemoOneCallBody {
        let place = try place()
        let excluded = (query["exclude"] ?? "").split(separator: ",").map(String.init)
        let today = place.utcOffset(at: now).day(of: now)
        var body = DemoOneCallBody(of: place, at: now)
        if !excluded.contains("current") { body.current = currentRow(place) }
        if !excluded.contains("minutely") {
            body.minutely = (0..<60).map { DemoOneCallMinute(of: place, at: lastMultiple(of: 60) + Double($0) * 60) }
        }
        if !excluded.contains("hourly") {
            body.hourly = (0..<48)
                .map { DemoOneCallRow(of: place, at: lastMultiple(of: 3_600) + Double($0) * 3_600, query) }
        }
        if !excluded.contains("daily") {
            body.daily = (0..<8).map { DemoOneCallDay(of: place, on: today.advanced(by: $0), .v3, query) }
        }
        let alerts = DemoAlert.alerts(of: place, at: now)
        if !excluded.contains("alerts"), !alerts.isEmpty { body.alerts = alerts.map { DemoAlertBody($0, .v3) } }
        return body
    }

    private func moment() throws(DemoRefusal) -> DemoPageBody<DemoOneCallRow> {
        let place = try place()
        guard let date = query.date("dt"), date < now + 4 * 86_400 else {
            throw .badRequest("requested time is out of allowed range")
        }
        var row = DemoOneCallRow(of: place, at: date, query)
        (row.sunrise, row.sunset) = sun(place, at: date)
        row.pop = nil
        return DemoPageBody(of: place, at: date, [row])
    }

    private func summary() throws(DemoRefusal) -> DemoDaySummaryBody {
        let place = try place()
        let day = try day()
        let row = DemoOneCallDay(of: place, on: day, .v3, query)
        let offset = place.utcOffset(at: day.start(at: .utc) + 43_200)
        return DemoDaySummaryBody(of: place, on: day, row, offset: offset, query)
    }

    private func overview() throws(DemoRefusal) -> DemoOverviewBody {
        let place = try place()
        let offset = place.utcOffset(at: now)
        let day = query["date"] == nil ? offset.day(of: now) : try day()
        let row = DemoOneCallDay(of: place, on: day, .v3, query)
        let text =
            "Made-up weather: \(row.weather.first?.description ?? ""), between \(row.temp.min ?? 0) and "
            + "\(row.temp.max ?? 0).\nThe wind blows at \(row.windSpeed)."
        return DemoOverviewBody(of: place, on: day, text: text, offset: offset, query)
    }

    private func day() throws(DemoRefusal) -> LocalDay {
        guard let day = LocalDay(iso8601: query["date"] ?? "") else { throw .badRequest("Invalid date format") }
        return day
    }

    // MARK: - One Call 4.0

    private func current() throws(DemoRefusal) -> DemoPageBody<DemoOneCallRow> {
        let place = try place()
        var row = currentRow(place)
        row.alerts = alerts(of: place)
        return DemoPageBody(of: place, at: now, [row])
    }

    private func minutes() throws(DemoRefusal) -> DemoPageBody<DemoOneCallMinute> {
        let place = try place()
        let alerts = alerts(of: place)
        let rows = (1...60)
            .map { index in
                var row = DemoOneCallMinute(of: place, at: lastMultiple(of: 60) + Double(index) * 60)
                row.alerts = alerts
                return row
            }
        return DemoPageBody(of: place, at: now, rows)
    }

    /// Returns a page of hours or quarters of an hour, which end 48 hours from now.
    private func hours(_ name: String, step: Double, size: Int) throws(DemoRefusal) -> DemoPageBody<DemoOneCallRow> {
        let place = try place()
        let present = lastMultiple(of: step)
        let start = query.date("start") ?? present
        let end = now + 48 * 3_600
        let count = min(size, max(1, query["cnt"].flatMap { Int($0) } ?? size))
        let dates = (0..<count).map { start + Double($0) * step }.filter { $0 <= end }
        guard !dates.isEmpty, step == 3_600 || start > now - 3_600 else { throw .notFound }
        let alerts = DemoAlert.alerts(of: place, at: now)
        let rows = dates.map { date in
            var row = DemoOneCallRow(of: place, at: date, query)
            if date < present { row.pop = nil }
            // Between full hours the service has no amounts.
            if step < 3_600 { (row.rain, row.snow) = (nil, nil) }
            let active = alerts.filter { $0.start <= date && date < $0.end }.map(\.id)
            row.alerts = active.isEmpty ? nil : active
            return row
        }
        let next = start + Double(count) * step
        return DemoPageBody(
            of: place,
            at: now,
            rows,
            prev: step == 3_600 ? link(name, start - Double(count) * step, count) : nil,
            next: next <= end ? link(name, next, count) : nil
        )
    }

    /// Returns a page of days, which end a year and a half from now.
    private func days() throws(DemoRefusal) -> DemoPageBody<DemoOneCallDay> {
        let place = try place()
        let today = place.utcOffset(at: now).day(of: now)
        let first = query.date("start").map { UTCOffset.utc.day(of: $0) } ?? today
        let count = min(10, max(1, query["cnt"].flatMap { Int($0) } ?? 10))
        let days = (0..<count).map { first.advanced(by: $0) }.filter { $0 <= today.advanced(by: 548) }
        guard !days.isEmpty else { throw .notFound }
        let rows = days.map { day in
            var row = DemoOneCallDay(of: place, on: day, .v4, query)
            if day < today { row.pop = nil }
            return row
        }
        return DemoPageBody(
            of: place,
            at: now,
            rows,
            prev: link("1day", first.advanced(by: -count).start(at: .utc), count),
            next: link("1day", first.advanced(by: count).start(at: .utc), count)
        )
    }

    /// Returns the link to a page as the service writes it: without encryption, and with the key of the caller.
    private func link(_ name: String, _ start: Date, _ count: Int) -> String {
        "http://api.openweathermap.org/data/4.0/onecall/timeline/\(name)?cnt=\(count)&lat=\(query["lat"] ?? "")"
            + "&lon=\(query["lon"] ?? "")&start=\(Int(start.timeIntervalSince1970))&appid=\(query["appid"] ?? "")"
            + "&units=\(query.units.rawValue)&lang=\(query.language.code)"
    }

    // MARK: - Parts

    private func currentRow(_ place: DemoPlace) -> DemoOneCallRow {
        let date = lastMultiple(of: 600)
        var row = DemoOneCallRow(of: place, at: date, query)
        (row.sunrise, row.sunset) = sun(place, at: date)
        row.pop = nil
        return row
    }

    /// Returns the times of the sun, which One Call leaves out in polar day and polar night.
    private func sun(_ place: DemoPlace, at date: Date) -> (Int?, Int?) {
        let day = place.sun.day(at: date, offset: place.utcOffset(at: date))
        return day.isCrossing ? (day.sunrise, day.sunset) : (nil, nil)
    }

    private func alerts(of place: DemoPlace) -> [String]? {
        let alerts = DemoAlert.alerts(of: place, at: now).map(\.id)
        return alerts.isEmpty ? nil : alerts
    }
}
