import Foundation
import OpenWeatherCore
import OpenWeatherHomeFeature
import OpenWeatherMocks
import OpenWeatherPresentation
import OpenWeatherTestWatch
import OpenWeatherWidgetFeature
import Testing

@MainActor
@Suite("An app and its widget", .watched)
struct SharedCacheTests {
    @Test
    func `share one cache directory so that the widget shows the apps weather without a request`() async throws {
        let directory = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
        defer { try? FileManager.default.removeItem(at: directory) }
        let app = AppFixture(directory: directory)
        let widget = AppFixture(directory: directory)
        try await app.preferences.update { $0.select(.sample()) }
        try await widget.preferences.update { $0.select(.sample()) }
        await app.factory.makeHome(router: app.factory.makeRouter()).onAppear()

        let provider = widget.factory.dependencies.makeWidgetTimelineProvider(reloadLog: WidgetReloadLog())
        let timeline = await provider.timeline(.small)

        let entry = try #require(timeline.entries.first)
        guard case .weather(let weather) = entry.content.body else {
            Issue.record("The widget shows \(entry.content.body).")
            return
        }
        #expect(app.requests.sorted() == ["/data/2.5/forecast", "/data/2.5/weather"])
        #expect(weather.high != nil && weather.low != nil)
        #expect(widget.requests.isEmpty)
    }
}
