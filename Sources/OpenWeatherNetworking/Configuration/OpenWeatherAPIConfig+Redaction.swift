import Foundation

extension OpenWeatherAPIConfig: CustomReflectable, CustomStringConvertible, CustomDebugStringConvertible {
    /// The addresses as ``description`` has them.
    public var customMirror: Mirror {
        Mirror(
            self,
            children: [
                "baseURLWeather": WebAddress.described(baseURLWeather),
                "baseURLGeo": WebAddress.described(baseURLGeo),
            ]
        )
    }

    /// Scheme, host, port and path of the address: no key, user, password nor query.
    public var description: String { "OpenWeatherAPIConfig(\(WebAddress.described(baseURLWeather)))" }

    /// The same as ``description``.
    public var debugDescription: String { description }
}
