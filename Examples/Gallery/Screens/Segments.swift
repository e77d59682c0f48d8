/// A segmented control made of radio buttons, so that arrow keys work.
enum Segments: Sendable {
    /// One segment.
    struct Option: Hashable, Sendable {
        let id: String
        let title: String
        let isSelected: Bool
    }

    /// Returns the segments with a title that is read aloud only; `name` makes them unique on the page.
    static func markup(_ title: String, _ options: [Option], named name: String) -> Markup {
        Markup("fieldset", ["class": "segments"]) {
            Markup("legend", ["class": "spoken"]) { title }
            for option in options {
                Markup("label", ["data-id": option.id]) {
                    Markup("input", ["type": "radio", "name": name, "checked": option.isSelected ? "" : nil])
                    Markup("span") { option.title }
                }
            }
        }
    }
}
