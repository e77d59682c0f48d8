import OpenWeatherCore

/// A network that the test switches.
final class FixtureConnectivity: ConnectivityMonitor {
    private let stream: AsyncStream<Connectivity>
    private let continuation: AsyncStream<Connectivity>.Continuation

    init() {
        (stream, continuation) = AsyncStream.makeStream()
    }

    func send(_ connectivity: Connectivity) { continuation.yield(connectivity) }

    func states() -> AsyncStream<Connectivity> { stream }
}
