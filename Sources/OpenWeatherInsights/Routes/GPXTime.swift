import Foundation
import OpenWeatherCore

/// A reader of the times of GPX, which are dates of ISO 8601 such as `2026-05-28T09:00:00Z`.
///
/// It keeps the last day, as most points of a file are on the same one.
struct GPXTime: Sendable {
    private var day: (number: Int, start: Date)?

    /// Returns the date of a text; `nil` when it is none.
    ///
    /// Fractions of a second and an offset from UTC may follow; without an offset, the time is in UTC, as GPX demands.
    mutating func date(of text: String) -> Date? {
        var rest = text.utf8.drop { $0 <= 0x20 }
        guard let year = rest.number(of: 4), rest.take("-"), let month = rest.number(of: 2), rest.take("-"),
            let dayOfMonth = rest.number(of: 2), rest.take("T") || rest.take("t"),
            let hour = rest.number(of: 2), rest.take(":"), let minute = rest.number(of: 2), rest.take(":"),
            let second = rest.number(of: 2), hour <= 24, minute < 60, second <= 60
        else { return nil }
        let fraction = rest.take(".") ? rest.fraction() : 0
        guard let offset = rest.offset(), rest.allSatisfy({ $0 <= 0x20 }),
            let start = start(year: year, month: month, day: dayOfMonth)
        else { return nil }
        return start + Double(hour * 3_600 + minute * 60 + second - offset) + fraction
    }

    private mutating func start(year: Int, month: Int, day: Int) -> Date? {
        let number = (year * 100 + month) * 100 + day
        if let last = self.day, last.number == number { return last.start }
        guard let start = LocalDay(year: year, month: month, day: day)?.start(at: .utc) else { return nil }
        self.day = (number, start)
        return start
    }
}

extension Substring.UTF8View {
    /// Removes a character and returns `true` when it is the next one.
    fileprivate mutating func take(_ character: Unicode.Scalar) -> Bool {
        guard first == UInt8(ascii: character) else { return false }
        removeFirst()
        return true
    }

    /// Removes digits and returns their number; `nil` when there are fewer.
    fileprivate mutating func number(of digits: Int) -> Int? {
        var number = 0
        for _ in 0..<digits {
            guard let digit = digit() else { return nil }
            number = number * 10 + digit
        }
        return number
    }

    /// Removes the digits behind a point and returns their fraction.
    fileprivate mutating func fraction() -> Double {
        var (fraction, unit) = (0.0, 0.1)
        while let digit = digit() {
            fraction += Double(digit) * unit
            unit /= 10
        }
        return fraction
    }

    /// Removes an offset such as `+01:00` and returns the seconds ahead of UTC; 0 for `Z` and for none.
    fileprivate mutating func offset() -> Int? {
        let isAhead = take("+")
        guard isAhead || take("-") else {
            _ = take("Z") || take("z")
            return 0
        }
        guard let hours = number(of: 2) else { return nil }
        _ = take(":")
        guard let minutes = number(of: 2) else { return nil }
        return (isAhead ? 1 : -1) * (hours * 3_600 + minutes * 60)
    }

    private mutating func digit() -> Int? {
        guard let byte = first, (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) else { return nil }
        removeFirst()
        return Int(byte - UInt8(ascii: "0"))
    }
}
