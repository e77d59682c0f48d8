#if os(Linux)
import OpenWeather
import OpenWeatherCurl
import Testing

// snippet: curl-configuration
/// Returns the configuration of a server behind a proxy that is not trusted.
func makeConfiguration(apiKey: String) -> OpenWeatherConfiguration {
    var configuration = OpenWeatherConfiguration(apiKey: apiKey)
    configuration.transport = CurlHTTPClient(maximumConnections: 64)
    return configuration
}
// end

@Suite("Code of the page on libcurl")
struct CurlSnippets {
    @Test
    func `a configuration has the transport`() {
        #expect(makeConfiguration(apiKey: "x").transport is CurlHTTPClient)
    }
}
#endif
