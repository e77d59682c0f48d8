import OpenWeatherCore
import OpenWeatherMocks
import OpenWeatherTestWatch
import Testing

@Suite("Environment doubles", .watched)
struct EnvironmentDoublesTests {
    @Test
    func `every listener hears the state and then every change`() async {
        let sut = StubConnectivityMonitor(.offline)
        var first = sut.states().makeAsyncIterator()
        var second = sut.states().makeAsyncIterator()
        #expect(sut.listenerCount == 2)

        sut.set(.online)
        sut.set(.online)
        sut.set(.offline)

        for expected: Connectivity in [.offline, .online, .offline] {
            #expect(await first.next() == expected)
            #expect(await second.next() == expected)
        }
        #expect(sut.state == .offline)
    }

    @Test
    func `a listener that came late hears only the state and what follows`() async {
        let sut = StubConnectivityMonitor()
        sut.set(.offline)

        var late = sut.states().makeAsyncIterator()
        sut.set(.online)

        #expect(await late.next() == .offline)
        #expect(await late.next() == .online)
    }

    @Test
    func `a listener that stops is forgotten`() async {
        let sut = StubConnectivityMonitor()
        let task = Task { for await _ in sut.states() {} }
        for await _ in sut.states() { break }

        task.cancel()
        await task.value

        #expect(sut.listenerCount == 0)
    }

    @Test
    func `the device stands where it was put`() async throws {
        let sut = StubLocationProvider(.kathmandu)

        #expect(try await sut.measuredCoordinate(mayPrompt: true) == .kathmandu)
        #expect(try await sut.measuredCoordinate(mayPrompt: true) == .kathmandu)

        #expect(sut.callCount == 2)
    }

    @Test(arguments: [LocationFailure.refused, .unavailable])
    func `the device can refuse and then give in`(failure: LocationFailure) async throws {
        let sut = StubLocationProvider(failure: failure)
        await #expect(throws: WeatherError.location(failure)) { try await sut.measuredCoordinate(mayPrompt: true) }

        sut.responses.enqueue(.tokyo)

        #expect(try await sut.measuredCoordinate(mayPrompt: true) == .tokyo)
    }
}
