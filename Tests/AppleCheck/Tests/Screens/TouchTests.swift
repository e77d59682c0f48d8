import OpenWeatherCore
import OpenWeatherMocks
import OpenWeatherPresentation
import OpenWeatherScreenMocks
import OpenWeatherSwiftUI
import OpenWeatherTestSupport
import OpenWeatherTestWatch
import StubHost
import SwiftUI
import Testing

/// What moves and what can be felt, and that it stays still for a reader who prefers that.
@MainActor
@Suite("Motion and touch", .watched)
struct TouchTests {
    private func details(_ name: String, on stage: Stage) -> [Any] { stage.nodes.compactMap { $0.details[name] } }

    @Test(arguments: [false, true])
    func `motion is that of the reader`(isReduced: Bool) async {
        let fixture = ScreenFixture()
        let model = fixture.home()
        let stage = Stage(HomeView(model))
        stage.change(\.stubReducesMotion, to: isReduced)
        await stage.until { model.isLoaded && model.state.content?.days?.isPlaceholder == false }

        let animations = details("animation", on: stage).compactMap { $0 as? String }
        let effects = details("symbolEffect", on: stage).compactMap { $0 as? Bool }

        #expect(!animations.isEmpty)
        #expect(animations.contains { $0 != "none" } == !isReduced)
        #expect(effects.filter { $0 }.count == (isReduced ? 0 : 1), "the symbol of the hero alone")
    }

    @Test(arguments: [false, true])
    func `a layout that waits moves unless motion is reduced`(isReduced: Bool) async {
        let fixture = ScreenFixture()
        let gate = Gate()
        fixture.hold(at: gate)
        let model = fixture.home()
        let stage = Stage(HomeView(model))
        stage.change(\.stubReducesMotion, to: isReduced)
        await stage.until { model.state.content?.isPlaceholder == true }
        await stage.settle()

        let opacities = Set(details("opacity", on: stage).compactMap { $0 as? Double })
        #expect(opacities.contains(0.55) == !isReduced)

        let bands = stage.nodes.filter { $0.details["animation"] as? String == "linear" }
        #expect((bands.count > 2) == !isReduced, "cards shimmer")
        #expect(bands.allSatisfy { $0.isHidden }, "the light is for the eye alone")

        gate.open()
        await stage.until { model.isLoaded && model.state.content?.days?.isPlaceholder == false }
        await stage.until { !details("animation", on: stage).contains { $0 as? String == "linear" } }
        await stage.until { !Set(details("opacity", on: stage).compactMap { $0 as? Double }).contains(0.55) }
    }

    @Test
    func `the search opens with the focus in its field`() async {
        let fixture = ScreenFixture()
        guard case .search(let model) = fixture.screen(.search) else {
            Issue.record("This is another screen.")
            return
        }
        let stage = Stage(LocationSearchView(model))

        await stage.until { stage["search.field"]?.details["isFocused"] as? Bool == true }
        #expect(!details("scrollDismissesKeyboard", on: stage).isEmpty)
    }

    @Test
    func `the converter is large and can be felt`() async {
        let fixture = ScreenFixture()
        guard case .converter(let model) = fixture.screen(.converter) else {
            Issue.record("This is another screen.")
            return
        }
        let stage = Stage(ConverterView(model))

        #expect(!details("sensoryFeedback", on: stage).isEmpty)
        #expect(!details("scrollDismissesKeyboard", on: stage).isEmpty)
        for id in ["converter.celsius", "converter.fahrenheit"] {
            #expect(stage[id]?.environment.font == .system(size: 44, weight: .thin))
        }
    }
}
