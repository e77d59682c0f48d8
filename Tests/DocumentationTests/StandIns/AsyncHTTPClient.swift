import Foundation
import OpenWeatherNetworking

/// The part of AsyncHTTPClient that the article "On a server" uses, with the same names and shapes.
///
/// The package depends on no other, so the article's code compiles against this instead of AsyncHTTPClient itself.
enum AsyncHTTPClient {
    /// A client whose exchanges another client of this package performs.
    final class HTTPClient: Sendable {
        struct Configuration: Sendable {
            enum RedirectConfiguration: Sendable {
                case disallow
            }

            struct ConnectionPool: Sendable {
                var concurrentHTTP1ConnectionsPerHostSoftLimit = 8
            }

            var redirectConfiguration: RedirectConfiguration
            var connectionPool = ConnectionPool()

            init(redirectConfiguration: RedirectConfiguration) {
                self.redirectConfiguration = redirectConfiguration
            }
        }

        private let transport: any OpenWeatherNetworking.HTTPClient

        init(configuration: Configuration) {
            transport = URLSessionHTTPClient()
        }

        init(_ transport: any OpenWeatherNetworking.HTTPClient) {
            self.transport = transport
        }

        func execute(_ request: HTTPClientRequest, timeout: TimeAmount) async throws -> HTTPClientResponse {
            guard let url = URL(string: request.url) else { throw HTTPClientError.invalidURL }
            let fields = request.headers.fields.map { HeaderFields.Field(name: $0.name, value: $0.value) }
            let response: TransportResponse
            do {
                response = try await transport.send(
                    TransportRequest(url: url, method: request.method.rawValue, headers: HeaderFields(fields))
                )
            } catch {
                guard case .transport(let failure) = error, failure.code == .timedOut else { throw error }
                throw HTTPClientError.deadlineExceeded
            }
            var headers = HTTPHeaders()
            for field in response.headers { headers.add(name: field.name, value: field.value) }
            return HTTPClientResponse(
                status: HTTPResponseStatus(code: UInt(response.status)),
                headers: headers,
                body: HTTPClientResponse.Body(bytes: response.body)
            )
        }
    }
}

/// A request.
struct HTTPClientRequest: Sendable {
    enum Body: Sendable {
        case bytes(Data)
    }

    let url: String
    var method = HTTPMethod(rawValue: "GET")
    var headers = HTTPHeaders()
    var body: Body?

    init(url: String) {
        self.url = url
    }
}

/// A response whose body is still to be read.
struct HTTPClientResponse: Sendable {
    struct Body: Sendable {
        let bytes: Data

        func collect(upTo limit: Int) async throws -> ByteBuffer {
            guard bytes.count <= limit else { throw NIOTooManyBytesError() }
            return ByteBuffer(readableBytesView: bytes)
        }
    }

    let status: HTTPResponseStatus
    let headers: HTTPHeaders
    let body: Body
}

/// A failure of a client.
enum HTTPClientError: Error, Equatable {
    case deadlineExceeded, invalidURL
}

/// A failure to collect a body that is too long.
struct NIOTooManyBytesError: Error {}

/// Bytes.
struct ByteBuffer: Sendable {
    let readableBytesView: Data
}

/// An HTTP method.
struct HTTPMethod: Sendable {
    let rawValue: String
}

/// An HTTP status.
struct HTTPResponseStatus: Sendable {
    let code: UInt
}

/// Header fields.
struct HTTPHeaders: Sendable, Sequence {
    fileprivate var fields: [(name: String, value: String)] = []

    mutating func add(name: String, value: String) {
        fields.append((name, value))
    }

    func makeIterator() -> IndexingIterator<[(name: String, value: String)]> {
        fields.makeIterator()
    }
}

/// A length of time.
struct TimeAmount: Sendable {
    static func seconds(_ seconds: Int64) -> TimeAmount { TimeAmount() }
}
