#if canImport(SwiftUI)
import Foundation
import SwiftUI

extension View {
    /// Rolls the digits of a text to its new value when it changes; at once for a reader who prefers reduced motion.
    func rollsDigits(of value: some Equatable) -> some View {
        modifier(RollingDigits(value: value))
    }

    /// Shows the layout without its values while they are being loaded; cards in it shimmer, unless motion is reduced.
    ///
    /// One that `breathes` grows dim and bright by turns, which is for a layout without a card.
    func skeleton(_ isPlaceholder: Bool, breathes: Bool = false) -> some View {
        redacted(reason: isPlaceholder ? .placeholder : [])
            .modifier(Breathing(isActive: isPlaceholder && breathes))
    }

    /// Animates a change of a value; not at all for a reader who prefers reduced motion.
    func moves(with value: some Equatable) -> some View {
        modifier(Moving(value: value))
    }
}

/// Digits that roll to a new value.
private struct RollingDigits<Value: Equatable>: ViewModifier {
    let value: Value

    @Environment(\.accessibilityReduceMotion) private var reducesMotion

    func body(content: Content) -> some View {
        content
            .contentTransition(reducesMotion ? .identity : .numericText())
            .animation(reducesMotion ? nil : .default, value: value)
    }
}

/// A change that is animated.
private struct Moving<Value: Equatable>: ViewModifier {
    let value: Value

    @Environment(\.accessibilityReduceMotion) private var reducesMotion

    func body(content: Content) -> some View {
        content
            .animation(reducesMotion ? nil : .default, value: value)
    }
}

/// A view that grows dim and bright by turns while it waits.
private struct Breathing: ViewModifier {
    let isActive: Bool

    @State private var isDim = false
    @Environment(\.accessibilityReduceMotion) private var reducesMotion

    func body(content: Content) -> some View {
        content
            .opacity(isActive && isDim ? 0.55 : 1)
            .animation(animation, value: isDim)
            .onChange(of: isActive && !reducesMotion, initial: true) { _, breathes in isDim = breathes }
    }

    private var animation: Animation? {
        if reducesMotion { return nil }
        return isActive ? .easeInOut(duration: 0.9).repeatForever() : .default
    }
}
#endif
