import OpenWeatherCore
import OpenWeatherMocks
import Testing

@Suite("A stopwatch")
struct StopwatchTests {
    @Test("counts from the moment it was made, on the clock it was given")
    func countsFromTheMomentItWasMade() {
        let clock = ManualClock()
        clock.advance(by: .seconds(5))
        let sut = Stopwatch(on: clock)
        #expect(sut.elapsed == .zero)

        clock.advance(by: .milliseconds(1500))

        #expect(sut.elapsed == .milliseconds(1500))
    }
}
