import Foundation
public import OpenWeatherMocks

/// A stand-in for the service, for a loopback server: it returns made-up weather to requests with a key.
public struct MockService: Sendable {
    private let weather: DemoWeather
    private let stations = DemoStations()
    private let fault: MockFault?
    private let key: String?
    private let clock: any Clock<Duration>

    /// Creates a stand-in for the service.
    ///
    /// - Parameters:
    ///   - weather: The weather to return.
    ///   - fault: The fault of every response; `nil` for none.
    ///   - key: The only accepted key; `nil` to accept any key.
    ///   - clock: The clock on which delays are measured.
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

    /// Returns the response to `request`, with the fault.
    public func response(to request: LoopbackRequest) async -> LoopbackResponse {
        switch fault {
        case nil: return responseWithoutFault(to: request)
        case .status(let status): return loopback(.error(status: status, message: "An injected fault"))
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
        // The service takes the name of the key in any case, and clients of it send both.
        let sent = request.queryItems.first { $0.name.lowercased() == "appid" }?.value ?? ""
        // As with the service, pictures need no key.
        guard DemoWeather.icon(in: request.path) != nil || !sent.isEmpty && (key == nil || key == sent) else {
            let page = "https://openweathermap.org/faq#error401"
            return loopback(.error(status: 401, message: "Invalid API key. Please see \(page) for more info."))
        }
        let items = request.queryItems.map { ($0.name, $0.value ?? "") }
        let query = Dictionary(items) { first, _ in first }
        let response =
            stations.response(method: request.method, path: request.path, query: query, body: request.body)
            ?? (request.method == "POST"
                ? weather.response(path: request.path, body: request.body)
                : weather.response(path: request.path, query: query))
        return loopback(response)
    }

    private func loopback(_ response: StubResponse) -> LoopbackResponse {
        LoopbackResponse(status: response.status, headers: response.headers, body: response.body)
    }
}

/// A fault in every response of a ``MockService``.
public enum MockFault: Hashable, Sendable {
    /// An error status, in the service's own form.
    case status(Int)
    /// A delay before the response.
    case delay(Duration)
    /// A connection that is closed without a response.
    case drop
    /// A connection that is closed in the middle of the body.
    case truncate
    /// A response that is not JSON.
    case garbage

    /// Creates a fault from an argument such as `status=503`, `delay=2.5`, `drop`, `truncate`, or `garbage`.
    ///
    /// - Throws: ``UsageError`` when there is no such fault.
    public init(argument: String) throws(UsageError) {
        let parts = argument.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
        switch (parts[0], parts.dropFirst().first) {
        case ("drop", nil): self = .drop
        case ("truncate", nil): self = .truncate
        case ("garbage", nil): self = .garbage
        case ("status", let text?):
            guard let status = Int(text), (400...599).contains(status) else {
                throw UsageError("--fault", "'\(text)' is not a status in 400...599.")
            }
            self = .status(status)
        case ("delay", let text?):
            guard let seconds = Double(text), (0...3600).contains(seconds) else {
                throw UsageError("--fault", "'\(text)' is not a number of seconds in 0...3600.")
            }
            self = .delay(.seconds(seconds))
        default:
            throw UsageError("--fault", "'\(argument)' is none of status=CODE, delay=SECONDS, drop, truncate, garbage.")
        }
    }
}
