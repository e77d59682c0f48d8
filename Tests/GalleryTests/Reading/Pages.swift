import Gallery
import OpenWeatherMocks
import OpenWeatherScreenKit

/// The pages, each created once for all tests.
actor Pages {
    static let made = Pages()

    private var making: [TextLanguage: Task<[PageToken], any Error>] = [:]

    /// Returns the tokens of the page in a language.
    func tokens(_ language: TextLanguage) async throws -> [PageToken] {
        let task =
            making[language]
            ?? Task {
                let page = try await GallerySite(place: .lisbon).page(in: language)
                return try PageReader.tokens(of: page.document)
            }
        making[language] = task
        return try await task.value
    }
}
