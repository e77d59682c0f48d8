import ExampleSupport
import Foundation

/// The hints that several screens share.
extension TerminalTexts {
    /// Arrows select a row.
    var selectHint: KeyHint { KeyHint("↑↓", select, nil) }

    /// Enter opens the selected row.
    var openHint: KeyHint { KeyHint(enter, open, .enter) }

    /// Enter chooses the selected row.
    var chooseHint: KeyHint { KeyHint(enter, choose, .enter) }

    /// Returns the hint of a letter together with Control.
    func controlHint(_ letter: Character, _ title: String) -> KeyHint {
        KeyHint(control + letter.uppercased(), title, .control(letter))
    }

    /// Returns the hint of the Escape key, which goes one step back.
    func backHint(_ title: String) -> KeyHint { KeyHint(escape, word(title), .escape) }

    /// Returns the title of a button as a word beside a key, such as `forecast` for `Forecast`.
    func word(_ title: String) -> String {
        // Nouns keep their capital in German.
        self == .german ? title : title.prefix(1).lowercased() + title.dropFirst()
    }

    /// The keys that work on every screen but are not worth the room at the bottom.
    var globalHints: [KeyHint] {
        [
            KeyHint("↑↓ j k", scroll, nil), KeyHint("PgUp PgDn \(space)", page, nil),
            KeyHint("Home End g G", ends, nil), KeyHint("/", search, .character("/")),
            KeyHint("? F1", help, nil), KeyHint("q \(control)C", quit, nil),
            KeyHint("\(control)T", theme, .control("t")),
            KeyHint("\(control)L", redraw, .control("l")), KeyHint("\(control)Z", suspend, .control("z")),
            KeyHint(mouse, mouseUse, nil),
        ]
    }
}
