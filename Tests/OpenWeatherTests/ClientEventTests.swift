import OpenWeather
import OpenWeatherCaching
import Testing

@Suite("Client event")
struct ClientEventTests {
    @Test("tells network and cache apart")
    func tellsNetworkAndCacheApart() {
        #expect(ClientEvent.cache(.damaged) == .cache(.damaged))
    }
}
