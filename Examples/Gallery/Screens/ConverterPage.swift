import OpenWeatherConverterFeature
import OpenWeatherScreenKit

/// The temperature converter as HTML.
enum ConverterPage: Sendable {
    /// Returns the screen; `name` makes its elements unique on the page.
    static func markup(_ content: ConverterContent, named name: String) -> Markup {
        ScreenFrame.weather(content.theme, content.layoutDirection) {
            Part.bar(back: content.back, title: content.title)
            Markup("div", ["class": "card thermometer"]) {
                Markup("div", ["class": "scales"]) {
                    field(content.fahrenheit, named: name)
                    Markup("span", ["class": "equals", "aria-hidden": "true"]) { "=" }
                    field(content.celsius, named: name)
                }
                Part.text(content.bandName, class: "band-name")
                slider(content.slider)
                Markup("div", ["class": "line detail"]) {
                    Part.text(content.slider.minimum, "span")
                    Part.text(content.slider.maximum, "span")
                }
                Markup("dl", ["class": "line"]) {
                    Markup("dt") { content.kelvin.label }
                    Markup("dd") { Part.value(content.kelvin) }
                }
                content.place.map { place($0) }
                content.attribution.map { Part.attribution($0) }
            }
            if let help = content.locationHelp { Part.notice(help) } else { Part.notice(content.notice) }
            content.loading.map { LocationSearchPage.progress($0) }
            LocationSearchPage.field(content.cityField)
            content.useCurrentLocation.map { Part.button($0, class: "secondary") }
            cities(content.cities)
        }
    }

    private static func field(_ field: ConverterContent.Field, named name: String) -> Markup {
        let problem = field.problem.map { _ in "\(name)-\(field.id.replacing(".", with: "-"))-problem" }
        return Markup("div", ["class": "scale"]) {
            Markup("label", ["class": "number-field"]) {
                Markup("span") { field.label }
                Markup("span", ["class": "number-line"]) {
                    Markup(
                        "input",
                        [
                            "type": "text", "inputmode": "decimal", "value": field.text, "data-id": field.id,
                            "aria-invalid": problem == nil ? nil : "true", "aria-describedby": problem,
                        ]
                    )
                    Markup("span", ["aria-hidden": "true"]) { field.unit }
                }
            }
            field.problem.map { text in Markup("p", ["class": "problem", "id": problem]) { text.text } }
        }
    }

    private static func place(_ place: ConverterContent.Place) -> Markup {
        Markup("div", ["class": "widget-age"]) {
            SymbolIcon.markup(place.symbolName)
            Part.text(TextContent(id: place.id, text: place.text, accessibility: place.accessibility), class: "strong")
        }
    }

    private static func slider(_ slider: ConverterContent.Slider) -> Markup {
        Markup(
            "input",
            [
                "type": "range", "min": "\(Int(slider.range.lowerBound))", "max": "\(Int(slider.range.upperBound))",
                "step": "\(Int(slider.step))", "value": "\(Int(slider.value.rounded()))", "data-id": slider.id,
                "aria-label": slider.accessibility.label, "aria-valuetext": slider.accessibility.value,
            ]
        )
    }

    @MarkupBuilder
    private static func cities(_ cities: ConverterContent.Cities) -> [Markup] {
        switch cities {
        case .none: [Markup]()
        case .searching(let text, let previous):
            LocationSearchPage.progress(text)
            rows(previous)
        case .results(let places, let announcement):
            Markup("p", ["class": "spoken", "role": "status"]) { announcement }
            rows(places)
        case .noResults(let prompt): Part.prompt(prompt)
        case .failed(let notice, let previous):
            Part.notice(notice)
            rows(previous)
        }
    }

    private static func rows(_ places: [PlaceContent]) -> Markup? {
        guard !places.isEmpty else { return nil }
        return Markup("ul", ["class": "rows card"]) {
            for place in places { Markup("li") { LocationSearchPage.place(place) } }
        }
    }
}
