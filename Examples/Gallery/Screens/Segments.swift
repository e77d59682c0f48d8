/// A choice of one among a few, side by side: radio buttons, so that arrow keys work.
enum Segments: Sendable {
    /// One segment.
    struct Option: Hashable, Sendable {
        let id: String
        let title: String
        let isSelected: Bool
    }

    /// The segments under a title that is spoken only; `name` sets them apart from others on the page.
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
