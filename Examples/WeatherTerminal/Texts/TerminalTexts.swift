import OpenWeatherScreenKit

/// The texts of the terminal itself: the names of its keys and what they do.
///
/// All others are part of the screens.
struct TerminalTexts: TranslatedTexts, Hashable {
    /// The name of the Enter key.
    let enter: String
    /// The name of the Escape key.
    let escape: String
    /// The name of the Tab key.
    let tab: String
    /// The name of the space bar.
    let space: String
    /// The name of the Control key before a letter, for example `Ctrl-`.
    let control: String
    /// The mouse.
    let mouse: String
    /// Selects a row.
    let select: String
    /// Opens the selected row.
    let open: String
    /// Chooses the selected row.
    let choose: String
    /// Changes the selected setting.
    let change: String
    /// Scrolls by a line.
    let scroll: String
    /// Scrolls by a page.
    let page: String
    /// Goes to the start or the end.
    let ends: String
    /// Shows the next favorite.
    var nextFavorite: String
    /// Moves to the next field.
    let nextField: String
    /// Shows another scale of the air.
    let nextScale: String
    /// Marks a place as a favorite, or removes the mark.
    var favorite: String
    /// Saves what was typed.
    let save: String
    /// Shows the search for places.
    let search: String
    /// Shows the keys.
    let help: String
    /// Ends the app.
    let quit: String
    /// Closes what lies above the screen.
    let close: String
    /// Suspends the app.
    let suspend: String
    /// Draws the screen again.
    let redraw: String
    /// The title of the key that changes the colors of cards.
    var theme: String
    /// Clicks and turns of the wheel.
    let mouseUse: String
    /// The title of the list of keys.
    let keys: String
    /// The heading of the keys that work on every screen.
    let everywhere: String
    /// A place is being looked for; `{0}` is its name.
    let finding: String
    /// Opens the field for an API key.
    let enterKey: String
    /// The prompt of the field for an API key.
    let keyPrompt: String
    /// What happens with a key that is entered.
    let keyNote: String
    /// A key in the environment is used before the one that is entered.
    let keyInEnvironment: String
    /// The prompt of the field that filters languages.
    let languagePrompt: String
    /// No language has the text in its name.
    let noLanguage: String
    /// The heading of the weather now.
    let now: String
    /// The heading of the next hours.
    let hours: String
    /// The heading of the next days.
    let days: String
    /// The heading of air, sun, and further values.
    let details: String
    /// The label of the air quality, as short as possible.
    let air: String
    /// The label of the sun.
    let sun: String
}
