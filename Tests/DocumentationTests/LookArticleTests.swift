import OpenWeatherScreenKit
import Testing

@Suite("Article on looks")
struct LookArticleTests {
    @Test
    func `every section is named in its order`() throws {
        let text = try Package.text(of: "Sources/OpenWeatherSwiftUI/Documentation.docc/Articles/OwnLook.md")
        let home = WeatherLook.HomeSection.allCases.map { "`\($0.rawValue)`" }.joined(separator: ", ")
        let day = WeatherLook.DaySection.allCases.map { "`\($0.rawValue)`" }.joined(separator: ", ")

        #expect(text.contains("| `home` | \(home) |"))
        #expect(text.contains("| `day` | \(day) |"))
        for (name, _) in WeatherLook.presets { #expect(text.contains("| `\(name)` |"), "\(name)") }
    }
}
