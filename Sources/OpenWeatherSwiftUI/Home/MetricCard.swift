#if canImport(SwiftUI)
import Foundation
public import OpenWeatherHomeFeature
import OpenWeatherScreenKit
public import SwiftUI

/// A value with its label, its drawing such as a compass or a dial, and a further value below it.
///
/// It is one element for assistive technology.
public struct MetricCard: View, Equatable {
    private let metric: HomeContent.Metric

    /// Creates the card of a value of a content.
    public init(_ metric: HomeContent.Metric) {
        self.metric = metric
    }

    /// The content and behavior of the view.
    public var body: some View {
        VStack(alignment: .leading, spacing: 6) {
            MetricLabel(metric.label, symbolName: metric.symbolName)
            FittingText(metric.value, font: .title3, small: .subheadline)
                .rollsDigits(of: metric.value)
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
                    .font(.system(size: 17))
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
#endif
