public import Foundation
import OpenWeatherCore

/// A complete response of a server: its status, header fields and body.
///
/// An ``HTTPClient`` returns it whatever its status is. Repositories turn a status outside `200..<300`, and a body that
/// reports a failure, into an error.
public struct TransportResponse: Hashable, Sendable {
    /// The HTTP status, for example 200.
    public var status: Int
    /// The header fields.
    public var headers: HeaderFields
    /// The bytes of the body, after decompression.
    public var body: Data

    /// Creates a response.
    public init(status: Int, headers: HeaderFields = [:], body: Data = Data()) {
        self.status = status
        self.headers = headers
        self.body = body
    }
}

extension TransportResponse {
    /// The header with which a response of made-up weather says so.
    ///
    /// It travels with the response through other clients, a gateway, and a stand-in for the service on another machine, so
    /// that made-up weather is never taken for that of the configured source.
    package static let madeUpHeader = (name: "Weather-Source", value: "made-up")

    /// Returns a value of the response with its age and the provider of its data, which is the configured one unless the
    /// response names another.
    func fetched<Value>(_ value: Value, arriving date: Date, from api: any WeatherAPIConfiguration) -> Fetched<Value> {
        // A response that spent an hour in a gateway's cache is an hour old.
        let fetchedAt = date.addingTimeInterval(-age)
        let isMadeUp = headers[Self.madeUpHeader.name] == Self.madeUpHeader.value
        return Fetched(value, at: fetchedAt, from: .network, source: isMadeUp ? .madeUp : api.source)
    }

    /// The time to wait that the server states; `nil` when the header is missing, malformed, 0 or in the past.
    ///
    /// Source: `Retry-After` (RFC 9110, 10.2.3) in seconds or as a date. A date is compared with the server's own
    /// `Date`, so that a wrong clock on this device does no harm; without a `Date` it is ignored. So is a wait of 0:
    /// a request that failed a moment ago would fail again. A wait of more than a day is taken for a day: no mistake of a
    /// server may silence a client for longer.
    package var retryAfter: Duration? {
        guard let text = headers["Retry-After"]?.trimmingCharacters(in: .whitespaces) else {
            return nil
        }
        if !text.isEmpty, text.utf8.allSatisfy({ (48...57).contains($0) }) {
            let seconds = Int64(text) ?? Int64(Int32.max)
            return seconds > 0 ? min(.seconds(seconds), .longestWait) : nil
        }
        guard let end = Self.date(text), let start = headers["Date"].flatMap(Self.date) else {
            return nil
        }
        return end > start ? min(.seconds(end.timeIntervalSince(start)), .longestWait) : nil
    }

    /// Returns a date such as `Sun, 06 Nov 1994 08:49:37 GMT` (RFC 9110, 5.6.7); `nil` for a malformed one.
    static func date(_ text: String) -> Date? {
        let months = ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"]
        let words = text.split(whereSeparator: { $0 == " " || $0 == ":" }).map(String.init)
        guard words.count == 8, words[7] == "GMT", let month = months.firstIndex(of: words[2]),
            let day = Int(words[1]), let year = Int(words[3]), let hour = Int(words[4]), let minute = Int(words[5]),
            let second = Int(words[6]), (1...31).contains(day), (1...9_999).contains(year),
            (0...23).contains(hour), (0...59).contains(minute), (0...60).contains(second)
        else { return nil }
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = .gmt
        let components = DateComponents(
            year: year,
            month: month + 1,
            day: day,
            hour: hour,
            minute: minute,
            second: second
        )
        return calendar.date(from: components)
    }
}

extension TransportResponse {
    /// The declared type of the body in lower case, without parameters; empty when there is none.
    ///
    /// It ends before the first character that no type contains, so that it can be shown. Nothing is left out of it,
    /// which could join the parts of a secret.
    ///
    /// Source: `Content-Type` (RFC 9110, 8.3).
    package var mediaType: String {
        (headers["Content-Type"] ?? "").trimmingCharacters(in: .whitespaces)
            .prefix { $0.isASCII && ($0.isLetter || $0.isNumber || "/+-._*".contains($0)) }
            .lowercased()
    }

    /// The time in seconds that the response spent in a cache on the way; 0 when the header is missing or malformed.
    ///
    /// Source: `Age` (RFC 9111, 5.1) in whole seconds. More than seven days count as seven, by which weather is out of date: a
    /// cache that cannot count as far states 2³¹ (RFC 9111, 1.2.2).
    var age: TimeInterval {
        let text = headers["Age"]?.trimmingCharacters(in: .whitespaces) ?? ""
        guard !text.isEmpty, text.utf8.allSatisfy({ (48...57).contains($0) }) else { return 0 }
        return TimeInterval(min(Int(text) ?? .max, 7 * 86_400))
    }
}
