import OpenWeatherScreenKit

/// The HTML of a screen: links to its states, and a view for each state, of which the stylesheet shows the one whose
/// identifier is the fragment of the address.
struct SectionMarkup: Sendable {
    /// The screen.
    let section: ScreenSection
    /// The edition of the page.
    let edition: Edition

    private var texts: GalleryTexts { edition.texts }

    /// The HTML of the section; `before` and `after` are the views of the neighboring sections.
    func markup(before: ScreenView?, after: ScreenView?) -> Markup {
        let neighbors = [before] + section.views + [after]
        return Markup("section", ["id": section.id, "aria-labelledby": "\(section.id)-heading"]) {
            Markup("h2", ["id": "\(section.id)-heading"]) { section.title }
            states
            for (index, view) in section.views.enumerated() {
                Markup("div", ["class": view.samples.count > 1 ? "view board" : "view", "id": view.id]) {
                    bar(view, previous: neighbors[index], next: neighbors[index + 2])
                    for sample in view.samples { article(sample, in: view) }
                }
            }
        }
    }

    private var states: Markup {
        Markup("nav", ["class": "states", "aria-label": "\(section.title) · \(texts.states)"]) {
            Markup("ul", ["class": "fading"]) {
                for view in section.views {
                    Markup("li") { Markup("a", ["class": "chip", "href": "#\(view.id)"]) { view.title } }
                }
            }
        }
    }

    /// Returns the name of a view between links to its neighbors, and links to the same view in the other languages.
    private func bar(_ view: ScreenView, previous: ScreenView?, next: ScreenView?) -> Markup {
        Markup("div", ["class": "view-bar"]) {
            step(to: previous, texts.previous, mark: "‹")
            Markup("h3", ["id": "\(view.id)-title"]) {
                Markup("span", ["class": "view-screen", "aria-hidden": "true"]) { section.title }
                view.title
            }
            step(to: next, texts.next, mark: "›")
            Markup("div", ["class": "languages", "role": "group", "aria-label": texts.languages]) {
                Markup("ul", ["class": "fading"]) {
                    for other in Edition.all {
                        Markup("li") { link(to: other, of: view) }
                    }
                }
            }
        }
    }

    /// Returns a link to a neighbor, or room for it where there is none; a browser mirrors the mark in Arabic.
    private func step(to view: ScreenView?, _ label: String, mark: String) -> Markup {
        guard let view else { return Markup("span", ["class": "step"]) }
        return Markup("a", ["class": "step", "href": "#\(view.id)", "aria-label": label]) { mark }
    }

    private func link(to other: Edition, of view: ScreenView) -> Markup {
        Markup(
            "a",
            [
                "href": "\(other.tag).html#\(view.id)", "lang": other.tag,
                "aria-current": other == edition ? "page" : nil,
            ]
        ) { other.texts.languageName }
    }

    /// Returns a sample, with its own name where the view has several.
    private func article(_ sample: ScreenSample, in view: ScreenView) -> Markup {
        let isAlone = view.samples.count == 1
        return Markup(
            "article",
            [
                "class": "sample", "id": isAlone ? nil : sample.id, "data-sample": sample.id,
                "aria-labelledby": "\(isAlone ? view.id : sample.id)-title",
            ]
        ) {
            if !isAlone { Markup("p", ["class": "sample-title", "id": "\(sample.id)-title"]) { sample.title } }
            sample.markup
        }
    }
}
