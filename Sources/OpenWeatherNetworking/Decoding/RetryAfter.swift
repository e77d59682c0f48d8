#if canImport(FoundationNetworking)
package import Foundation
package import FoundationNetworking  // Linux keeps HTTPURLResponse in a module of its own.
#else
package import Foundation
#endif

/// The `Retry-After` header: how long a server asks to be left alone.
///
/// The service itself was never seen to send it; proxies in front of it do.
package enum RetryAfter: Sendable {
    /// The wait from `now`, for both forms of the header; `nil` when it is missing or unreadable.
    ///
    /// A date in the past is no wait at all.
    package static func duration(in response: HTTPURLResponse, now: Date) -> Duration? {
        response.value(forHTTPHeaderField: "Retry-After").flatMap { duration(from: $0, now: now) }
    }

    /// The wait a header's `text` asks for.
    package static func duration(from text: String, now: Date) -> Duration? {
        let text = text.trimmingCharacters(in: .whitespaces)
        if !text.isEmpty, text.utf8.allSatisfy({ (0x30...0x39).contains($0) }) {
            // More than nine digits are 30 years; whatever they mean, it is not soon.
            return .seconds(Int(text.prefix(9)) ?? 0)
        }
        guard let date = try? Date(text, strategy: httpDate) else { return nil }
        return .seconds(max(0, date.timeIntervalSince(now)))
    }

    /// RFC 9110's preferred form, for example `Sun, 06 Nov 1994 08:49:37 GMT`.
    private static let httpDate = Date.ParseStrategy(
        format: """
            \(weekday: .abbreviated), \(day: .twoDigits) \(month: .abbreviated) \(year: .padded(4)) \
            \(hour: .twoDigits(clock: .twentyFourHour, hourCycle: .zeroBased)):\(minute: .twoDigits):\
            \(second: .twoDigits) GMT
            """,
        locale: Locale(identifier: "en_US_POSIX"),
        timeZone: .gmt
    )
}
