#if canImport(SwiftUI)
import Foundation
public import OpenWeatherHomeFeature
import OpenWeatherScreenKit
public import SwiftUI

/// Sunrise and sunset below the way of the sun, or the sentence in their place where it does not rise or set.
///
/// It is a card with an element for each time. The drawing is not read aloud.
public struct SunArc: View, Equatable {
    private let sun: HomeContent.Sun

    /// Creates the arc of the sun of a content.
    public init(_ sun: HomeContent.Sun) {
        self.sun = sun
    }

    /// The content and behavior of the view.
    public var body: some View {
        VStack(spacing: 8) {
            if sun.note == nil { SunPath(position: sun.position) }
            ViewThatFits(in: .horizontal) {
                HStack {
                    if let sunrise = sun.sunrise { time(sunrise) }
                    Spacer()
                    if let sunset = sun.sunset { time(sunset) }
                }
                VStack(spacing: 8) {
                    if let sunrise = sun.sunrise { time(sunrise) }
                    if let sunset = sun.sunset { time(sunset) }
                }
            }
            if let note = sun.note { SpokenLabel(note) }
        }
        .card()
    }

    private func time(_ metric: MetricContent) -> some View {
        VStack(spacing: 2) {
            Label(verbatim: metric.label, systemImage: metric.symbolName)
                .font(.caption)
                .foregroundStyle(.secondary)
            Text(verbatim: metric.value)
                .font(.headline)
        }
        .spoken(metric.accessibility, id: metric.id)
    }
}

/// The way of the sun from sunrise to sunset, with the sun while it is up.
struct SunPath: View, Equatable {
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
