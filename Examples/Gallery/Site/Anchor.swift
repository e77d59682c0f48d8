/// The identifiers of the sections of a page, one for each screen.
enum Anchor: Sendable {
    static let home = "home"
    static let search = "search"
    static let forecast = "forecast"
    static let dayDetail = "day"
    static let airQuality = "air"
    static let converter = "converter"
    static let settings = "settings"
    static let widget = "widget"
}
