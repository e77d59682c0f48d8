import ExampleSupport
import Foundation
import OpenWeatherCore

extension Response {
    /// Returns the parts of One Call as text: now, the outlook of precipitation, some hours, the days, and the alerts.
    ///
    /// Hours, days and alerts that are over are left out. All times are those of the place.
    static func lines(of report: OneCallReport, _ format: ResponseFormat, now: Date) -> [String] {
        var lines: [String] = []
        let offset = Self.offset(of: report)
        if case .success(let current)? = report.current {
            lines += Self.lines(of: current.value, format)
        } else if case .success? = report.hours {
            lines.append("Times in \(ResponseFormat.name(of: offset))")
        }
        if let outlook = report.precipitationOutlook(at: now) {
            lines.append(TextLayout.padded("Outlook", to: 13) + ResponseFormat.words(for: outlook.value, now: now))
        }
        if case .success(let hours)? = report.hours {
            let ahead = hours.value.filter { $0.date + 3_600 > now }
            lines += ["", hourHeading] + ahead.prefix(12).map { line(of: $0, at: $0.utcOffset, format) }
        }
        if case .success(let days)? = report.days {
            let ahead = days.value.filter { $0.day >= ($0.utcOffset ?? .utc).day(of: now) }
            lines += ["", dayHeading] + ahead.map { line(of: $0, format) }
        }
        if case .success(let alerts)? = report.alerts {
            let known = alerts.value.ahead(at: now).map { line(of: $0, at: offset) } + unfetched(alerts.value)
            if !known.isEmpty { lines += ["", "Alerts"] + known }
        }
        for (part, failure) in report.failures.sorted(by: { $0.key.rawValue < $1.key.rawValue }) {
            lines.append("No \(ResponseFormat.words(part.rawValue)): \(failure)")
        }
        lines += outdated(report, now: now)
        if case .success(let current)? = report.current { lines.append(footer(of: current, now: now)) }
        return lines
    }

    /// Returns the difference between the place's clocks and UTC; `nil` when no part knows it.
    ///
    /// Alerts have none of their own.
    private static func offset(of report: OneCallReport) -> UTCOffset? {
        if case .success(let current)? = report.current, let offset = current.value.utcOffset { return offset }
        if case .success(let hours)? = report.hours, let offset = hours.value.first?.utcOffset { return offset }
        if case .success(let days)? = report.days { return days.value.first?.utcOffset }
        return nil
    }

    /// Returns a line for each part that is outdated, but for the weather now, which the last line is about.
    private static func outdated(_ report: OneCallReport, now: Date) -> [String] {
        func line<Value>(_ part: OneCallPart, _ result: OneCallReport.Part<Value>?) -> String? {
            guard case .success(let fetched)? = result, fetched.isStale(at: now) else { return nil }
            return "Out of date: \(ResponseFormat.words(part.rawValue)), \(age(of: fetched, at: now)) old"
        }
        return [
            line(.minutes, report.minutes), line(.quarterHours, report.quarterHours), line(.hours, report.hours),
            line(.days, report.days), line(.alerts, report.alerts),
        ]
        .compactMap(\.self)
    }

    /// Returns the alerts that have not ended, with their times in UTC and their texts in a language.
    static func lines(of alerts: WeatherAlerts, _ language: Language, now: Date) -> [String] {
        let ahead = alerts.ahead(at: now)
        guard !ahead.isEmpty || alerts.omittedCount > 0 else { return ["There are no alerts."] }
        let lines = ahead.flatMap { alert in
            [line(of: alert, at: nil)] + (alert.text(in: language).map { [$0, ""] } ?? [])
        }
        return lines + unfetched(alerts)
    }

    /// Returns the hours of a timeline in the time of the first one; nothing without any.
    static func lines(of hours: [Fetched<HourlyForecast>], _ format: ResponseFormat, now: Date) -> [String] {
        guard let first = hours.first else { return [] }
        // The first row that is outdated stands for all.
        let source = hours.first { $0.isStale(at: now) } ?? hours[hours.count - 1]
        // The heading holds for all rows, also behind a change of clocks.
        let offset = first.value.utcOffset
        return ["Times in \(ResponseFormat.name(of: offset))", hourHeading]
            + hours.map { line(of: $0.value, at: offset, format) } + [footer(of: source, now: now)]
    }

    /// The names of the columns above hours.
    private static let hourHeading = hourLine(["Hour", "Temp.", "Rain", "Wind", "Conditions"])

    /// The names of the columns above days.
    private static let dayHeading = dayLine(["Day", "Low", "High", "Amount", "Moon", "Conditions"])

    private static func line(of hour: HourlyForecast, at offset: UTCOffset?, _ format: ResponseFormat) -> String {
        hourLine([
            ResponseFormat.clock(hour.date, offset),
            format.temperature(hour.temperature),
            hour.chanceOfPrecipitation.map(ResponseFormat.percent) ?? "",
            hour.wind.map(format.breeze) ?? "",
            hour.conditions.map(\.description).joined(separator: ", "),
        ])
    }

    private static func hourLine(_ cells: [String]) -> String {
        aligned(cells, [(16, .leading), (8, .trailing), (5, .trailing), (12, .leading)])
    }

    private static func line(of day: DailyForecast, _ format: ResponseFormat) -> String {
        dayLine([
            day.day.description,
            format.temperature(day.low),
            format.temperature(day.high),
            day.precipitation.map(format.depth) ?? "",
            day.moonPhase.map { ResponseFormat.words($0.name.rawValue) } ?? "",
            day.condition?.description ?? "",
        ])
    }

    private static func dayLine(_ cells: [String]) -> String {
        aligned(cells, [(10, .leading), (8, .trailing), (8, .trailing), (8, .trailing), (15, .leading)])
    }

    /// Returns cells as a line, each but the last as wide as its column.
    static func aligned(_ cells: [String], _ columns: [(width: Int, side: TextLayout.Alignment)]) -> String {
        let padded = zip(cells, columns).map { TextLayout.padded($0, to: $1.width, $1.side) }
        return (padded + cells.dropFirst(columns.count)).joined(separator: "  ")
    }

    /// Returns a line about the alerts whose texts are not known; nothing when all are.
    private static func unfetched(_ alerts: WeatherAlerts) -> [String] {
        alerts.omittedCount > 0 ? ["Alerts that were not fetched: \(alerts.omittedCount)."] : []
    }

    private static func line(of alert: WeatherAlert, at offset: UTCOffset?) -> String {
        let title = alert.title ?? "Alert"
        let span = "\(ResponseFormat.time(alert.start, offset)) to \(ResponseFormat.time(alert.end, offset))"
        return ["\(title), \(span)", alert.sender.map { "by \($0)" }].compactMap(\.self).joined(separator: ", ")
    }
}
