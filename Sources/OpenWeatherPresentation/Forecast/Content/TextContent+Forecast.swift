import OpenWeatherCore
import OpenWeatherScreenKit

extension TextContent {
    /// The name of a place in the reader's language; its coordinates where it has no name.
    static func name(of location: Location, id: String, in environment: ScreenEnvironment) -> TextContent {
        let name = location.name(in: environment.language)
        guard name.allSatisfy(\.isWhitespace) else { return TextContent(id: id, text: name) }
        let coordinates = environment.formats.coordinate(location.coordinate)
        return TextContent(
            id: id,
            text: coordinates.text,
            accessibility: AccessibilityText(label: coordinates.spoken)
        )
    }

    /// The place of a text before it is there.
    static func blank(_ id: String, _ loading: String) -> TextContent {
        TextContent(id: id, text: "––", accessibility: AccessibilityText(label: loading))
    }
}
