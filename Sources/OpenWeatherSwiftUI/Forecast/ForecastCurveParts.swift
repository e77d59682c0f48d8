#if canImport(SwiftUI)
import Foundation
import OpenWeatherForecastFeature
import OpenWeatherScreenKit
import SwiftUI

/// A place in a chart, whose positions begin at the side from which the screen is read.
struct ChartSpace {
    /// The size of the chart.
    let size: CGSize
    /// The side from which the screen is read.
    let direction: LayoutDirection

    /// Returns the point of a position and a height, both from 0 to 1.
    func point(_ position: Double, _ height: Double) -> CGPoint {
        let forward = direction == .rightToLeft ? 1 - position : position
        return CGPoint(x: size.width * forward, y: size.height * (1 - height))
    }
}

/// The temperatures of the lines, of the extremes, and the word for now, on the curve.
struct CurveLabels: View {
    private let curve: ForecastContent.Curve

    @Environment(\.layoutDirection) private var layoutDirection

    init(_ curve: ForecastContent.Curve) {
        self.curve = curve
    }

    var body: some View {
        GeometryReader { geometry in
            let space = ChartSpace(size: geometry.size, direction: layoutDirection)
            ForEach(curve.grid) { line in
                label(line.label, at: space.point(0.02, line.height))
                    .foregroundStyle(.secondary)
            }
            if let position = curve.highest.position {
                label(curve.high, at: space.point(position, min(1, curve.highest.height + 0.08)))
                    .fontWeight(.semibold)
            }
            if let position = curve.lowest.position {
                label(curve.low, at: space.point(position, max(0, curve.lowest.height - 0.08)))
                    .fontWeight(.semibold)
            }
            if let now = curve.now {
                label(now.label, at: space.point(now.position, 1))
            }
        }
        .accessibilityHidden(true)
        .dynamicTypeSize(...Self.largestType)
    }

    /// The largest type on a chart.
    ///
    /// In a larger one its texts would cover each other. All of them are spoken.
    static let largestType = DynamicTypeSize.xLarge

    private func label(_ text: String, at point: CGPoint) -> some View {
        Text(verbatim: text)
            .font(.caption2)
            .fixedSize()
            .position(point)
    }
}

/// The weekdays below a chart, each as wide as its share of it.
struct CurveDays: View {
    private let days: [ForecastContent.Curve.Day]

    @Environment(\.layoutDirection) private var layoutDirection

    init(_ days: [ForecastContent.Curve.Day]) {
        self.days = days
    }

    var body: some View {
        GeometryReader { geometry in
            let space = ChartSpace(size: geometry.size, direction: layoutDirection)
            ForEach(days.filter { $0.span.upperBound - $0.span.lowerBound > 0.1 }) { day in
                Text(verbatim: day.label)
                    .font(.caption2)
                    .position(space.point((day.span.lowerBound + day.span.upperBound) / 2, 0.5))
            }
        }
        .frame(height: 16)
        .accessibilityHidden(true)
        .dynamicTypeSize(...CurveLabels.largestType)
    }
}

/// The precipitation of each wet step as bars, with the amount of the wettest step of each day.
struct PrecipitationBars: View {
    private let precipitation: ForecastContent.Curve.Precipitation

    @Environment(\.layoutDirection) private var layoutDirection

    init(_ precipitation: ForecastContent.Curve.Precipitation) {
        self.precipitation = precipitation
    }

    var body: some View {
        VStack(alignment: .leading, spacing: 4) {
            Text(verbatim: precipitation.title)
                .font(.caption)
            GeometryReader { geometry in
                let space = ChartSpace(size: geometry.size, direction: layoutDirection)
                ForEach(precipitation.bars) { bar in
                    Path { path in
                        let top = space.point(bar.span.lowerBound, max(0.05, bar.height))
                        let bottom = space.point(bar.span.upperBound, 0)
                        path.addRect(
                            CGRect(
                                x: min(top.x, bottom.x),
                                y: top.y,
                                width: max(2, abs(bottom.x - top.x) - 1),
                                height: bottom.y - top.y
                            )
                        )
                    }
                    .fill(bar.isSnow ? AnyShapeStyle(.secondary) : AnyShapeStyle(.blue))
                    if bar.isWettest {
                        Text(verbatim: bar.label)
                            .font(.caption2)
                            .fixedSize()
                            .position(
                                space.point(
                                    (bar.span.lowerBound + bar.span.upperBound) / 2,
                                    min(0.85, bar.height + 0.2)
                                )
                            )
                    }
                }
            }
            .frame(height: 56)
            .dynamicTypeSize(...CurveLabels.largestType)
        }
        .spoken(precipitation.accessibility, id: precipitation.id)
    }
}
#endif
