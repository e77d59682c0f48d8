#if canImport(SwiftUI)
import Charts
import Foundation
public import OpenWeatherForecastFeature
import OpenWeatherScreenKit
public import SwiftUI

/// The temperature over the whole forecast as a curve, with the precipitation and the days below it.
///
/// It is a card that draws with Swift Charts, and an audio graph for VoiceOver.
public struct TemperatureCurve: View, Equatable {
    private let curve: ForecastContent.Curve

    /// Creates the curve of a content.
    public init(_ curve: ForecastContent.Curve) {
        self.curve = curve
    }

    /// The content and behavior of the view.
    public var body: some View {
        VStack(alignment: .leading, spacing: 8) {
            Text(verbatim: curve.title)
                .font(.headline)
                .accessibilityHidden(true)
            CurveChart(curve)
                .background { ErrorBands(curve) }
                .mirroredDrawing()
                .overlay { CurveLabels(curve) }
                .frame(height: 140)
                .spoken(curve.accessibility, id: curve.id)
                .audioGraph(curve)
            if let precipitation = curve.precipitation { PrecipitationBars(precipitation) }
            CurveDays(curve.days)
            if let note = curve.errorNote {
                SpokenLabel(note)
                    .font(.caption2)
            }
        }
        .card()
    }
}

/// The mean errors of forecasts as areas behind the curve, from left to right.
private struct ErrorBands: View {
    private let curve: ForecastContent.Curve

    init(_ curve: ForecastContent.Curve) {
        self.curve = curve
    }

    var body: some View {
        GeometryReader { geometry in
            let space = ChartSpace(size: geometry.size, direction: .leftToRight)
            Path { path in
                for stretch in curve.errorStretches {
                    path.addLines(stretch.map { space.point($0.position, $0.errorBand?.upperBound ?? $0.height) })
                    for last in stretch.reversed() {
                        path.addLine(to: space.point(last.position, last.errorBand?.lowerBound ?? last.height))
                    }
                    path.closeSubpath()
                }
            }
            .fill(.quaternary)
        }
    }
}

/// The curve in Swift Charts, from left to right.
private struct CurveChart: View {
    private let curve: ForecastContent.Curve

    @Environment(\.temperatureRamp) private var ramp

    init(_ curve: ForecastContent.Curve) {
        self.curve = curve
    }

    var body: some View {
        let colors = LinearGradient(curve.colors(ramp), from: .bottom, to: .top)
        Chart {
            ForEach(curve.grid) { line in
                RuleMark(y: .value(line.id, line.height))
                    .foregroundStyle(.quaternary)
            }
            ForEach(curve.separators, id: \.self) { midnight in
                RuleMark(x: .value(curve.title, midnight))
                    .foregroundStyle(.quaternary)
            }
            ForEach(curve.points) { point in
                AreaMark(
                    x: .value(curve.title, point.position),
                    yStart: .value(curve.title, point.band.lowerBound),
                    yEnd: .value(curve.title, point.band.upperBound)
                )
                .foregroundStyle(colors)
                .opacity(0.3)
                .alignsMarkStylesWithPlotArea()
            }
            if let now = curve.now {
                RuleMark(x: .value(now.id, now.position))
                    .foregroundStyle(.secondary)
            }
            ForEach(curve.points) { point in
                LineMark(x: .value(curve.title, point.position), y: .value(curve.title, point.height))
                    .foregroundStyle(colors)
                    .alignsMarkStylesWithPlotArea()
            }
            if let now = curve.now, let height = now.height {
                PointMark(x: .value(now.id, now.position), y: .value(now.id, height))
                    .foregroundStyle(.primary)
            }
        }
        .chartXScale(domain: 0...1)
        .chartYScale(domain: 0...1)
        .chartXAxis(.hidden)
        .chartYAxis(.hidden)
        .chartLegend(.hidden)
    }
}
#endif
