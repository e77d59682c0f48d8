import OpenWeather
import OpenWeatherCaching
import Testing

@Suite("Client event")
struct ClientEventTests {
    @Test
    func tellsNetworkAndCacheApart() {
        #expect(ClientEvent.cache(.damaged) == .cache(.damaged))
    }
}
