/// A number in digits of three lines.
enum BigNumber {
    /// Returns the lines of a text such as `-12°`; `nil` when it has a character without a large form.
    static func lines(_ text: String) -> [String]? {
        var lines = ["", "", ""]
        for (index, character) in text.enumerated() {
            guard let form = forms[character] else { return nil }
            for line in 0..<3 { lines[line] += (index == 0 ? "" : " ") + form[line] }
        }
        return lines
    }

    private static let forms: [Character: [String]] = [
        "0": ["█▀█", "█ █", "▀▀▀"], "1": ["▀█ ", " █ ", "▀▀▀"], "2": ["▀▀█", "█▀▀", "▀▀▀"],
        "3": ["▀▀█", " ▀█", "▀▀▀"], "4": ["█ █", "▀▀█", "  ▀"], "5": ["█▀▀", "▀▀█", "▀▀▀"],
        "6": ["█▀▀", "█▀█", "▀▀▀"], "7": ["▀▀█", "  █", "  ▀"], "8": ["█▀█", "█▀█", "▀▀▀"],
        "9": ["█▀█", "▀▀█", "▀▀▀"], "-": ["   ", "▀▀ ", "   "], "−": ["   ", "▀▀ ", "   "], "°": ["█▀█", "▀▀▀", "   "],
    ]
}
