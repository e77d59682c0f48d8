import Foundation
import OpenWeatherMocks
import Testing

@Suite("Test time")
struct TestTimeTests {
    @Test
    func `stands still until it is moved`() {
        let sut = TestTime()

        #expect(sut.now == SampleTime.fetched)
        #expect(sut.now == SampleTime.fetched)
    }

    @Test(arguments: [(Duration.seconds(600), 600.0), (.milliseconds(250), 0.25), (.seconds(-90), -90)]
    )
    func `moves by seconds and parts of seconds forward and back`(duration: Duration, seconds: TimeInterval) {
        let sut = TestTime(Date(timeIntervalSince1970: 1_000))

        sut.advance(by: duration)

        #expect(sut.now == Date(timeIntervalSince1970: 1_000 + seconds))
    }

    @Test
    func `shows what it is set to`() {
        let sut = TestTime()

        sut.set(Date(timeIntervalSince1970: 5))

        #expect(sut.now == Date(timeIntervalSince1970: 5))
    }

    @Test
    func `the sample moments are those their documentation names`() {
        #expect(SampleTime.measured.formatted(.iso8601) == "2026-05-28T12:00:00Z")
        #expect(SampleTime.fetched.formatted(.iso8601) == "2026-05-28T12:04:00Z")
        #expect(SampleTime.sunrise.formatted(.iso8601) == "2026-05-28T05:13:00Z")
        #expect(SampleTime.sunset.formatted(.iso8601) == "2026-05-28T19:53:00Z")
    }
}
