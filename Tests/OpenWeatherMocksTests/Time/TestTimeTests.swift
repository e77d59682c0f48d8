import Foundation
import OpenWeatherMocks
import Testing

@Suite("Test time")
struct TestTimeTests {
    @Test
    func standsStillUntilItIsMoved() {
        let sut = TestTime()

        #expect(sut.now == SampleTime.fetched)
        #expect(sut.now == SampleTime.fetched)
    }

    @Test(arguments: [(Duration.seconds(600), 600.0), (.milliseconds(250), 0.25), (.seconds(-90), -90)]
    )
    func movesBySecondsAndPartsOfSecondsForwardAndBack(duration: Duration, seconds: TimeInterval) {
        let sut = TestTime(Date(timeIntervalSince1970: 1_000))

        sut.advance(by: duration)

        #expect(sut.now == Date(timeIntervalSince1970: 1_000 + seconds))
    }

    @Test
    func showsWhatItIsSetTo() {
        let sut = TestTime()

        sut.set(Date(timeIntervalSince1970: 5))

        #expect(sut.now == Date(timeIntervalSince1970: 5))
    }

    @Test
    func theSampleMomentsAreThoseTheirDocumentationNames() {
        #expect(SampleTime.measured.formatted(.iso8601) == "2026-05-28T12:00:00Z")
        #expect(SampleTime.fetched.formatted(.iso8601) == "2026-05-28T12:04:00Z")
        #expect(SampleTime.sunrise.formatted(.iso8601) == "2026-05-28T05:13:00Z")
        #expect(SampleTime.sunset.formatted(.iso8601) == "2026-05-28T19:53:00Z")
    }
}
