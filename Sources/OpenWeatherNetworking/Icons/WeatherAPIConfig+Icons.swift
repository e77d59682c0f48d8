public import Foundation
public import OpenWeatherCore

extension WeatherAPIConfig {
    /// The address of the picture of `icon`, which needs no key.
    ///
    /// `nil` when ``baseURLIcons`` is not an http or https address, or when the icon's name is not one to eight ASCII
    /// letters and digits: the name comes from the service and must not lead anywhere else.
    public func iconURL(for icon: IconCode, scale: IconScale = .double) -> URL? {
        let name = icon.description
        guard (1...8).contains(name.count), name.allSatisfy({ $0.isASCII && ($0.isLetter || $0.isNumber) }),
            let base = baseURLIcons, var components = WebAddress.components(of: base)
        else { return nil }
        let suffix = scale == .single ? "" : "@\(scale.rawValue)x"
        let root = components.percentEncodedPath.split(separator: "/").map(String.init)
        components.percentEncodedPath = "/" + (root + ["\(name)\(suffix).png"]).joined(separator: "/")
        return components.url
    }
}
