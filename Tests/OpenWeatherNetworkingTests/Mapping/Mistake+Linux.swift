import Foundation
import OpenWeatherNetworking

extension Mistake {
    /// Connections that failed where the environment names proxies, and what libcurl has no code for.
    static let onLinux: [Mistake] = [
        Mistake(
            .transport(URLError(.cannotConnectToHost)),
            service,
            ["https_proxy": "http://127.0.0.1:3128"],
            "api.openweathermap.org cannot be reached through the proxy 127.0.0.1:3128 of the "
                + "environment. Check https_proxy and http_proxy, and that the proxy runs."
        ),
        Mistake(
            .transport(URLError(.cannotConnectToHost)),
            service,
            ["HTTPS_PROXY": "127.0.0.1:3128"],
            "api.openweathermap.org cannot be reached through the proxy 127.0.0.1:3128 of the "
                + "environment. Check https_proxy and http_proxy, and that the proxy runs."
        ),
        Mistake(
            .transport(URLError(.cannotConnectToHost)),
            service,
            ["all_proxy": "http://me:secret@127.0.0.1:3128/"],
            "api.openweathermap.org cannot be reached through the proxy 127.0.0.1:3128 of the "
                + "environment. Check https_proxy and http_proxy, and that the proxy runs."
        ),
        Mistake(
            .transport(URLError(.cannotFindHost)),
            plain,
            ["http_proxy": "proxy.example"],
            "gateway.example:8080 cannot be reached through the proxy proxy.example of the environment. "
                + "Check https_proxy and http_proxy, and that the proxy runs."
        ),
        Mistake(
            .transport(URLError(.timedOut)),
            gateway,
            ["ALL_PROXY": "127.0.0.1:3128"],
            "gateway.example:8443 did not answer in time through the proxy 127.0.0.1:3128 of the "
                + "environment. Check https_proxy and http_proxy, or try again."
        ),
        Mistake(
            .transport(URLError(.cannotConnectToHost)),
            service,
            ["http_proxy": "127.0.0.1:3128"],
            "api.openweathermap.org cannot be reached: nothing accepts connections there. Check the host, "
                + "and that a server runs."
        ),
        Mistake(
            .transport(URLError(.cannotConnectToHost)),
            service,
            ["HTTP_PROXY": "127.0.0.1:3128"],
            "api.openweathermap.org cannot be reached: nothing accepts connections there. Check the host, "
                + "and that a server runs."
        ),
        Mistake(
            .transport(URLError(.cannotConnectToHost)),
            service,
            ["https_proxy": "127.0.0.1:3128", "no_proxy": "a.example, .openweathermap.org"],
            "api.openweathermap.org cannot be reached: nothing accepts connections there. Check the host, "
                + "and that a server runs."
        ),
        Mistake(
            .transport(URLError(.cannotConnectToHost)),
            service,
            ["https_proxy": "127.0.0.1:3128", "NO_PROXY": "*"],
            "api.openweathermap.org cannot be reached: nothing accepts connections there. Check the host, "
                + "and that a server runs."
        ),
        Mistake(
            .transport(URLError(.cannotConnectToHost)),
            service,
            ["https_proxy": ""],
            "api.openweathermap.org cannot be reached: nothing accepts connections there. Check the host, "
                + "and that a server runs."
        ),
        Mistake(
            .transport(URLError(.appTransportSecurityRequiresSecureConnection)),
            loopback,
            ["http_proxy": "http://me:secret@proxy.example:3128"],
            "The address of 127.0.0.1:9 begins with http, so that the proxy proxy.example:3128 of the environment "
                + "could read what is sent. Use https, name a server on this machine in no_proxy, or set "
                + "allowsInsecureHTTP for a server on your own network."
        ),
        Mistake(
            .transport(URLError(.unknown)),
            gateway,
            "No encrypted connection to gateway.example:8443 is possible. Check the host and the port, "
                + "whether the address begins with http or https, and the certificate authorities of this "
                + "device."
        ),
    ]
}
