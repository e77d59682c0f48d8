#if canImport(SwiftUI)
import Foundation
import OpenWeatherScreenKit
import SwiftUI

extension View {
    /// Puts the view on a card that is as wide as the screen lets it, and shimmers while it waits for its values.
    func card(waits: Bool = false) -> some View {
        padding(14)
            .frame(maxWidth: .infinity, alignment: .leading)
            .cardSurface(waits: waits)
    }

    /// Draws the surface of a card of the look behind the view; in a layout without values, or where it waits by itself,
    /// it shimmers.
    func cardSurface(waits: Bool = false) -> some View {
        modifier(CardSurface(waits: waits))
    }
}

/// The surface of a card in the shape of the look.
private struct CardSurface: ViewModifier {
    let waits: Bool

    @Environment(\.weatherLook) private var look
    @Environment(\.colorScheme) private var colorScheme
    @Environment(\.redactionReasons) private var redactionReasons

    func body(content: Content) -> some View {
        content
            .background(surface, in: shape)
            .background {
                if look.card.borderWidth > 0 || look.card.shadowRadius > 0 { edge }
            }
            .overlay {
                if waits || redactionReasons.contains(.placeholder) { Shimmer(in: shape) }
            }
    }

    private var shape: RoundedRectangle {
        RoundedRectangle(cornerRadius: look.card.cornerRadius, style: .continuous)
    }

    private var surface: AnyShapeStyle {
        switch look.card.surface {
        case .thinMaterial: AnyShapeStyle(.ultraThinMaterial)
        case .thickMaterial: AnyShapeStyle(.thickMaterial)
        case .color(let light, let dark): AnyShapeStyle(Color(colorScheme == .dark ? dark : light))
        }
    }

    /// The line around the card and its shadow, which the surface covers from within.
    private var edge: some View {
        shape
            .inset(by: -look.card.borderWidth)
            .fill(look.card.borderWidth > 0 ? AnyShapeStyle(.primary) : surface)
            .shadow(color: .black.opacity(0.25), radius: look.card.shadowRadius, y: look.card.shadowRadius / 3)
            .accessibilityHidden(true)
    }
}
#endif
