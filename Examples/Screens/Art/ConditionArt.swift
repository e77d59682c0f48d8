public import ExampleSupport
public import OpenWeatherCore
public import OpenWeatherScreenKit

/// A drawing of a condition, five lines of thirteen columns each, that is recognized before a word is read.
///
/// Its lines alone say what it is; colors only help.
public struct ConditionArt: Hashable, Sendable {
    /// The number of columns.
    public static let width = 13
    /// The number of lines.
    public static let height = 5

    /// The lines from top to bottom.
    public let lines: [String]
    /// The inks of the characters, in lines of the same width.
    public let inks: [String]

    /// Returns the drawing of a picture at a part of the day.
    public static func of(_ picture: ConditionPicture, _ partOfDay: PartOfDay) -> ConditionArt {
        let isDay = partOfDay == .day
        return switch picture {
        case .clear: isDay ? .sun : .moon
        case .fewClouds: isDay ? .sunBehindCloud : .moonBehindCloud
        case .clouds, .overcast: .cloud
        case .drizzle, .lightRain, .rain, .heavyRain: .rain
        case .showers: isDay ? .sunShowers : .moonShowers
        case .sleet: .sleet
        case .snow, .heavySnow: .snow
        case .thunder, .thunderstorm: .thunder
        case .fog, .haze, .smoke, .dust: .fog
        case .wind, .tornado: .wind
        }
    }

    /// Returns the lines with their colors on the terminal's own background.
    public func styled(for terminal: Terminal) -> [StyledText] {
        styled { $0.color(for: terminal) }
    }

    /// Returns the lines with their colors on a background.
    public func styled(on background: TerminalBackground) -> [StyledText] {
        styled { $0.color(on: background) }
    }

    private func styled(_ color: (Ink) -> TerminalColor?) -> [StyledText] {
        zip(lines, inks)
            .map { line, inks in
                zip(line, inks)
                    .reduce(into: StyledText([])) { result, cell in
                        let style = TextStyle(foreground: Ink(rawValue: cell.1).flatMap(color))
                        if result.pieces.last?.style == style {
                            result.pieces[result.pieces.count - 1].text.append(cell.0)
                        } else {
                            result.pieces.append(StyledText.Piece(String(cell.0), style))
                        }
                    }
            }
    }

    /// What a character is drawn with.
    public enum Ink: Character, CaseIterable, Sendable {
        /// The sun, and lightning.
        case sun = "y"
        /// The moon and the stars.
        case moon = "m"
        /// A cloud.
        case cloud = "c"
        /// Rain.
        case rain = "b"
        /// Snow.
        case snow = "s"
        /// Fog and wind.
        case air = "f"

        /// Returns the color on the terminal's own background; `nil` where there is none that can be seen.
        public func color(for terminal: Terminal) -> TerminalColor? {
            terminal.ink(color(on: terminal.background))
        }

        /// Returns the color on a background.
        public func color(on background: TerminalBackground) -> TerminalColor {
            let (dark, light): ((Int, Int, Int), (Int, Int, Int)) =
                switch self {
                case .sun: ((255, 208, 64), (176, 112, 0))
                case .moon: ((226, 226, 190), (96, 88, 130))
                case .cloud: ((196, 204, 214), (92, 102, 116))
                case .rain: ((104, 172, 255), (20, 96, 192))
                case .snow: ((236, 244, 255), (70, 120, 170))
                case .air: ((160, 170, 180), (104, 112, 120))
                }
            let parts = background == .dark ? dark : light
            return TerminalColor(red: parts.0, green: parts.1, blue: parts.2)
        }
    }
}
