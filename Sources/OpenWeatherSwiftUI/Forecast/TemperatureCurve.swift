#if canImport(SwiftUI)
import Foundation
public import OpenWeatherForecastFeature
import OpenWeatherScreenKit
public import SwiftUI

#if canImport(Charts)
import Charts
#endif

/// The temperature over the whole forecast as a curve, with the precipitation and the days below it.
///
/// It is a card that draws with Swift Charts where the system has it, and an audio graph for VoiceOver.
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
            plot
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

    @ViewBuilder
    private var plot: some View {
        #if canImport(Charts)
        CurveChart(curve)
        #else
        CurveDrawing(curve)
        #endif
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

#if canImport(Charts)
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

/// The curve as paths, from left to right, where Swift Charts is missing.
struct CurveDrawing: View {
    private let curve: ForecastContent.Curve

    @Environment(\.temperatureRamp) private var ramp

    init(_ curve: ForecastContent.Curve) {
        self.curve = curve
    }

    var body: some View {
        GeometryReader { geometry in
            let size = geometry.size
            let colors = LinearGradient(curve.colors(ramp), from: .bottom, to: .top)
            ZStack {
                Path { path in
                    for line in curve.grid { path.addLines(across(line.height, in: size)) }
                    for midnight in curve.separators { path.addLines(down(midnight, in: size)) }
                }
                .stroke(.quaternary, lineWidth: 1)
                Path { path in
                    path.addLines(curve.points.map { point($0.position, $0.band.upperBound, in: size) })
                    for last in curve.points.reversed() {
                        path.addLine(to: point(last.position, last.band.lowerBound, in: size))
                    }
                    path.closeSubpath()
                }
                .fill(colors)
                .opacity(0.3)
                if let now = curve.now {
                    Path { $0.addLines(down(now.position, in: size)) }
                        .stroke(.secondary, lineWidth: 1)
                }
                Path { $0.addLines(curve.points.map { point($0.position, $0.height, in: size) }) }
                    .stroke(colors, style: StrokeStyle(lineWidth: 3, lineCap: .round, lineJoin: .round))
                if let now = curve.now, let height = now.height {
                    Circle()
                        .frame(width: 9, height: 9)
                        .position(point(now.position, height, in: size))
                }
            }
        }
    }

    private func point(_ position: Double, _ height: Double, in size: CGSize) -> CGPoint {
        CGPoint(x: size.width * position, y: size.height * (1 - height))
    }

    private func across(_ height: Double, in size: CGSize) -> [CGPoint] {
        [point(0, height, in: size), point(1, height, in: size)]
    }

    private func down(_ position: Double, in size: CGSize) -> [CGPoint] {
        [point(position, 1, in: size), point(position, 0, in: size)]
    }
}
#endif
