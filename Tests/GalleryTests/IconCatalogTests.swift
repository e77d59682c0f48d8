import Foundation
import Gallery
import OpenWeatherCore
import OpenWeatherIcons
import OpenWeatherScreenKit
import OpenWeatherTestWatch
import Testing

/// Compares the asset catalog that ships with what the drawings make; `Gallery --icons Sources/OpenWeatherIcons` writes it.
@Suite("The catalog of icons", .watched)
struct IconCatalogTests {
    private let catalog = URL(filePath: #filePath).deletingLastPathComponent()
        .appending(path: "../../Sources/OpenWeatherIcons/\(IconCatalog.name)").standardizedFileURL

    @Test
    func `is what the drawings make`() throws {
        let files = IconCatalog().files
        let paths = try FileManager.default.subpathsOfDirectory(atPath: catalog.path(percentEncoded: false))

        #expect(Set(paths.filter { $0.contains(".svg") || $0.contains(".json") }) == Set(files.keys))
        for (path, text) in files {
            let kept = try String(contentsOf: catalog.appending(path: path), encoding: .utf8)
            #expect(kept == text, "\(path): run Gallery --icons Sources/OpenWeatherIcons")
        }
    }

    @Test
    func `has an image for every icon and no other`() {
        let names = WeatherIcon.allCases.map(\.name)
        let sets = IconCatalog().files.keys.filter { $0.hasSuffix(".svg") }

        #expect(Set(names).count == names.count)
        #expect(Set(sets) == Set(names.map { "\($0).imageset/\($0).svg" }))
    }

    @Test(arguments: ConditionCode.allCases, [PartOfDay.day, .night])
    func `has an image for every condition`(code: ConditionCode, partOfDay: PartOfDay) {
        let name = WeatherIcon(ConditionIcon(WeatherCondition(code, partOfDay))).name

        #expect(IconCatalog().files["\(name).imageset/\(name).svg"] != nil)
    }

    @Test
    func `tells light rain from moderate rain`() {
        let (light, moderate) = (WeatherCondition(.lightRain, .day), WeatherCondition(.moderateRain, .day))

        #expect(WeatherIcon(ConditionIcon(light)).name == "lightRain")
        #expect(WeatherIcon(ConditionIcon(moderate)).name == "rain")
    }

    @Test
    func `draws every image in its own way`() {
        let drawings = IconCatalog().files.filter { $0.key.hasSuffix(".svg") }.map(\.value)

        #expect(Set(drawings).count == WeatherIcon.allCases.count)
        // The compiler of asset catalogs reads neither styles nor references to other drawings.
        #expect(drawings.allSatisfy { !$0.contains("<use") && !$0.contains("<style") && !$0.contains("class=") })
    }
}
