import Foundation
import OpenWeather
import OpenWeatherCaching
import OpenWeatherCore
import OpenWeatherMocks
import OpenWeatherNetworking
import OpenWeatherTestSupport

extension Logging {
    // snippet: server-logger
    func log(_ events: AsyncStream<ClientEvent>, to logger: Logger) async {
        for await case .network(let event) in events {
            switch event {
            case .responded(let request, let status, _, let duration):
                logger.debug(
                    "Weather response",
                    metadata: [
                        "operation": "\(request.operation)", "request": "\(request.id)", "status": "\(status)",
                        "duration": "\(duration)",
                    ]
                )
            case .retrying(let request, let attempt, _):
                logger.notice(
                    "Weather retry",
                    metadata: [
                        "operation": "\(request.operation)", "request": "\(request.id)", "attempt": "\(attempt)",
                    ]
                )
            case .failed(let request, let error, _):
                logger.warning(
                    "No weather response",
                    metadata: [
                        "operation": "\(request.operation)", "request": "\(request.id)",
                        "error": "\(error.localizedDescription)",
                    ]
                )
            default: break
            }
        }
    }
    // end

    /// Writes the events of a client to a logger until the task is cancelled.
    func start(_ client: OpenWeatherClient, _ logger: Logger) -> Task<Void, Never> {
        // snippet: server-logger-start
        let events = client.events()
        let logging = Task { await log(events, to: logger) }
        // end
        return logging
    }
}

extension Metrics {
    // snippet: server-metrics
    func count(_ events: AsyncStream<ClientEvent>) async {
        for await event in events {
            switch event {
            case .network(.responded(let request, let status, _, let duration)):
                let operation = ("operation", request.operation)
                let labels = [operation, ("status", "\(status)")]
                Counter(label: "openweather_responses", dimensions: labels).increment()
                Timer(label: "openweather_duration", dimensions: [operation]).recordSeconds(duration / .seconds(1))
            case .network(.failed(let request, _, _)):
                Counter(label: "openweather_failures", dimensions: [("operation", request.operation)]).increment()
            case .network(.waitingForRateLimit(let request, _)):
                Counter(label: "openweather_waits", dimensions: [("operation", request.operation)]).increment()
            case .cache(.hit): Counter(label: "openweather_cache_hits").increment()
            case .cache(.miss): Counter(label: "openweather_cache_misses").increment()
            default: break
            }
        }
    }
    // end
}

// snippet: server-async-transport
struct AsyncTransport: OpenWeatherNetworking.HTTPClient {
    let client: AsyncHTTPClient.HTTPClient
    var timeout = Duration.seconds(15)
    var maximumBodySize = 8_000_000

    func send(_ request: TransportRequest) async throws(NetworkError) -> TransportResponse {
        do {
            return try await withThrowingTaskGroup(of: TransportResponse.self) { group in
                defer { group.cancelAll() }
                group.addTask { try await exchange(request) }
                group.addTask {
                    try await Task.sleep(for: timeout)  // a deadline of the other client ends with the head
                    throw HTTPClientError.deadlineExceeded
                }
                guard let response = try await group.next() else { throw CancellationError() }
                return response
            }
        } catch  where Task.isCancelled {
            throw .cancelled
        } catch is NIOTooManyBytesError {
            throw .decoding(.tooLarge(limit: maximumBodySize))
        } catch let error as HTTPClientError where error == .deadlineExceeded || error == .connectTimeout {
            throw .transport(URLError(.timedOut))
        } catch {
            throw .transport(URLError(.networkConnectionLost))  // never the error itself, which may show the address
        }
    }

    private func exchange(_ request: TransportRequest) async throws -> TransportResponse {
        var outgoing = HTTPClientRequest(url: request.url.absoluteString)
        outgoing.method = HTTPMethod(rawValue: request.method)
        for field in request.headers { outgoing.headers.add(name: field.name, value: field.value) }
        if let body = request.body { outgoing.body = .bytes(body) }
        let response = try await client.execute(outgoing, deadline: .distantFuture)
        let body = try await response.body.collect(upTo: maximumBodySize)
        let headers = response.headers.map { HeaderFields.Field(name: $0.name, value: $0.value) }
        return TransportResponse(
            status: Int(response.status.code),
            headers: HeaderFields(headers),
            body: Data(body.readableBytesView)
        )
    }
}
// end

extension Tracing {
    // snippet: server-tracing
    /// A client that begins a span for each attempt at a request, and sends its context along.
    struct SpanHTTPClient: HTTPClient {
        let client: any HTTPClient

        func send(_ request: TransportRequest) async throws(NetworkError) -> TransportResponse {
            let name = "OpenWeather \(request.operation)"
            let result = await withSpan(name, ofKind: .client) { span -> Result<TransportResponse, NetworkError> in
                var request = request
                InstrumentationSystem.instrument.inject(span.context, into: &request.headers, using: FieldInjector())
                span.attributes["http.request.method"] = request.method
                do throws(NetworkError) {
                    let response = try await client.send(request)
                    span.attributes["http.response.status_code"] = response.status
                    if response.status >= 400 { span.setStatus(SpanStatus(code: .error)) }
                    return .success(response)
                } catch {
                    span.recordError(error)
                    span.setStatus(SpanStatus(code: .error))
                    return .failure(error)
                }
            }
            return try result.get()
        }
    }

    /// Writes the context of a span into header fields, such as `traceparent`.
    struct FieldInjector: Injector {
        func inject(_ value: String, forKey key: String, into headers: inout HeaderFields) {
            headers[key] = value
        }
    }
    // end

    /// Adds the client to a configuration.
    static func add(to configuration: inout OpenWeatherConfiguration) {
        // snippet: server-tracing-use
        configuration.middleware = [{ SpanHTTPClient(client: $0) }]
        // end
    }
}
