import Foundation
import OpenWeatherNetworking
import Testing

@Suite("Retry-After")
struct RetryAfterTests {
    /// Sun, 06 Nov 1994 08:49:37 GMT, the date of RFC 9110's examples.
    private let now = Date(timeIntervalSince1970: 784_111_777)

    @Test(
        "is read as seconds and as a date",
        arguments: [
            ("0", 0), ("1", 1), ("120", 120), (" 7 ", 7), ("0007", 7), ("99999999999999999999", 999_999_999),
            ("Sun, 06 Nov 1994 08:49:37 GMT", 0), ("Sun, 06 Nov 1994 08:50:37 GMT", 60),
            ("Mon, 07 Nov 1994 08:49:37 GMT", 86_400), ("Sat, 05 Nov 1994 08:49:37 GMT", 0),
        ]
    )
    func isReadAsSecondsAndAsADate(text: String, seconds: Int) {
        #expect(RetryAfter.duration(from: text, now: now) == .seconds(seconds))
    }

    @Test(
        "is ignored when it is neither",
        arguments: ["", " ", "-1", "1.5", "1e3", "soon", "１", "1, 2", "06 Nov 1994"]
    )
    func isIgnoredWhenItIsNeither(text: String) {
        #expect(RetryAfter.duration(from: text, now: now) == nil)
    }
}
