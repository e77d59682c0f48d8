#if canImport(SwiftUI)
import Foundation
import OpenWeatherScreenKit
import SwiftUI

/// Draws from left to right, and mirrors the drawing where reading begins on the right.
///
/// The system mirrors neither a path nor an offset, so that a drawing that holds no text is mirrored as a whole.
private struct MirroredDrawing: ViewModifier {
    @Environment(\.layoutDirection) private var layoutDirection

    func body(content: Content) -> some View {
        content
            .environment(\.layoutDirection, .leftToRight)
            .scaleEffect(x: layoutDirection == .rightToLeft ? -1 : 1, y: 1)
    }
}

extension View {
    /// Mirrors a drawing without text where reading begins on the right.
    func mirroredDrawing() -> some View {
        modifier(MirroredDrawing())
    }
}

/// A low and a high as a bar on the scale of several rows, with a dot for now.
///
/// A bar of one temperature is a dot. The row around it names the temperatures, so it is not read aloud.
struct RangeBar: View {
    private let bar: RangeBarContent?

    @Environment(\.temperatureRamp) private var ramp

    init(_ bar: RangeBarContent?) {
        self.bar = bar
    }

    var body: some View {
        GeometryReader { geometry in
            let thickness: Double = 6
            let room = geometry.size.width - thickness
            ZStack(alignment: .leading) {
                Capsule()
                    .fill(.quaternary)
                if let bar {
                    Capsule()
                        .fill(LinearGradient(bar.colors(ramp), from: .leading, to: .trailing))
                        .frame(width: room * (bar.upper - bar.lower) + thickness)
                        .offset(x: room * bar.lower)
                    if let now = bar.now {
                        Circle()
                            .fill(.primary)
                            .frame(width: thickness + 3, height: thickness + 3)
                            .offset(x: room * now - 1.5)
                    }
                }
            }
            .frame(height: thickness)
            .frame(maxHeight: .infinity)
        }
        .frame(minWidth: 60, minHeight: 10, maxHeight: 10)
        .mirroredDrawing()
        .accessibilityHidden(true)
    }
}

/// A low and a high with their bar between them, or below them where there is no room for that.
struct RangeRow: View {
    let low: String
    let bar: RangeBarContent?
    let high: String
    let pair: String

    @Environment(\.weatherLook) private var look

    var body: some View {
        if look.degrees == .pair {
            FittingStack(alignment: .leading, spacing: 10) {
                RangeBar(bar)
                text(pair, .primary)
            }
            .lineLimit(1)
            .minimumScaleFactor(0.8)
        } else {
            ends
        }
    }

    private var ends: some View {
        ViewThatFits(in: .horizontal) {
            HStack(spacing: 10) {
                text(low, .secondary)
                RangeBar(bar)
                text(high, .primary)
            }
            VStack(spacing: 4) {
                HStack(spacing: 10) {
                    text(low, .secondary)
                    Spacer(minLength: 0)
                    text(high, .primary)
                }
                RangeBar(bar)
            }
        }
        .lineLimit(1)
        .minimumScaleFactor(0.8)
    }

    private func text(_ text: String, _ style: HierarchicalShapeStyle) -> some View {
        Text(verbatim: text)
            .foregroundStyle(style)
    }
}

extension LinearGradient {
    /// Creates the gradient of a bar or a curve, from its lowest temperature to its highest.
    init(_ stops: [TemperatureRamp.GradientStop], from start: UnitPoint, to end: UnitPoint) {
        self.init(gradient: Gradient(stops), startPoint: start, endPoint: end)
    }
}
#endif
