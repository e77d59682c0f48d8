import ExampleSupport
import OpenWeatherCore
import OpenWeatherScreenKit
import Foundation
import Testing

@testable import WeatherTerminal

@Suite("Entering a key for the service")
struct KeyEntryTests {
    private static let environment = ScreenEnvironment(
        language: Language(code: "en"),
        locale: Locale(identifier: "en_GB"),
        units: .metric,
        timeZone: .gmt,
        now: { Date(timeIntervalSince1970: 0) }
    )

    private let space = DrawingSpace(terminal: Terminal(width: 72, colors: .full), height: 20, texts: .english)

    private func sut(_ typed: String = "", isSetInEnvironment: Bool = false) -> KeyEntry {
        let failure = FailureContent(id: "x", .missingKey, in: Self.environment)
        var sut = KeyEntry(failure, isSetInEnvironment: isSetInEnvironment)
        for character in typed { _ = sut.press(.character(character)) }
        return sut
    }

    @Test
    func `never shows what is typed`() {
        let text = sut("0123456789abcdef").lines(in: space, direction: .leftToRight).text

        #expect(!text.contains("0123") && !text.contains("cdef"))
        #expect(text.contains("> ••••••••••••••••▏"))
    }

    @Test
    func `does not grow beyond its field`() {
        let text = sut(String(repeating: "k", count: 500)).lines(in: space, direction: .leftToRight)

        #expect(Set(text.map(\.width)) == [72])
    }

    @Test
    func `says what is missing and what happens with the key`() {
        let text = sut().lines(in: space, direction: .leftToRight).text

        #expect(text.contains("No API key") && text.contains("Paste your API key"))
        #expect(text.contains("never shown"))
        #expect(!text.contains("OPENWEATHER_API_KEY"))
        #expect(
            sut(isSetInEnvironment: true).lines(in: space, direction: .leftToRight).text.contains("OPENWEATHER_API_KEY")
        )
    }

    @Test
    func `enters the key without the spaces around it`() {
        var sut = sut(" abc def \u{2028}")

        #expect(sut.press(.enter) == .entered(Secret("abcdef")))
    }

    @Test
    func `enters nothing until something is typed`() {
        var sut = sut("a")

        #expect(sut.press(.backspace) == .stays)
        #expect(sut.press(.enter) == .stays)
        #expect(sut.press(.escape) == .closes)
    }

    @Test(arguments: [
        (WeatherError.missingKey, true), (.invalidKey(.unknownOrInactive), true), (.offline, false), (.notFound, false),
    ]
    )
    func `helps with failures of the key alone`(error: WeatherError, concernsKey: Bool) {
        #expect(FailureContent(id: "x", error, in: Self.environment).concernsKey == concernsKey)
    }
}
