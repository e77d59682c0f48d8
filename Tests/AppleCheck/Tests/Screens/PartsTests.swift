import Foundation
import OpenWeatherCore
import OpenWeatherIcons
import OpenWeatherMocks
import OpenWeatherScreenKit
import OpenWeatherTestWatch
import SwiftUI
import Testing

@testable import OpenWeatherSwiftUI

/// The parts that screens are made of.
@MainActor
@Suite("Parts of the views", .watched)
struct PartsTests {
    private let icon = ConditionIcon(.sample())

    @Test
    func `a condition has its symbol until its picture is there`() async {
        let gate = Gate()
        let calls = Counter()
        let images = ConditionImages { [icon] code in
            calls.increment()
            #expect(code == icon.code)
            try await gate.pass()
            return Data([1])
        }
        let stage = Stage(ConditionPictureView(icon).environment(images))
        await gate.waitForArrivals()
        #expect(stage.symbols == [icon.symbolName])

        gate.open()
        await stage.until { images[icon.code] != nil }

        #expect(calls.count == 1)
        #expect(stage.symbols != [icon.symbolName])
    }

    @Test
    func `a condition has the image of the app in place of the picture`() async {
        let calls = Counter()
        let images = ConditionImages { _ in
            calls.increment()
            return Data([1])
        }
        let rain = ConditionIcon(.sample(.moderateRain, .day))
        let stage = Stage(
            VStack {
                ConditionPictureView(rain)
                ConditionPictureView(ConditionIcon(.sample(.clearSky, .night)))
            }
            .conditionImage { WeatherIcon($0).image }
            .environment(images)
        )
        await stage.settle()

        #expect(stage.symbols == ["rain", "clear-night"])
        #expect(calls.count == 0)
    }

    @Test
    func `a condition keeps its picture where the app has no image`() {
        #expect(Stage(ConditionPictureView(icon).conditionImage { _ in nil }).symbols == [icon.symbolName])
    }

    @Test
    func `a condition keeps its symbol when there is no picture`() async {
        let images = ConditionImages { _ in throw WeatherError.offline }
        let stage = Stage(ConditionPictureView(icon).environment(images))

        #expect(stage.symbols == [icon.symbolName])
        #expect(Stage(ConditionPictureView(icon)).symbols == [icon.symbolName])
    }

    @Test
    func `a row waits for the picture that another row loads and keeps it when that row goes`() async {
        let gate = Gate()
        let calls = Counter()
        let images = ConditionImages { _ in
            calls.increment()
            try await gate.pass()
            return Data([1])
        }
        let first = Task { await images.load(icon.code) }
        await gate.waitForArrivals()
        let second = Task { await images.load(icon.code) }
        await until { images.waitingCount(for: icon.code) == 2 }

        first.cancel()
        await first.value
        #expect(images[icon.code] == nil)
        gate.open()
        await second.value

        #expect(images[icon.code] != nil)
        #expect(calls.count == 1)
    }

    @Test
    func `a picture is loaded again after all rows that wanted it have gone`() async {
        let gate = Gate()
        let calls = Counter()
        let images = ConditionImages { _ in
            calls.increment()
            try await gate.pass()
            return Data([1])
        }
        let first = Task { await images.load(icon.code) }
        await gate.waitForArrivals()
        first.cancel()
        await first.value
        gate.open()

        await images.load(icon.code)

        #expect(images[icon.code] != nil)
        #expect(calls.count == 2)
    }

    @Test
    func `a condition that changes in its place loads its own picture`() async {
        let images = ConditionImages { _ in Data([1]) }
        let stage = Stage(ChangingCondition().environment(images))
        await stage.until { images[ChangingCondition.day.code] != nil }

        stage.change(\.colorScheme, to: .dark)

        await stage.until { images[ChangingCondition.night.code] != nil }
    }

    @Test
    func `the sun stands on its arc`() {
        let size = CGSize(width: 116, height: 66)

        #expect(SunPath.point(0, in: size) == CGPoint(x: 8, y: 58))
        #expect(abs(SunPath.point(0.5, in: size).x - 58) < 0.001)
        #expect(abs(SunPath.point(0.5, in: size).y - 8) < 0.001)
        #expect(abs(SunPath.point(1, in: size).x - 108) < 0.001)
    }

    @Test(arguments: [ColorScheme.light, .dark])
    func `temperatures have the colors for the background and the reader`(scheme: ColorScheme) {
        var environment = EnvironmentValues()
        environment.colorScheme = scheme

        #expect(environment.temperatureRamp == (scheme == .dark ? .dark : .light))
    }

    @Test
    func `traits are those of the content`() {
        typealias Traits = SwiftUI.AccessibilityTraits

        #expect(Traits(OpenWeatherScreenKit.AccessibilityTraits.header) == .isHeader)
        #expect(Traits(OpenWeatherScreenKit.AccessibilityTraits.selected) == .isSelected)
        #expect(Traits(OpenWeatherScreenKit.AccessibilityTraits.updatesFrequently) == .updatesFrequently)
        #expect(Traits(OpenWeatherScreenKit.AccessibilityTraits.button) == [], "a button has it from the system")
    }
}

/// A condition that is another one at night, at the same place.
private struct ChangingCondition: View {
    static let day = ConditionIcon(.sample(.clearSky, .day))
    static let night = ConditionIcon(.sample(.clearSky, .night))

    @Environment(\.colorScheme) private var colorScheme

    var body: some View {
        ConditionPictureView(colorScheme == .dark ? Self.night : Self.day)
    }
}
