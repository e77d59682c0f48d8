import ExampleSupport
import Foundation
import OpenWeatherCore

/// Lines of a calendar (RFC 5545), escaped and folded.
struct CalendarText: Sendable {
    private static let longestLine = 75

    /// The lines, each with its end.
    private(set) var text = ""

    /// Adds a line as it is, folded.
    mutating func add(_ line: String) {
        var length = 0
        for character in line.unicodeScalars {
            let size = UTF8.width(character)
            if length + size > Self.longestLine {
                text += "\r\n "
                length = 1
            }
            text.unicodeScalars.append(character)
            length += size
        }
        text += "\r\n"
    }

    /// Adds a property whose value is text, which is escaped.
    mutating func add(_ name: String, text: String) {
        let escaped = text.replacingScalars { scalar in
            switch scalar {
            case "\\": "\\\\"
            case ";": "\\;"
            case ",": "\\,"
            case "\n": "\\n"
            case _ where scalar.value < 0x20 || scalar.value == 0x7F: ""
            default: nil
            }
        }
        add("\(name):\(escaped)")
    }

    /// Adds a property whose value is a day.
    mutating func add(_ name: String, day: LocalDay) {
        add("\(name);VALUE=DATE:\(Self.digits(of: day))")
    }

    /// Adds a property whose value is a moment.
    mutating func add(_ name: String, date: Date) {
        add("\(name):\(Self.text(of: date))")
    }

    /// Returns a moment as it is written in a calendar, such as `20231114T221320Z`, which is ISO 8601, too.
    static func text(of date: Date) -> String {
        let second = UTCOffset.utc.secondOfDay(of: date)
        let parts = [second / 3600, second / 60 % 60, second % 60].map { digits($0, 2) }
        return "\(digits(of: UTCOffset.utc.day(of: date)))T\(parts.joined())Z"
    }

    private static func digits(of day: LocalDay) -> String {
        digits(day.year, 4) + digits(day.month, 2) + digits(day.day, 2)
    }

    private static func digits(_ number: Int, _ count: Int) -> String {
        String(repeating: "0", count: max(0, count - "\(number)".count)) + "\(number)"
    }
}
