#if canImport(SwiftUI) && !os(tvOS) && !os(watchOS)
import Foundation
import OpenWeatherHomeFeature
import OpenWeatherScreenKit
import SwiftUI

/// The values of the home screen, each with its drawing.
struct HomeMetrics: View {
    private let metrics: [HomeContent.Metric]

    init(_ metrics: [HomeContent.Metric]) {
        self.metrics = metrics
    }

    var body: some View {
        LazyVGrid(columns: [GridItem(.adaptive(minimum: 130), spacing: 10, alignment: .top)], spacing: 10) {
            ForEach(metrics) { metric in
                VStack(alignment: .leading, spacing: 6) {
                    HStack(spacing: 6) {
                        Image(systemName: metric.symbolName)
                        Text(verbatim: metric.label)
                    }
                    .font(.caption)
                    .foregroundStyle(.secondary)
                    Text(verbatim: metric.value)
                        .font(.title3)
                    if let drawing = metric.drawing { MetricDrawing(drawing) }
                    if let detail = metric.detail {
                        Text(verbatim: detail.text)
                            .font(.caption)
                    }
                }
                .card()
                .spoken(metric.accessibility, id: metric.id)
            }
        }
    }
}

/// The drawing of a value: a compass, a share of a whole, or a dial.
struct MetricDrawing: View {
    private let drawing: HomeContent.Drawing

    init(_ drawing: HomeContent.Drawing) {
        self.drawing = drawing
    }

    var body: some View {
        switch drawing {
        case .compass(let compass): CompassDrawing(compass)
        case .fill(let share): FillDrawing(share: share)
        case .dial(let share): DialDrawing(share: share)
        }
    }
}

/// An arrow toward where the wind blows, in rings for the wind and its gusts; north is up, wherever reading begins.
private struct CompassDrawing: View {
    private let compass: HomeContent.Compass

    init(_ compass: HomeContent.Compass) {
        self.compass = compass
    }

    var body: some View {
        ZStack {
            Circle()
                .stroke(.quaternary, lineWidth: 3)
            if let gust = compass.gustStrength { ring(gust).opacity(0.4) }
            ring(compass.strength)
            if let degrees = compass.arrowDegrees {
                Image(systemName: "arrow.up")
                    .rotationEffect(.degrees(degrees))
            }
        }
        .frame(width: 56, height: 56)
        .environment(\.layoutDirection, .leftToRight)
    }

    private func ring(_ strength: Double) -> some View {
        Circle()
            .trim(from: 0, to: strength)
            .stroke(.primary, style: StrokeStyle(lineWidth: 3, lineCap: .round))
            .rotationEffect(.degrees(-90))
    }
}

/// A bar that is filled by a share from 0 to 1.
private struct FillDrawing: View {
    let share: Double

    var body: some View {
        GeometryReader { geometry in
            ZStack(alignment: .leading) {
                Capsule()
                    .fill(.quaternary)
                Capsule()
                    .fill(.primary)
                    .frame(width: geometry.size.width * share)
            }
        }
        .frame(height: 6)
        .mirroredDrawing()
    }
}

/// Half a circle with a mark in its middle and a needle at a share from 0 to 1.
private struct DialDrawing: View {
    let share: Double

    var body: some View {
        ZStack(alignment: .bottom) {
            Circle()
                .trim(from: 0.5, to: 1)
                .stroke(.quaternary, lineWidth: 3)
                .frame(width: 56, height: 56)
            Capsule()
                .frame(width: 3, height: 24)
                .rotationEffect(.degrees((share - 0.5) * 160), anchor: .bottom)
                .padding(.bottom, 28)
        }
        .frame(width: 60, height: 32, alignment: .top)
        .clipped()
        .environment(\.layoutDirection, .leftToRight)
    }
}

/// Sunrise and sunset below the way of the sun, or the sentence in their place.
struct HomeSun: View {
    private let sun: HomeContent.Sun

    init(_ sun: HomeContent.Sun) {
        self.sun = sun
    }

    var body: some View {
        VStack(spacing: 8) {
            if sun.note == nil { SunArc(position: sun.position) }
            HStack {
                if let sunrise = sun.sunrise { time(sunrise) }
                Spacer()
                if let sunset = sun.sunset { time(sunset) }
            }
            if let note = sun.note { SpokenLabel(note) }
        }
        .card()
    }

    private func time(_ metric: MetricContent) -> some View {
        VStack(spacing: 2) {
            Label {
                Text(verbatim: metric.label)
            } icon: {
                Image(systemName: metric.symbolName)
            }
            .font(.caption)
            .foregroundStyle(.secondary)
            Text(verbatim: metric.value)
                .font(.headline)
        }
        .spoken(metric.accessibility, id: metric.id)
    }
}

/// The way of the sun from sunrise to sunset, with the sun while it is up.
struct SunArc: View {
    /// The position of the sun from 0 to 1; `nil` while it is down.
    let position: Double?

    var body: some View {
        GeometryReader { geometry in
            let size = geometry.size
            ZStack(alignment: .topLeading) {
                Path { path in
                    path.move(to: Self.point(0, in: size))
                    for step in 1...32 { path.addLine(to: Self.point(Double(step) / 32, in: size)) }
                }
                .stroke(.secondary, style: StrokeStyle(lineWidth: 2, dash: [4, 4]))
                if let position {
                    Circle()
                        .fill(.yellow)
                        .frame(width: 14, height: 14)
                        .position(Self.point(position, in: size))
                }
            }
        }
        .frame(height: 56)
        .mirroredDrawing()
        .accessibilityHidden(true)
    }

    /// Returns the point of a position on half an ellipse whose ends are at the bottom.
    static func point(_ position: Double, in size: CGSize) -> CGPoint {
        let angle = position * .pi
        let (half, height) = ((size.width - 16) / 2, size.height - 16)
        return CGPoint(x: 8 + half - half * cos(angle), y: 8 + height - height * sin(angle))
    }
}
#endif
