extension TerminalTexts {
    /// The texts in English.
    static let english = TerminalTexts(
        enter: "Enter",
        escape: "Esc",
        tab: "Tab",
        space: "Space",
        control: "Ctrl-",
        mouse: "Mouse",
        select: "select",
        open: "open",
        choose: "choose",
        change: "change",
        scroll: "scroll",
        page: "a page up or down",
        ends: "first or last line",
        nextFavorite: "next favourite",
        nextField: "next field",
        nextScale: "next scale",
        favorite: "add or remove favourite",
        save: "save",
        search: "search",
        help: "help",
        quit: "quit",
        close: "close",
        suspend: "suspend",
        redraw: "draw again",
        theme: "change the colours",
        mouseUse: "a click chooses, the wheel scrolls",
        keys: "Keys",
        everywhere: "Everywhere",
        finding: "Looking for {0} …",
        enterKey: "enter a key",
        keyPrompt: "Paste your API key",
        keyNote: "It is kept in a file that only you can read, and never shown.",
        keyInEnvironment: "OPENWEATHER_API_KEY is set and comes first at the next start.",
        languagePrompt: "Type the name of a language",
        noLanguage: "No language has this name.",
        now: "Now",
        hours: "Next hours",
        days: "Next days",
        details: "Details",
        air: "Air",
        sun: "Sun"
    )
    /// American English.
    static let american: TerminalTexts = {
        var texts = english
        texts.nextFavorite = "next favorite"
        texts.favorite = "add or remove favorite"
        texts.theme = "change the colors"
        return texts
    }()
}
