import Foundation

extension GatewayAPIConfig: CustomReflectable, CustomStringConvertible, CustomDebugStringConvertible {
    /// The addresses as ``description`` has them and the names of the headers, without their values.
    public var customMirror: Mirror {
        Mirror(
            self,
            children: [
                "baseURLWeather": WebAddress.described(baseURLWeather),
                "baseURLGeo": WebAddress.described(baseURLGeo),
                "headers": headers.keys.sorted(),
            ]
        )
    }

    /// Scheme, host, port and path of the address: no user, password, query nor header, which may let one in.
    public var description: String { "GatewayAPIConfig(\(WebAddress.described(baseURLWeather)))" }

    /// The same as ``description``.
    public var debugDescription: String { description }
}
