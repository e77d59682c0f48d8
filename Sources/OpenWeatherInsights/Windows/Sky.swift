import Foundation
import OpenWeatherCore

/// The sun and the moon above a place, which change at whole minutes or hours.
extension Series where Value == Bool {
    /// Creates the times at which the sun is up and down, as far as they are known from `sun`.
    ///
    /// Sunrise and sunset of neighboring days are computed, up to a week away. Where there is none for more than a day, it is the
    /// polar day or night that astronomy says, or unknown when it says neither. Polar day and night as `sun` hold on the day of `start`
    /// and the following ones, until astronomy no longer confirms them.
    static func daylight(_ sun: SunState, at coordinate: Coordinate, from start: Date, to end: Date) -> Series {
        switch sun {
        case .risesAndSets(let sunrise, let sunset):
            let last = min(end + day, min(sunrise, sunset) + 7 * day)
            let first = max(start - day, max(sunrise, sunset) - 7 * day)
            guard first < last else { return Series([], of: .sun) }
            let crossings = sun.crossings(in: first...last, at: coordinate)
            return Series(spans(between: crossings, first, last, at: coordinate), of: .sun)
        case .polarDay, .polarNight:
            var last = start.startOfUTCDay + day
            while last < end, SunState(sunrise: nil, sunset: nil, at: coordinate, on: last + day / 2) == sun {
                last += day
            }
            return Series([Span(start: start, end: last, value: sun == .polarDay)], of: .sun)
        case .unknown: return Series([], of: .sun)
        }
    }

    /// Creates the times at which the sun is at least 18° below the horizon, minute by minute.
    static func darkness(at coordinate: Coordinate, from start: Date, to end: Date) -> Series {
        var spans: [Span] = []
        var minute = start.floored(to: 60)
        while minute < end {
            let isDark = SolarGeometry(date: minute).altitude(at: coordinate, date: minute) <= -18
            if let last = spans.last, last.value == isDark {
                spans[spans.count - 1] = Span(start: last.start, end: minute + 60, value: isDark)
            } else {
                spans.append(Span(start: minute, end: minute + 60, value: isDark))
            }
            minute += 60
        }
        return Series(spans, of: .astronomy)
    }

    private static func spans(
        between crossings: [SunCrossing],
        _ first: Date,
        _ last: Date,
        at coordinate: Coordinate
    ) -> [Span] {
        guard let sunrise = crossings.first?.isSunrise else { return [] }
        var spans: [Span] = []
        var (start, isUp) = (first, !sunrise)
        for crossing in crossings {
            let date = (crossing.date + 30).floored(to: 60)
            spans += course(isUp, from: start, to: date, at: coordinate)
            (start, isUp) = (date, crossing.isSunrise)
        }
        return spans + course(isUp, from: start, to: last, at: coordinate)
    }

    /// Returns the time between two crossings of the horizon, or before the first or after the last.
    ///
    /// A sunrise and the next sunset are less than a day apart. In a longer time, the crossing at its start or its end is the
    /// last or the first one beside a polar season, of which the computation may find a sunrise without its sunset.
    private static func course(_ isUp: Bool, from start: Date, to end: Date, at coordinate: Coordinate) -> [Span] {
        guard end.timeIntervalSince(start) > day else { return [Span(start: start, end: end, value: isUp)] }
        return stride(from: start, to: end, by: day)
            .compactMap { date in
                let season = SunState(sunrise: nil, sunset: nil, at: coordinate, on: date + day / 2)
                guard season != .unknown else { return nil }
                return Span(start: date, end: min(date + day, end), value: season == .polarDay)
            }
    }
}

extension Series where Value == MoonPhase {
    /// Creates the phases of the moon by the hour.
    static func moon(from start: Date, to end: Date) -> Series {
        let first = start.floored(to: 3_600)
        let dates = stride(from: first, to: end, by: 3_600)
        return Series(
            dates.compactMap { date in
                MoonPhase(meanAt: date).map { Span(start: date, end: date + 3_600, value: $0) }
            },
            of: .astronomy
        )
    }
}

extension MoonPhase {
    /// Creates the phase of a moon that goes round evenly, which is up to 14 hours from the true one.
    ///
    /// Source: the mean synodic month of 29.530588853 days and the new moon of 6 January 2000, 18:14 UTC, of J. Meeus,
    /// "Astronomical Algorithms" (1998), chapter 49.
    init?(meanAt date: Date) {
        let turns = (date.timeIntervalSince1970 - 947_182_440) / (29.530588853 * day)
        self.init(fraction: turns - turns.rounded(.down))
    }
}

/// The seconds of a day in UTC.
private let day: TimeInterval = 86_400

extension Date {
    /// Returns the last multiple of a number of seconds, in UTC, that is not after the date.
    fileprivate func floored(to seconds: TimeInterval) -> Date {
        Date(timeIntervalSince1970: (timeIntervalSince1970 / seconds).rounded(.down) * seconds)
    }

    fileprivate var startOfUTCDay: Date { floored(to: day) }
}
