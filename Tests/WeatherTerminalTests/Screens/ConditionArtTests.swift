import ExampleScreens
import ExampleSupport
import OpenWeatherCore
import OpenWeatherScreenKit
import Testing

@Suite("Condition art")
struct ConditionArtTests {
    private static let all = ConditionPicture.allCases.flatMap { picture in
        [PartOfDay.day, .night].map { ConditionArt.of(picture, $0) }
    }

    @Test
    func `fills the same field for every picture`() {
        for art in Self.all {
            #expect(art.lines.count == ConditionArt.height && art.inks.count == ConditionArt.height)
            #expect(
                art.lines.allSatisfy { DisplayWidth.of($0) == ConditionArt.width && $0.count == ConditionArt.width }
            )
            #expect(art.inks.allSatisfy { $0.count == ConditionArt.width })
        }
    }

    @Test
    func `has an ink for each character`() {
        for art in Self.all {
            for (line, inks) in zip(art.lines, art.inks) {
                for (character, ink) in zip(line, inks) where character != " " {
                    #expect(ConditionArt.Ink(rawValue: ink) != nil, "\(line)")
                }
            }
        }
    }

    @Test
    func `is told apart without colors`() {
        let kinds: [(ConditionPicture, PartOfDay)] = [
            (.clear, .day), (.clear, .night), (.fewClouds, .day), (.fewClouds, .night), (.clouds, .day), (.rain, .day),
            (.showers, .day), (.showers, .night), (.thunder, .day), (.snow, .day), (.sleet, .day), (.fog, .day),
            (.wind, .day),
        ]

        #expect(Set(kinds.map { ConditionArt.of($0, $1).lines }).count == kinds.count)
    }

    @Test(arguments: [TerminalBackground.dark, .light])
    func `has colors that stand out from the background`(background: TerminalBackground) {
        let level = background == .dark ? 0 : 255
        let behind = TerminalColor(red: level, green: level, blue: level)

        for ink in ConditionArt.Ink.allCases {
            #expect(ink.color(on: background).contrast(with: behind) >= 3, "\(ink)")
        }
    }

    @Test
    func `keeps its characters when it is colored`() {
        for art in Self.all { #expect(art.styled(on: .dark).map(\.text) == art.lines) }
    }
}
