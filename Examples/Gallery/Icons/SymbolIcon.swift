/// The line drawings beside labels, one for each SF Symbol that the contents name.
///
/// They are decorative; the text beside them carries the meaning.
enum SymbolIcon: Sendable {
    /// Returns the drawing for an SF Symbol, or a dot for an unknown one.
    static func markup(_ symbolName: String, class style: String? = nil) -> Markup {
        let name = ["icon", style].compactMap(\.self).joined(separator: " ")
        let isMirrored = ["chevron.backward", "chevron.forward"].contains(symbolName)
        return Markup("svg", ["class": isMirrored ? "\(name) mirrored" : name, "aria-hidden": "true"]) {
            Markup("use", ["href": "#\(identifier(paths[symbolName] == nil ? unknown : symbolName))"])
        }
    }

    /// The definitions of all drawings.
    static var sprite: [Markup] {
        paths.sorted { $0.key < $1.key }
            .map { name, path in
                Markup("symbol", ["id": identifier(name), "viewBox": "0 0 24 24"]) { Markup("path", ["d": path]) }
            }
    }

    private static let unknown = "circle"

    private static func identifier(_ symbolName: String) -> String {
        "symbol-" + symbolName.replacing(".", with: "-")
    }

    private static let cloud = "M7 18h10a4 4 0 0 0 .6-7.95A6 6 0 0 0 6.2 11.1 3.5 3.5 0 0 0 7 18Z"
    private static let pin =
        "M12 21s6.5-5.8 6.5-11a6.5 6.5 0 0 0-13 0c0 5.2 6.5 11 6.5 11ZM12 12.2a2.2 2.2 0 1 0 0-4.4 2.2 2.2 0 0 0 0 4.4Z"
    private static let drop = "M12 3.5s6 6.6 6 10.8a6 6 0 0 1-12 0c0-4.2 6-10.8 6-10.8Z"
    private static let bulb = "M10 13.6V5.5a2 2 0 1 1 4 0v8.1a4 4 0 1 1-4 0Z"
    private static let slash = "M4 4l16 16"
    private static let wifi = "M3 9.5a13 13 0 0 1 18 0M6.2 13a8.5 8.5 0 0 1 11.6 0M9.3 16.3a4 4 0 0 1 5.4 0M12 19.5v.01"
    private static let disk = "M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18Z"
    private static let clock = "M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18ZM12 7v5l3.2 2"
    private static let star = "M12 3.6l2.6 5.3 5.8.8-4.2 4.1 1 5.8-5.2-2.8-5.2 2.8 1-5.8-4.2-4.1 5.8-.8Z"
    private static let triangle = "M12 4 2.8 19.5h18.4ZM12 10v4.5M12 17v.01"
    private static let key = "M14.5 9.5a4 4 0 1 0-3 3.9l1.5 1.6h2v2h2v2h3v-3l-5.6-5.6M9.6 8.4v.01"
    private static let arrow = "M20 3.5 3.5 10.6l7 2.9 2.9 7Z"
    private static let drive = "M4 13.5 6.5 6h11l2.5 7.5V18H4ZM4 13.5h16M16.5 15.8v.01"
    private static let gauge = "M4.5 17.5a9 9 0 1 1 15 0M12 14l3.5-4.5"
    private static let wind = "M3 9h10.5a2.5 2.5 0 1 0-2.4-3.2M3 13h15.5a2.5 2.5 0 1 1-2.4 3.2M3 17h7"
    private static let calendar = "M4.5 6h15v14h-15ZM4.5 10.5h15M8.5 3.5V7M15.5 3.5V7"
    private static let horizon = "M3 19h18M6.5 15.5a5.5 5.5 0 0 1 11 0M3 15.5h1M20 15.5h1M5.6 9.6l.7.7M18.4 9.6l-.7.7"

    private static let paths: [String: String] = [
        unknown: "M12 14.5a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5Z",
        "aqi.medium":
            "M6 8v.01M11 5.5v.01M16.5 7.5v.01M8.5 12.5v.01M14 12v.01M19 12.5v.01M5.5 17v.01M11 18v.01M16.5 17v.01",
        "arrow.clockwise": "M19.5 12a7.5 7.5 0 1 1-2.2-5.3L19.5 9M19.5 4.5V9H15",
        "barometer": gauge,
        "calendar": calendar,
        "calendar.badge.exclamationmark": calendar + "M12 13v2.5M12 17.6v.01",
        "checkmark.circle": disk + "M8 12.3l2.8 2.7L16 9.3",
        "chevron.backward": "M14.5 5 7.5 12l7 7",
        "chevron.down": "M5 9l7 7 7-7",
        "chevron.forward": "M9.5 5l7 7-7 7",
        "chevron.up": "M5 15l7-7 7 7",
        "clock": clock,
        "clock.arrow.circlepath": "M4 12a8 8 0 1 0 2.6-5.9L4 8.5M4 4v4.5h4.5M12 8v4.3l2.8 1.7",
        "clock.badge.exclamationmark": clock,
        "cloud": cloud,
        "cloud.rain": cloud + "M9 20.5l-.7 1.5M13 20.5l-.7 1.5M17 20.5l-.7 1.5",
        "drop": drop,
        "ellipsis.circle": "M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18ZM8 12v.01M12 12v.01M16 12v.01",
        "exclamationmark.icloud": cloud + "M12 10.5v3M12 15.6v.01",
        "exclamationmark.triangle": triangle,
        "externaldrive.badge.exclamationmark": drive,
        "eye":
            "M2.5 12S6 5.5 12 5.5 21.5 12 21.5 12 18 18.5 12 18.5 2.5 12 2.5 12ZM12 14.8a2.8 2.8 0 1 0 0-5.6 2.8 2.8 0 0 0 0 5.6Z",
        "gearshape": "M4 7h9M17 7h3M15 5v4M4 12h2M10 12h10M8 10v4M4 17h9M17 17h3M15 15v4",
        "hourglass": "M7 3.5h10M7 20.5h10M8 3.5c0 5 8 5 8 8.5s-8 3.5-8 8.5M16 3.5c0 5-8 5-8 8.5s8 3.5 8 8.5",
        "humidity": drop + "M9 14.5h6M9.7 17.3h4.6",
        "internaldrive": drive,
        "key.slash": key + slash,
        "link": "M10 14a4 4 0 0 0 5.7 0l3-3A4 4 0 0 0 13 5.3l-1 1M14 10a4 4 0 0 0-5.7 0l-3 3A4 4 0 0 0 11 18.7l1-1",
        "location": arrow,
        "location.fill": arrow,
        "location.slash": arrow + slash,
        "lock.slash": "M6 11h12v9H6ZM8.5 11V8a3.5 3.5 0 0 1 7 0v3" + slash,
        "magnifyingglass": "M10.5 17a6.5 6.5 0 1 0 0-13 6.5 6.5 0 0 0 0 13ZM15.3 15.3 20.5 20.5",
        "map": "M3.5 6.5 9 4.5l6 2 5.5-2v13L15 19.5l-6-2-5.5 2ZM9 4.5v13M15 6.5v13",
        "minus.circle": disk + "M8 12h8",
        "mappin.and.ellipse": pin,
        "mappin.slash": pin + slash,
        "questionmark.circle": disk + "M9.6 9.6a2.4 2.4 0 1 1 3.4 2.2c-.7.3-1 .8-1 1.6M12 16.3v.01",
        "shippingbox": "M4 8l8-4 8 4v8.5l-8 4-8-4ZM4 8l8 4 8-4M12 12v8.5",
        "snowflake": "M12 3v18M4.2 7.5l15.6 9M19.8 7.5l-15.6 9M9.5 4.5 12 7l2.5-2.5M9.5 19.5 12 17l2.5 2.5",
        "star": star,
        "star.fill": star,
        "star.slash": star + slash,
        "sunrise": horizon + "M12 8.5V3M9.5 5.3 12 3l2.5 2.3",
        "sunset": horizon + "M12 3v5.5M9.5 6.2l2.5 2.3 2.5-2.3",
        "thermometer.high": bulb + "M12 6v10",
        "thermometer.low": bulb + "M12 13.5V16",
        "thermometer.medium": bulb + "M12 10v6",
        "trash": "M5 7h14M9.5 7V4.5h5V7M7 7l.8 13h8.4L17 7M10.3 10.5v6M13.7 10.5v6",
        "umbrella": "M3.5 12.5a8.5 8.5 0 0 1 17 0ZM12 12.5V18a2.2 2.2 0 0 1-4.4 0M12 4V2.5",
        "wifi.slash": wifi + slash,
        "wind": wind,
        "xmark": "M6 6l12 12M18 6 6 18",
        "wind.circle": wind,
    ]
}
