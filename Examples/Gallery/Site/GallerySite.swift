public import Foundation
public import OpenWeatherCore
public import OpenWeatherScreenKit

/// The site: a page for each language, two for English, and an index page to select one.
@MainActor
public struct GallerySite {
    private let place: Location

    /// Creates a site that shows the weather at `place`.
    public init(place: Location) {
        self.place = place
    }

    /// Returns the usual page of one language.
    ///
    /// - Throws: `WeatherError` when the made-up weather cannot be loaded.
    public func page(in language: TextLanguage) async throws -> LanguagePage { try await page(of: Edition(language)) }

    /// Returns the page of an edition.
    ///
    /// - Throws: `WeatherError` when the made-up weather cannot be loaded.
    public func page(of edition: Edition) async throws -> LanguagePage {
        let scene = try await Scene(edition, place: place)
        return LanguagePage(
            edition: edition,
            sections: [
                try await HomeSamples(scene: scene).section,
                try await LocationSearchSamples(scene: scene).section,
                try await ForecastSamples(scene: scene).section,
                try await DayDetailSamples(scene: scene).section,
                try await AirQualitySamples(scene: scene).section,
                try await MapSamples(scene: scene).section,
                try await FavoritesSamples(scene: scene).section,
                try await HistorySamples(scene: scene).section,
                try await ConverterSamples(scene: scene).section,
                try await SettingsSamples(scene: scene).section,
                try await WidgetSamples(scene: scene).section,
                PartsSamples(scene: scene).section,
            ]
        )
    }

    /// Writes all pages to `directory`, which is created when missing, and returns the file of the index page.
    ///
    /// - Throws: An error of the file system.
    public func write(to directory: URL) async throws -> URL {
        try FileManager.default.createDirectory(at: directory, withIntermediateDirectories: true)
        for edition in Edition.all {
            let document = try await page(of: edition).document
            try Data(document.utf8).write(to: directory.appending(path: "\(edition.tag).html"))
        }
        let index = directory.appending(path: "index.html")
        try Data(IndexPage.document.utf8).write(to: index)
        return index
    }
}
