public import Foundation
public import OpenWeatherCore
public import OpenWeatherScreenKit

/// The site: a page for each language, and an index page to select one.
@MainActor
public struct GallerySite {
    private let place: Location

    /// Creates a site that shows the weather at `place`.
    public init(place: Location) {
        self.place = place
    }

    /// Returns the page of one language.
    ///
    /// - Throws: `WeatherError` when the made-up weather cannot be loaded.
    public func page(in language: TextLanguage) async throws -> LanguagePage {
        let scene = try await Scene(language, place: place)
        return LanguagePage(
            language: language,
            sections: [
                try await HomeSamples(scene: scene).section,
                try await LocationSearchSamples(scene: scene).section,
                try await ForecastSamples(scene: scene).section,
                try await DayDetailSamples(scene: scene).section,
                try await AirQualitySamples(scene: scene).section,
                try await FavoritesSamples(scene: scene).section,
                try await HistorySamples(scene: scene).section,
                try await ConverterSamples(scene: scene).section,
                try await SettingsSamples(scene: scene).section,
                try await WidgetSamples(scene: scene).section,
            ]
        )
    }

    /// Writes all pages to `directory`, which is created when missing, and returns the file of the index page.
    ///
    /// - Throws: An error of the file system.
    public func write(to directory: URL) async throws -> URL {
        try FileManager.default.createDirectory(at: directory, withIntermediateDirectories: true)
        for language in TextLanguage.allCases {
            let document = try await page(in: language).document
            try Data(document.utf8).write(to: directory.appending(path: "\(language.rawValue).html"))
        }
        let index = directory.appending(path: "index.html")
        try Data(IndexPage.document.utf8).write(to: index)
        return index
    }
}
