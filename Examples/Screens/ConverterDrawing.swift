public import ExampleSupport
public import OpenWeatherConverterFeature
import OpenWeatherScreenKit

/// A drawing of the converter with characters.
public enum ConverterDrawing: Sendable {
    /// A part of the screen that accepts keys, in order from top to bottom.
    public enum Part: CaseIterable, Sendable {
        /// The slider.
        case slider
        /// The field in degrees Fahrenheit.
        case fahrenheit
        /// The field in degrees Celsius.
        case celsius
        /// The field for a city, and the cities that were found.
        case city
    }

    /// Returns the screen as lines of text, with a mark at the part in `focus` and at the `selected` city.
    public static func lines(
        _ content: ConverterContent,
        focus: Part? = nil,
        selected: Int? = nil,
        for terminal: Terminal
    ) -> [DrawnLine] {
        func marked(_ text: String, _ part: Part) -> String {
            focus == nil ? text : Selection.row(text, isSelected: focus == part && selected == nil)
        }
        let width = Card.contentWidth(for: terminal) - (focus == nil ? 0 : 2)
        let isRightToLeft = content.layoutDirection == .rightToLeft
        var rows: [Card.Row] = [
            .text(content.title.text, isBold: true), .space,
            .text(content.bandName.text, .center, isBold: true),
            .line(marked(slider(content.slider, isRightToLeft, width: width), .slider)),
            .line((focus == nil ? "" : "  ") + ends(content.slider, width: width), isDim: true),
            .space,
            .grid(
                [(content.fahrenheit, Part.fahrenheit), (content.celsius, .celsius)]
                    .map { (marked($0.label, $1), "\($0.text) \($0.unit)") }
                    + [(focus == nil ? content.kelvin.label : "  \(content.kelvin.label)", content.kelvin.value)]
            ),
        ]
        rows += [content.fahrenheit, content.celsius].compactMap(\.problem).map { .text("! \($0.text)", isBold: true) }
        if let place = content.place { rows += [.space, .text(place.text)] }
        if let attribution = content.attribution { rows.append(.text(attribution.text, isDim: true)) }
        if let loading = content.loading { rows += [.space, .text(loading.text, isDim: true)] }
        rows += .notice(content.notice)
        rows += [.rule, LocationSearchDrawing.field(content.cityField, isInFocus: focus == .city)]
        switch content.cities {
        case .none: break
        case .searching(let text, _): rows.append(.text(text.text, isDim: true))
        case .noResults(let prompt): rows += [.text(prompt.title, isBold: true), .text(prompt.message)]
        case .failed(let notice, _): rows.append(.text("! \(notice.text)", isBold: true))
        case .results: break
        }
        rows += content.cities.places.enumerated()
            .map { index, place in
                let text = [place.title, place.subtitle].compactMap(\.self).joined(separator: " · ")
                let line = Card.Row.line(Selection.row(text, isSelected: index == selected), isBold: index == selected)
                return .clickable([line], .item(index))
            }
        return Card(
            rows: rows,
            gradient: content.theme.gradient.stops.map(TerminalColor.init),
            foreground: TerminalColor(content.theme.gradient.foreground),
            isRightToLeft: isRightToLeft
        )
        .lines(for: terminal)
    }

    private static func slider(_ slider: ConverterContent.Slider, _ isRightToLeft: Bool, width: Int) -> String {
        let track = max(3, width)
        let fraction = (slider.value - slider.range.lowerBound) / (slider.range.upperBound - slider.range.lowerBound)
        let place = Int((min(1, max(0, fraction)) * Double(track - 1)).rounded())
        let drawn = String(repeating: "━", count: place) + "●" + String(repeating: "─", count: track - 1 - place)
        return isRightToLeft ? String(drawn.reversed()) : drawn
    }

    /// Returns the labels of the slider's ends, each at its side.
    private static func ends(_ slider: ConverterContent.Slider, width: Int) -> String {
        let ends = [slider.minimum.text, slider.maximum.text]
        let gap = max(1, width - ends.map { DisplayWidth.of($0) }.reduce(0, +))
        return ends.joined(separator: String(repeating: " ", count: gap))
    }
}
