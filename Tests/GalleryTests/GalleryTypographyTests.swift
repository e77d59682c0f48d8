import OpenWeatherScreenKit
import OpenWeatherTestWatch
import Testing

/// The texts of all screens in all states, by the rules of writing that no table of texts can be checked for alone.
@Suite("Gallery typography", .watched)
struct GalleryTypographyTests {
    /// Returns every text of a page, shown or read aloud, and what stands in its text fields.
    private func texts(_ language: TextLanguage) async throws -> [String] {
        try await Pages.made.tokens(language)
            .flatMap { token -> [String] in
                switch token {
                case .text(let text): [text]
                case .start(let name, let attributes):
                    [
                        attributes["aria-label"], attributes["title"],
                        name == "input" && attributes["type"] == "text" ? attributes["value"] : nil,
                    ]
                    .compactMap(\.self)
                case .end: []
                }
            }
    }

    @Test(arguments: TextLanguage.allCases)
    func `has a minus sign before negative numbers`(language: TextLanguage) async throws {
        let all = try await texts(language)

        #expect(all.contains { $0.contains("−") })
        // A hyphen may join digits, as in a Japanese postcode.
        for text in all { #expect(!text.contains(/(^|[^0-9])-[0-9٠-٩]/), "\(text)") }
        for text in all { #expect(!text.contains(/−[0٠](?![0-9٠-٩.,٫])/), "\(text)") }
    }

    @Test(arguments: TextLanguage.allCases)
    func `never mixes two systems of digits`(language: TextLanguage) async throws {
        for text in try await texts(language) {
            #expect(!(text.contains(/[0-9]/) && text.contains(/[٠-٩]/)), "\(text)")
        }
    }

    @Test
    func `spaces French as the French do`() async throws {
        let all = try await texts(.french)

        #expect(all.contains { $0.contains("\u{202F}%") })
        for text in all {
            #expect(!text.contains(/[^\u{202F}][;?!%]/), "\(text)")
            #expect(!text.contains(/[^\u{A0}0-9]:|«[^\u{A0}]|[^\u{A0}]»/), "\(text)")
        }
    }
}
