import Foundation
import OpenWeather

#if os(Linux)
import OpenWeatherCurl
#endif

/// The options of a run.
struct CrowdOptions: Sendable {
    /// The number of clients.
    private(set) var clients = 1
    /// The number of places of each client.
    private(set) var places = 20
    /// The number of connections of each client.
    private(set) var connections = 6
    /// The name of the transport.
    private(set) var transport = "urlsession"
    /// The address of the server.
    private var server: URL?

    /// Reads the arguments; `nil` when one is not understood or there is no server.
    init?(_ arguments: [String]) {
        var rest = arguments[...]
        while let option = rest.popFirst() {
            guard let value = rest.popFirst() else { return nil }
            switch option {
            case "--clients": clients = Int(value) ?? 0
            case "--places": places = Int(value) ?? 0
            case "--connections": connections = Int(value) ?? 0
            case "--transport": transport = value
            case "--server": server = URL(string: value)
            default: return nil
            }
        }
        guard server != nil, clients > 0, places > 0, connections > 0, ["urlsession", "curl"].contains(transport)
        else { return nil }
    }

    /// A configuration that sends every request once, without a limit on their rate.
    var configuration: OpenWeatherConfiguration {
        let key = APIKey("0123456789abcdef0123456789abcdef")
        var configuration = OpenWeatherConfiguration(api: OpenWeatherAPIConfiguration(apiKey: key, host: server))
        configuration.cache = .none
        configuration.ledger = .memory
        configuration.plan = .unlimited
        configuration.retry = RetryPolicy(maximumAttempts: 1, deadline: nil)
        configuration.timeout = .seconds(60)
        configuration.maximumConnections = connections
        #if os(Linux)
        if transport == "curl" {
            configuration.transport = CurlHTTPClient(timeout: configuration.timeout, maximumConnections: connections)
        }
        #endif
        return configuration
    }
}

/// The weather of every place.
enum CrowdWeather {
    static let body = """
        {"coord":{"lon":24.94,"lat":60.17},"weather":[{"id":500,"main":"Rain","description":"light rain","icon":"10d"}],
        "main":{"temp":8.3,"feels_like":5.1,"temp_min":7.9,"temp_max":9,"pressure":1001,"humidity":91},
        "visibility":9000,"wind":{"speed":5.66,"deg":230},"clouds":{"all":90},"dt":1780000000,
        "sys":{"country":"FI","sunrise":1779930000,"sunset":1779995000},"timezone":10800,"id":658225,
        "name":"Helsinki","cod":200}
        """
}
