import OpenWeatherHistoryFeature
import OpenWeatherScreenKit

/// The history as HTML.
enum HistoryPage: Sendable {
    /// Returns the screen; `name` makes its dialog unique on the page.
    static func markup(_ content: HistoryContent, named name: String) -> Markup {
        ScreenFrame.plain(content.layoutDirection) {
            Part.bar(back: content.back, title: content.title)
            Part.notice(content.notice)
            content.confirmation.map { question($0, named: name) }
            list(content.list)
            content.clear.map { Part.button($0, class: "secondary") }
        }
    }

    private static func question(_ question: HistoryContent.Confirmation, named name: String) -> Markup {
        Markup(
            "div",
            ["class": "card message", "role": "group", "aria-labelledby": "\(name)-question", "data-id": question.id]
        ) {
            Markup("h4", ["id": "\(name)-question"]) { question.title }
            Markup("p") { question.message }
            Markup("div", ["class": "actions"]) {
                Part.button(question.confirm, class: "primary")
                Part.button(question.cancel, class: "secondary")
            }
        }
    }

    @MarkupBuilder
    private static func list(_ list: HistoryContent.List) -> [Markup] {
        switch list {
        case .loading(let text): LocationSearchPage.progress(text)
        case .empty(let prompt): Part.prompt(prompt)
        case .sections(let sections):
            for section in sections {
                Markup("h5", ["data-id": section.id]) { section.title }
                Markup("ul", ["class": "rows card"]) {
                    for row in section.rows { self.row(row) }
                }
            }
        case .failed(let failure): Part.failure(failure)
        }
    }

    private static func row(_ row: HistoryContent.Row) -> Markup {
        Markup("li") {
            Markup(
                "button",
                [
                    "type": "button", "class": "row listed", "title": row.accessibility.hint,
                    "data-id": row.identifier,
                ]
            ) {
                Part.spoken(row.accessibility)
                Markup("span", ["aria-hidden": "true", "class": "listed-face"]) {
                    SymbolIcon.markup(row.symbolName)
                    Markup("span", ["class": "listed-words"]) {
                        Markup("span", ["class": "row-title"]) { row.title }
                        row.subtitle.map { text in Markup("span", ["class": "row-detail"]) { text } }
                    }
                    row.time.map { time in Markup("span", ["class": "row-detail"]) { time.text } }
                }
            }
            FavoritesPage.iconButton(row.remove, of: row.title)
        }
    }
}
