import Foundation
import OpenWeatherCore
import OpenWeatherForecastFeature
import OpenWeatherPresentation
import OpenWeatherScreenKit
import OpenWeatherScreenMocks
import OpenWeatherTestSupport
import OpenWeatherTestWatch
import SwiftUI
import Testing

@testable import OpenWeatherSwiftUI

/// Drawings on a screen that is read from right to left.
@MainActor
@Suite("Drawings for both reading directions", .watched)
struct MirroringTests {
    /// A drawing that runs from the side where reading begins.
    enum Drawing: CaseIterable {
        case rangeBar, curve, share, sun
    }

    /// The horizontal scales of a view in a reading direction, and the directions in which it draws at them.
    private func scales(
        of view: some View,
        in direction: LayoutDirection
    ) -> (scales: [CGFloat], directions: [LayoutDirection]) {
        let stage = Stage(view.environment(\.layoutDirection, direction))
        let scaled = stage.nodes.filter { $0.details["scaleEffect"] != nil }
        return (
            scaled.compactMap { ($0.details["scaleEffect"] as? [CGFloat])?.first },
            scaled.flatMap(\.children).map(\.environment.layoutDirection)
        )
    }

    @Test(arguments: Drawing.allCases, [LayoutDirection.leftToRight, .rightToLeft])
    func `are mirrored as a whole where reading begins on the right`(drawing: Drawing, direction: LayoutDirection)
        async throws
    {
        let fixture = ScreenFixture()
        guard case .forecast(let model) = fixture.screen(.forecast) else { Issue.record("no forecast"); return }
        await model.onAppear()
        let content = try #require(model.state.content)

        let drawn =
            switch drawing {
            case .rangeBar: scales(of: RangeBar(content.days.first?.card.bar), in: direction)
            case .curve: scales(of: TemperatureCurve(try #require(content.curve)), in: direction)
            case .share: scales(of: MetricDrawing(.fill(0.25)), in: direction)
            case .sun: scales(of: SunPath(position: 0.25), in: direction)
            }

        #expect(drawn.scales == [direction == .rightToLeft ? -1 : 1])
        #expect(drawn.directions.allSatisfy { $0 == .leftToRight })
    }
}
