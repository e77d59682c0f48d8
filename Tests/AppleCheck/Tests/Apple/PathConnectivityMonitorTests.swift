import Network
import OpenWeatherApple
import OpenWeatherCore
import OpenWeatherTestWatch
import Testing

@Suite("The network over a path monitor", .serialized, .watched)
struct PathConnectivityMonitorTests {
    private let network = StubPath.shared

    @Test
    func `reports the current state and every change`() async {
        network.change(to: .unsatisfied)

        var states = PathConnectivityMonitor().states().makeAsyncIterator()

        #expect(await states.next() == .offline)
        network.change(to: .satisfied)
        #expect(await states.next() == .online)
        network.change(to: .unsatisfied)
        #expect(await states.next() == .offline)
    }

    @Test
    func `leaves out changes of the path that keep the state`() async {
        network.change(to: .satisfied)

        var states = PathConnectivityMonitor().states().makeAsyncIterator()
        network.change(to: .satisfied)
        network.change(to: .requiresConnection)
        network.change(to: .unsatisfied)

        #expect(await states.next() == .online)
        #expect(await states.next() == .offline)
    }

    @Test
    func `counts a connection that a request activates as online`() async {
        network.change(to: .unsatisfied)

        var states = PathConnectivityMonitor().states().makeAsyncIterator()
        network.change(to: .requiresConnection)

        #expect(await states.next() == .offline)
        #expect(await states.next() == .online)
    }

    @Test
    func `stops its monitor with its reader`() async {
        let before = network.running
        let task = Task {
            for await _ in PathConnectivityMonitor().states() {}
        }
        await until { network.running == before + 1 }

        task.cancel()
        await task.value

        await until { network.running == before }
    }

    @Test
    func `observes nothing before it is read`() {
        let before = network.running

        _ = PathConnectivityMonitor()

        #expect(network.running == before)
    }
}
