import Foundation

extension GatewayAPIConfig: CustomReflectable, CustomStringConvertible {
    /// The address and the names of the headers, without their values.
    public var customMirror: Mirror {
        Mirror(
            self,
            children: [
                "baseURLWeather": baseURLWeather as Any, "baseURLGeo": baseURLGeo as Any,
                "headers": headers.keys.sorted(),
            ]
        )
    }

    /// The address without the values of the headers.
    public var description: String { "GatewayAPIConfig(\(baseURLWeather?.absoluteString ?? "-"))" }
}
