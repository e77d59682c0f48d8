import OpenWeatherMocks
import OpenWeatherTestWatch
import Testing

@Suite("Immediate clock", .watched)
struct ImmediateClockTests {
    @Test
    func `sleeps without waiting and remembers how long`() async throws {
        let sut = ImmediateClock()

        try await sut.sleep(for: .seconds(3600))

        #expect(sut.totalSleep == .seconds(3600))
    }
}
