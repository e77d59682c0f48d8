import Foundation

extension DaySeries {
    /// Returns the longest time before the first step in which the present moment still belongs to the series.
    ///
    /// The service's first step is the next one, which is as far ahead as it is long: an hour or three.
    private static func lead(to moments: [Date]) -> TimeInterval {
        let longest: TimeInterval = 3 * 3600
        return moments.count > 1 ? min(moments[1].timeIntervalSince(moments[0]), longest) : longest
    }

    /// A step with the ends of its spread.
    private typealias Step = (entry: ForecastEntry, low: Temperature, high: Temperature)

    /// Creates a series of days with their summaries and the entries to show.
    init(
        _ shown: [(day: ForecastDay, summary: DaySummary, entries: [ForecastEntry])],
        now: Date?,
        present: Temperature?
    ) {
        let steps = shown.map { $0.entries.compactMap(Self.step) }
        let moments = steps.joined().map(\.entry.date)
        let now = now.flatMap { $0.timeIntervalSince1970.isFinite ? $0 : nil }
        let axis = ClosedRange(spanning: moments)
        let lead = Self.lead(to: moments)
        let position = axis.flatMap { axis in
            now.flatMap { $0.addingTimeInterval(lead) >= axis.lowerBound && $0 <= axis.upperBound ? $0 : nil }
        }
        let today = now.flatMap { now in shown.firstIndex { $0.day.span.contains(now) } }
        let isShown = position != nil || today != nil
        let present = isShown ? present?.finite : nil

        let ranges = shown.indices.map { index -> ClosedRange<Temperature>? in
            let (summary, steps) = (shown[index].summary, steps[index])
            let own = [summary.low.finite, summary.high.finite, index == today ? present : nil]
            return ClosedRange(spanning: own.compactMap(\.self) + steps.map(\.low) + steps.map(\.high))
        }
        let known = ranges.compactMap(\.self)
        let extremes = known.map(\.lowerBound) + known.map(\.upperBound)
        let scale = ClosedRange(spanning: extremes + [present].compactMap(\.self))
        let dates = ClosedRange(spanning: moments + [position].compactMap(\.self))
        let measure = Measure(scale: scale, dates: dates)

        self.scale = scale
        self.dates = dates
        days = shown.indices.map { index in
            measure.day(
                shown[index].day,
                shown[index].summary,
                ranges[index],
                now: index == today ? present : nil
            )
        }
        var points = steps.joined().map { measure.point($0.entry, $0.low...$0.high) }
        if let position, let present {
            let index = points.firstIndex { $0.date > position } ?? points.endIndex
            points.insert(measure.point(position, present), at: index)
        }
        self.points = points
        self.now = isShown ? now.map { measure.now($0, present, isOnAxis: position != nil) } : nil
    }

    private static func step(_ entry: ForecastEntry) -> Step? {
        guard let temperature = entry.temperature.finite, entry.date.timeIntervalSince1970.isFinite else { return nil }
        let spread = entry.spread ?? temperature...temperature
        return (entry, spread.lowerBound, spread.upperBound)
    }
}

/// The scale and the axis on which the parts of a series are placed.
private struct Measure {
    private let series: DaySeries

    init(scale: ClosedRange<Temperature>?, dates: ClosedRange<Date>?) {
        series = DaySeries(scale: scale, dates: dates, days: [], points: [], now: nil)
    }

    func day(
        _ day: ForecastDay,
        _ summary: DaySummary,
        _ range: ClosedRange<Temperature>?,
        now: Temperature?
    ) -> DaySeries.Day {
        var summary = summary
        if let range { (summary.low, summary.high) = (range.lowerBound, range.upperBound) }
        return DaySeries.Day(
            day: day.day,
            summary: summary,
            bar: range.map { series.height(of: $0.lowerBound)...series.height(of: $0.upperBound) },
            now: now.map { series.height(of: $0) },
            span: span(of: day)
        )
    }

    func point(_ entry: ForecastEntry, _ spread: ClosedRange<Temperature>) -> DaySeries.Point {
        DaySeries.Point(
            date: entry.date,
            temperature: entry.temperature,
            spread: spread.lowerBound < spread.upperBound ? spread : nil,
            position: series.position(of: entry.date),
            height: series.height(of: entry.temperature),
            band: series.height(of: spread.lowerBound)...series.height(of: spread.upperBound),
            entry: entry
        )
    }

    func point(_ now: Date, _ present: Temperature) -> DaySeries.Point {
        let height = series.height(of: present)
        return DaySeries.Point(
            date: now,
            temperature: present,
            spread: nil,
            position: series.position(of: now),
            height: height,
            band: height...height,
            entry: nil
        )
    }

    func now(_ date: Date, _ present: Temperature?, isOnAxis: Bool) -> DaySeries.Now {
        DaySeries.Now(
            date: date,
            position: isOnAxis ? series.position(of: date) : nil,
            temperature: present,
            height: present.map { series.height(of: $0) }
        )
    }

    private func span(of day: ForecastDay) -> ClosedRange<Double>? {
        guard let dates = series.dates else { return nil }
        // A single moment lies in the middle; its day spans the whole axis.
        guard dates.lowerBound < dates.upperBound else { return day.span.contains(dates.lowerBound) ? 0...1 : nil }
        guard day.span.lowerBound <= dates.upperBound, day.span.upperBound > dates.lowerBound else { return nil }
        let start = series.position(of: day.span.lowerBound)
        let end = series.position(of: day.span.upperBound)
        return start.clamped(to: 0...1)...end.clamped(to: 0...1)
    }
}
