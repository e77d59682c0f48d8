import OpenWeatherCore
import OpenWeatherMocks
import Testing

@Suite("A stopwatch")
struct StopwatchTests {
    @Test
    func countsFromTheMomentItWasMadeOnTheClockItWasGiven() {
        let clock = ManualClock()
        clock.advance(by: .seconds(5))
        let sut = Stopwatch(on: clock)
        #expect(sut.elapsed == .zero)

        clock.advance(by: .milliseconds(1500))

        #expect(sut.elapsed == .milliseconds(1500))
    }
}
