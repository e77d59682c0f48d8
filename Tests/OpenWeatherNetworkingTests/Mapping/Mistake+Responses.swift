import Foundation
import OpenWeatherCore
import OpenWeatherNetworking

extension Mistake {
    /// Responses that are not those of the service.
    static let responses: [Mistake] = [
        Mistake(
            status(404, #"<html><h1>404 Not Found</h1></html>"#),
            service,
            "The response of api.openweathermap.org is invalid: it is HTTP status 404 without a message, "
                + "which the weather service never sends. Check the base address and the network."
        ),
        Mistake(
            status(404, #"<html><h1>404 Not Found</h1></html>"#),
            gateway,
            "The response of gateway.example:8443 is invalid: it is HTTP status 404 without a message, "
                + "which the weather service never sends. Check the base address and the network."
        ),
        Mistake(
            status(404, #"<html><h1>404 Not Found</h1></html>"#),
            plain,
            "The response of gateway.example:8080 is invalid: it is HTTP status 404 without a message, "
                + "which the weather service never sends. Check the base address and the network."
        ),
        Mistake(
            status(404, #"{"detail":"Not Found"}"#),
            gateway,
            "The response of gateway.example:8443 is invalid: it is HTTP status 404 without a message, "
                + "which the weather service never sends. Check the base address and the network."
        ),
        Mistake(
            status(404, #"{"message":7}"#),
            gateway,
            "The response of gateway.example:8443 is invalid: it is HTTP status 404 without a message, "
                + "which the weather service never sends. Check the base address and the network."
        ),
        Mistake(
            status(404, #"Not Found"#),
            gateway,
            "The response of gateway.example:8443 is invalid: it is HTTP status 404 without a message, "
                + "which the weather service never sends. Check the base address and the network."
        ),
        Mistake(
            status(404, #"{"cod":"404","message":"city not found"}"#),
            service,
            "The service knows no such place. Check the spelling or search by coordinates."
        ),
        Mistake(
            status(301),
            gateway,
            "gateway.example:8443 redirects to another address (HTTP status 301), where no request is "
                + "sent. Check the base address."
        ),
        Mistake(
            status(308),
            gateway,
            "gateway.example:8443 redirects to another address (HTTP status 308), where no request is "
                + "sent. Check the base address."
        ),
        Mistake(
            status(405),
            gateway,
            "gateway.example:8443 answered with HTTP status 405, which the weather service does not use. "
                + "Check the host and the port, and the path of the base address."
        ),
        Mistake(
            status(418),
            gateway,
            "gateway.example:8443 answered with HTTP status 418, which the weather service does not use. "
                + "Check the host and the port, and the path of the base address."
        ),
        Mistake(
            status(500),
            service,
            "api.openweathermap.org failed with HTTP status 500. Try again later."
        ),
        Mistake(
            status(502),
            service,
            "api.openweathermap.org failed with HTTP status 502. Try again later."
        ),
        Mistake(
            status(503),
            service,
            "api.openweathermap.org failed with HTTP status 503. Try again later."
        ),
        Mistake(
            status(511),
            service,
            "The network asks for a sign-in (HTTP status 511). Open its page in a browser, and try again."
        ),
        Mistake(
            status(407, "<p>Authentication required</p>"),
            service,
            "The response of api.openweathermap.org is invalid: it is that of a proxy, which refused to "
                + "connect. Check the proxy's settings. Try again later."
        ),
        Mistake(
            .decoding(.unexpectedContentType("text/html")),
            plain,
            "The response of gateway.example:8080 is invalid: it is text/html instead of JSON, perhaps "
                + "from a proxy or a login page. Try again later."
        ),
        Mistake(
            .decoding(.proxyRefusal),
            service,
            "The response of api.openweathermap.org is invalid: it is that of a proxy, which refused to "
                + "connect. Check the proxy's settings. Try again later."
        ),
    ]

    private static func status(_ code: Int, _ body: String = "") -> NetworkError {
        .httpStatus(code: code, body: Data(body.utf8), retryAfter: nil)
    }
}
