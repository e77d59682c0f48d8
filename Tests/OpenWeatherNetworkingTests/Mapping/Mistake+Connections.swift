import Foundation
import OpenWeatherNetworking

extension Mistake {
    /// Connections that failed.
    static let connections: [Mistake] = [
        Mistake(
            .transport(URLError(.cannotFindHost)),
            service,
            "The host of api.openweathermap.org cannot be found. Check its spelling, the DNS server, and "
                + "the network connection."
        ),
        Mistake(
            .transport(URLError(.cannotFindHost)),
            gateway,
            "The host of gateway.example:8443 cannot be found. Check its spelling, the DNS server, and "
                + "the network connection."
        ),
        Mistake(
            .transport(URLError(.cannotFindHost)),
            user,
            "The host of weather.example cannot be found. Check its spelling, the DNS server, and the "
                + "network connection."
        ),
        Mistake(
            .transport(URLError(.dnsLookupFailed)),
            service,
            "The host of api.openweathermap.org cannot be found. Check its spelling, the DNS server, and "
                + "the network connection."
        ),
        Mistake(
            .transport(URLError(.cannotConnectToHost)),
            service,
            "api.openweathermap.org cannot be reached: nothing accepts connections there. Check the host, "
                + "and that a server runs."
        ),
        Mistake(
            .transport(URLError(.cannotConnectToHost)),
            gateway,
            "gateway.example:8443 cannot be reached: nothing accepts connections there. Check the host "
                + "and the port, and that a server runs."
        ),
        Mistake(
            .transport(URLError(.cannotConnectToHost)),
            plain,
            "gateway.example:8080 cannot be reached: nothing accepts connections there. Check the host "
                + "and the port, and that a server runs."
        ),
        Mistake(
            .transport(URLError(.cannotConnectToHost)),
            loopback,
            "127.0.0.1:9 cannot be reached: nothing accepts connections there. Check the host and the "
                + "port, and that a server runs."
        ),
        Mistake(
            .transport(URLError(.cannotConnectToHost)),
            numbers,
            "[2001:db8::1]:8443 cannot be reached: nothing accepts connections there. Check the host and "
                + "the port, and that a server runs."
        ),
        Mistake(
            .transport(URLError(.networkConnectionLost)),
            service,
            "The connection to api.openweathermap.org was lost. Check the network connection and try "
                + "again."
        ),
        Mistake(
            .transport(URLError(.networkConnectionLost)),
            gateway,
            "The connection to gateway.example:8443 was lost. Check the network connection and try again."
        ),
        Mistake(
            .transport(URLError(.notConnectedToInternet)),
            service,
            "The service cannot be reached. Check the network connection and try again."
        ),
        Mistake(
            .transport(URLError(.internationalRoamingOff)),
            service,
            "The service cannot be reached. Check the network connection and try again."
        ),
        Mistake(
            .transport(URLError(.dataNotAllowed)),
            service,
            "The service cannot be reached. Check the network connection and try again."
        ),
        Mistake(
            .transport(URLError(.callIsActive)),
            service,
            "The service cannot be reached. Check the network connection and try again."
        ),
        Mistake(
            .transport(URLError(.timedOut)),
            gateway,
            "gateway.example:8443 did not answer in time. Try again, or check the port: one for http does "
                + "not answer https, nor the other way round."
        ),
        Mistake(
            .transport(URLError(.timedOut)),
            plain,
            "gateway.example:8080 did not answer in time. Try again, or check the port: one for http does "
                + "not answer https, nor the other way round."
        ),
        Mistake(
            .transport(URLError(.timedOut)),
            loopback,
            "127.0.0.1:9 did not answer in time. Try again, or check the port: one for http does not "
                + "answer https, nor the other way round."
        ),
        Mistake(
            .transport(URLError(.timedOut)),
            service,
            "api.openweathermap.org did not answer in time. Try again, or check the network connection."
        ),
        Mistake(
            .transport(URLError(.timedOut)),
            user,
            "weather.example did not answer in time. Try again, or check the network connection."
        ),
        Mistake(
            .transport(URLError(.serverCertificateUntrusted)),
            gateway,
            "The certificate of gateway.example:8443 is not trusted. Check the host and the port, the "
                + "date of this device, and its certificate authorities."
        ),
        Mistake(
            .transport(URLError(.serverCertificateHasBadDate)),
            gateway,
            "The certificate of gateway.example:8443 is not trusted. Check the host and the port, the "
                + "date of this device, and its certificate authorities."
        ),
        Mistake(
            .transport(URLError(.serverCertificateHasUnknownRoot)),
            gateway,
            "The certificate of gateway.example:8443 is not trusted. Check the host and the port, the "
                + "date of this device, and its certificate authorities."
        ),
        Mistake(
            .transport(URLError(.serverCertificateNotYetValid)),
            gateway,
            "The certificate of gateway.example:8443 is not trusted. Check the host and the port, the "
                + "date of this device, and its certificate authorities."
        ),
        Mistake(
            .transport(URLError(.secureConnectionFailed)),
            service,
            "No encrypted connection to api.openweathermap.org is possible. Check the host, whether the "
                + "address begins with http or https, and the certificate authorities of this device."
        ),
        Mistake(
            .transport(URLError(.secureConnectionFailed)),
            gateway,
            "No encrypted connection to gateway.example:8443 is possible. Check the host and the port, "
                + "whether the address begins with http or https, and the certificate authorities of this "
                + "device."
        ),
        Mistake(
            .transport(URLError(.badServerResponse)),
            plain,
            "The connection to gateway.example:8080 broke. Try again, or check the port and whether the "
                + "address begins with http or https."
        ),
        Mistake(
            .transport(URLError(.badServerResponse)),
            service,
            "The connection to api.openweathermap.org broke. Try again."
        ),
    ]
}
