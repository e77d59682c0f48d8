#if canImport(SwiftUI)
import Accessibility
import OpenWeatherForecastFeature
import SwiftUI

extension View {
    /// Offers a curve as an audio graph, which VoiceOver plays.
    func audioGraph(_ curve: ForecastContent.Curve) -> some View {
        modifier(AudioGraph(curve: curve))
    }
}

/// A drawing that is also an audio graph, from the side from which the screen is read.
private struct AudioGraph: ViewModifier {
    let curve: ForecastContent.Curve

    @Environment(\.layoutDirection) private var layoutDirection

    func body(content: Content) -> some View {
        content
            .accessibilityChartDescriptor(CurveAudioGraph(curve, from: layoutDirection))
    }
}

/// The description of a curve for assistive technology.
struct CurveAudioGraph: AXChartDescriptorRepresentable {
    private let curve: ForecastContent.Curve
    private let direction: LayoutDirection

    init(_ curve: ForecastContent.Curve, from direction: LayoutDirection) {
        self.curve = curve
        self.direction = direction
    }

    func makeChartDescriptor() -> AXChartDescriptor {
        let descriptor = AXChartDescriptor(
            title: curve.title,
            summary: curve.audioGraph.summary,
            xAxis: timeAxis,
            yAxis: temperatureAxis,
            additionalAxes: [],
            series: [series]
        )
        descriptor.contentDirection = contentDirection
        return descriptor
    }

    /// Replaces the description of a curve that has changed.
    func updateChartDescriptor(_ descriptor: AXChartDescriptor) {
        descriptor.title = curve.title
        descriptor.summary = curve.audioGraph.summary
        descriptor.xAxis = timeAxis
        descriptor.yAxis = temperatureAxis
        descriptor.series = [series]
        descriptor.contentDirection = contentDirection
    }

    private var contentDirection: AXChartDescriptor.ContentDirection {
        direction == .rightToLeft ? .rightToLeft : .leftToRight
    }

    // Methods of the content rather than closures: they have no isolation, and the system chooses the thread.
    private var timeAxis: AXNumericDataAxisDescriptor {
        AXNumericDataAxisDescriptor(
            title: curve.audioGraph.timeTitle,
            range: 0...1,
            gridlinePositions: curve.separators,
            valueDescriptionProvider: curve.audioGraph.time(at:)
        )
    }

    private var temperatureAxis: AXNumericDataAxisDescriptor {
        AXNumericDataAxisDescriptor(
            title: curve.audioGraph.temperatureTitle,
            range: curve.audioGraph.range,
            gridlinePositions: curve.audioGraph.gridlines,
            valueDescriptionProvider: curve.audioGraph.temperature(_:)
        )
    }

    private var series: AXDataSeriesDescriptor {
        AXDataSeriesDescriptor(
            name: curve.title,
            isContinuous: true,
            dataPoints: curve.points.map { AXDataPoint(x: $0.position, y: $0.value, additionalValues: [], label: nil) }
        )
    }
}
#endif
