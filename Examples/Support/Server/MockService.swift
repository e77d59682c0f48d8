import Foundation
public import OpenWeatherMocks

/// The service as a loopback server plays it: made-up weather for whoever sends a key.
public struct MockService: Sendable {
    private let weather: DemoWeather
    private let fault: MockFault?
    private let key: String?
    private let clock: any Clock<Duration>

    /// Creates a service.
    ///
    /// - Parameters:
    ///   - weather: The weather it tells.
    ///   - fault: What goes wrong in every answer.
    ///   - key: The only key that is let in; any when `nil`.
    ///   - clock: What a delay is waited on.
    public init(
        weather: DemoWeather = DemoWeather(),
        fault: MockFault? = nil,
        key: String? = nil,
        clock: any Clock<Duration> = ContinuousClock()
    ) {
        self.weather = weather
        self.fault = fault
        self.key = key
        self.clock = clock
    }

    /// The answer to `request`, with the fault.
    public func response(to request: LoopbackRequest) async -> LoopbackResponse {
        switch fault {
        case nil: return responseWithoutFault(to: request)
        case .status(let status): return loopback(.error(status: status, message: "A fault that was asked for"))
        case .drop: return .closed
        case .garbage: return .html("<html><body>Welcome to the hotel</body></html>", status: 200)
        case .truncate:
            let whole = responseWithoutFault(to: request)
            return whole.delivered(.cutOff(afterBodyBytes: whole.body.count / 2))
        case .delay(let delay):
            try? await clock.sleep(for: delay)
            return responseWithoutFault(to: request)
        }
    }

    private func responseWithoutFault(to request: LoopbackRequest) -> LoopbackResponse {
        let sent = request.query("appid") ?? ""
        guard !sent.isEmpty, key == nil || key == sent else {
            let page = "https://openweathermap.org/faq#error401"
            return loopback(.error(status: 401, message: "Invalid API key. Please see \(page) for more info."))
        }
        let items = request.queryItems.map { ($0.name, $0.value ?? "") }
        let query = Dictionary(items) { first, _ in first }
        return loopback(weather.response(path: request.path, query: query))
    }

    private func loopback(_ response: StubResponse) -> LoopbackResponse {
        LoopbackResponse(status: response.status, headers: response.headers, body: response.body)
    }
}
