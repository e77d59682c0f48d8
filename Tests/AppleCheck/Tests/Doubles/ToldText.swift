import OpenWeatherForecastFeature
import OpenWeatherScreenKit

/// An element of a screen's content, as it is read aloud.
struct ToldText: Hashable {
    /// The identifier for user-interface tests.
    let id: String
    /// The words.
    let text: AccessibilityText

    /// Returns every element that a content holds, in order, without the drawings that a row or a chart speaks for.
    static func all(in content: Any) -> [ToldText] {
        if content is RangeBarContent || content is ForecastContent.Curve.Point
            || content is ForecastContent.Curve.Precipitation.Bar
        {
            return []
        }
        let children = Mirror(reflecting: content).children
        var id: String?
        var text: AccessibilityText?
        for child in children {
            switch (child.label, child.value) {
            case ("identifier", let value as String): id = value
            case ("id", let value as String): id = id ?? value
            case ("accessibility", let value as AccessibilityText): text = value
            default: break
            }
        }
        let own = id.flatMap { id in text.map { [ToldText(id: id, text: $0)] } } ?? []
        // A detail is read aloud with the value that it belongs to.
        return own + children.filter { $0.label != "detail" }.flatMap { all(in: $0.value) }
    }
}
