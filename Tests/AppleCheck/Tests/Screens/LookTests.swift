import OpenWeatherCore
import OpenWeatherMocks
import OpenWeatherPresentation
import OpenWeatherScreenKit
import OpenWeatherSwiftUI
import OpenWeatherTestSupport
import OpenWeatherTestWatch
import SwiftUI
import Testing

/// The look of screens, which reaches colors, type, cards, symbols, and order, and no word of the content.
@MainActor
@Suite("Looks on screens", .watched)
struct LookTests {
    private func home(_ look: WeatherLook) async -> (HomeViewModel, Stage) {
        let fixture = ScreenFixture(.sample(favorites: [.lisbon, .tokyo]))
        let model = fixture.home()
        let stage = Stage(HomeView(model).weatherLook(look))
        await stage.until { model.isLoaded && model.state.content?.days?.isPlaceholder == false }
        return (model, stage)
    }

    /// The positions of elements on the screen, for those of `ids` that are there.
    private func order(of ids: [String], on stage: Stage) -> [String] {
        stage.nodes.compactMap(\.identifier).filter { ids.contains($0) }
            .reduce(into: []) { seen, id in if !seen.contains(id) { seen.append(id) } }
    }

    @Test(arguments: WeatherLook.presets.map(\.name))
    func `every preset tells the same content`(name: String) async throws {
        let look = try #require(WeatherLook.presets.first { $0.name == name }?.look)
        let (model, stage) = await home(look)
        let content = try #require(model.state.content)

        // Sections that the look leaves out, and what a bar has.
        let hidden: Set = ["home.name", "home.fetched"]
        stage.check(content, without: hidden) { id in
            !look.home.contains(.sun) && ["home.sunrise", "home.sunset", "home.sun"].contains(id)
        }
        let hero = content.hero
        #expect(stage.words.contains(look.degrees == .bare ? hero.temperature.text : hero.temperatureWithUnit))
        if look.degrees == .pair { #expect(stage.words.contains(try #require(content.days?.rows.first?.pair))) }
    }

    @Test
    func `the order of home is that of the look`() async {
        var look = WeatherLook.standard
        look.home = [.sun, .days, .metrics]
        let (_, stage) = await home(look)

        let ids = ["home.days", "home.sunrise", "home.wind", "home.temperature"]
        #expect(order(of: ids, on: stage) == ["home.sunrise", "home.days", "home.wind"])
        #expect(stage["home.measured"] != nil, "the age of the values is no section")
        #expect(stage["home.attribution"] != nil, "the source is no section")
    }

    @Test(arguments: [false, true])
    func `a bar has the color scheme of the sky, and unless it is glass its color`(isGlass: Bool) async {
        let model = ScreenFixture().home()
        let stage = Stage(HomeView(model).environment(\.hasGlassBars, isGlass))
        await stage.until { model.isLoaded }

        let bars = stage.nodes.filter { $0.details["toolbarColorScheme"] != nil }
        #expect(!bars.isEmpty)
        for bar in bars {
            let isOpaque = bar.details["toolbarBackgroundVisibility"] as? Visibility == .visible
            let isColored = bar.details["toolbarBackground"] is Color
            #expect(bar.details["toolbarColorScheme"] is ColorScheme)
            #expect(isOpaque == !isGlass)
            #expect(isColored == !isGlass)
        }
    }

    @Test
    func `ten lines change home and day`() async {
        let fixture = ScreenFixture()
        let look = OwnLook.look
        let (_, home) = await home(look)
        let today = UTCOffset(seconds: 3600)?.day(of: SampleTime.measured) ?? UTCOffset.utc.day(of: SampleTime.measured)
        guard case .dayDetail(let model) = fixture.screen(.dayDetail(today)) else {
            Issue.record("This is another screen.")
            return
        }
        let day = Stage(DayDetailView(model).weatherLook(look))
        await day.until(shows: "dayDetail.summary")

        #expect(order(of: ["home.temperature", "home.days", "home.hours"], on: home).first == "home.temperature")
        #expect(home["home.sunrise"] == nil && home["home.wind"] == nil)
        #expect(home.symbols.contains("arrow.triangle.2.circlepath") && !home.symbols.contains("arrow.clockwise"))
        let fonts = home.nodes.compactMap { $0.details["font"] as? Font }
        #expect(fonts.contains(.system(size: 72, weight: .thin, design: .rounded)))
        let sections = ["dayDetail.entries", "dayDetail.summary"]
        #expect(order(of: sections, on: day) == sections)
        #expect(day.symbols.contains("arrow.triangle.2.circlepath"))
    }
}
