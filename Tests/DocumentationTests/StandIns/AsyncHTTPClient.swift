import Foundation
import OpenWeatherNetworking

/// The part of AsyncHTTPClient that the article "Another transport on Linux" uses, with the same names and shapes.
///
/// Follows async-http-client 1.33.1, commit 3a5b74a58782c3b4c1f0bc75e9b67b10c2494e8f.
///
/// The package depends on no other, so code of articles compiles against this; `.ci/server-articles` compiles it against
/// the package itself.
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

        func execute(_ request: HTTPClientRequest, deadline: NIODeadline) async throws -> HTTPClientResponse {
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

/// A failure of a client, which is no enumeration.
struct HTTPClientError: Error, Equatable {
    private enum Code: Equatable {
        case deadlineExceeded, connectTimeout, invalidURL
    }

    private let code: Code

    static let deadlineExceeded = HTTPClientError(code: .deadlineExceeded)
    static let connectTimeout = HTTPClientError(code: .connectTimeout)
    static let invalidURL = HTTPClientError(code: .invalidURL)
}
