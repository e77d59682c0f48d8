import Gallery
import OpenWeatherMocks
import OpenWeatherScreenKit

/// The pages, each created once for all tests.
actor Pages {
    static let made = Pages()

    private var making: [Edition: Task<[PageToken], any Error>] = [:]

    /// Returns the tokens of the usual page in a language.
    func tokens(_ language: TextLanguage) async throws -> [PageToken] { try await tokens(Edition(language)) }

    /// Returns the tokens of the page of an edition.
    func tokens(_ edition: Edition) async throws -> [PageToken] {
        let task =
            making[edition]
            ?? Task {
                let page = try await GallerySite(place: .lisbon).page(of: edition)
                return try PageReader.tokens(of: page.document)
            }
        making[edition] = task
        return try await task.value
    }
}
