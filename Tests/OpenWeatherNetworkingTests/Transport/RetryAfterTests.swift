import Foundation
import OpenWeatherNetworking
import Testing

@Suite("Retry-After")
struct RetryAfterTests {
    @Test(arguments: [
        ("1", Duration.seconds(1)), ("7", .seconds(7)), (" 120 ", .seconds(120)),
        ("86400", .seconds(86_400)), ("86401", .seconds(86_400)), ("31536000", .seconds(86_400)),
        ("99999999999999999999999", .seconds(86_400)),
    ]
    )
    func `is read as seconds`(text: String, wait: Duration) throws {
        #expect(try response(["Retry-After": text]).retryAfter == wait)
    }

    @Test(arguments: [
        ("Sun, 06 Nov 1994 08:49:37 GMT", "Sun, 06 Nov 1994 08:49:30 GMT", Duration.seconds(7)),
        ("Fri, 31 Dec 9999 23:59:59 GMT", "Sun, 06 Nov 1994 08:49:30 GMT", .seconds(86_400)),
        ("Tue, 01 Mar 2016 00:00:10 GMT", "Mon, 29 Feb 2016 23:59:50 GMT", .seconds(20)),
    ]
    )
    func `is read as a date on the servers own clock`(end: String, start: String, wait: Duration) throws {
        #expect(try response(["retry-after": end, "date": start]).retryAfter == wait)
    }

    @Test(arguments: [
        "", " ", "-5", "1.5", "soon", "Sun, 06 Nov 1994 08:49:37", "Sun, 06 Foo 1994 08:49:37 GMT",
        "Sun, 06 Nov 1994 25:49:37 GMT", "Sunday, 06-Nov-94 08:49:37 GMT",
    ]
    )
    func `does not count when it cannot be understood`(text: String) throws {
        let headers = ["Retry-After": text, "Date": "Sun, 06 Nov 1994 08:49:30 GMT"]

        #expect(try response(headers).retryAfter == nil)
    }

    @Test(arguments: ["0", "00", "Sun, 06 Nov 1994 08:49:30 GMT", "Sun, 06 Nov 1994 08:00:00 GMT"]
    )
    func `does not count when it asks for no wait`(text: String) throws {
        let headers = ["Retry-After": text, "Date": "Sun, 06 Nov 1994 08:49:30 GMT"]

        #expect(try response(headers).retryAfter == nil)
    }

    @Test
    func `is not there when the server does not ask or gives a date without its own`() throws {
        #expect(try response([:]).retryAfter == nil)
        #expect(try response(["Retry-After": "Sun, 06 Nov 1994 08:49:37 GMT"]).retryAfter == nil)
    }

    private func response(_ headers: [String: String]) throws -> TransportResponse {
        let request = try makeRequest()
        return try makeResponse(to: request, status: 429, headers: headers)
    }
}
