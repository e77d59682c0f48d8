#if canImport(SwiftUI)
import Foundation
import SwiftUI

/// A band of light that crosses a card while it waits for its values, again and again.
///
/// It lies over the card in the card's shape, and nothing but the band is clipped: the shadow of the card stays whole.
/// A reader who prefers reduced motion sees the layout without it.
struct Shimmer<Outline: Shape>: View {
    private let outline: Outline

    @State private var hasCrossed = false
    @Environment(\.accessibilityReduceMotion) private var reducesMotion
    @Environment(\.layoutDirection) private var layoutDirection

    init(in outline: Outline) {
        self.outline = outline
    }

    var body: some View {
        if !reducesMotion {
            GeometryReader { geometry in
                LinearGradient(
                    colors: [.clear, .primary.opacity(0.12), .clear],
                    startPoint: .leading,
                    endPoint: .trailing
                )
                .offset(x: geometry.size.width * (hasCrossed ? forward : -forward))
                .animation(.linear(duration: 1.4).repeatForever(autoreverses: false), value: hasCrossed)
            }
            .clipShape(outline)
            .allowsHitTesting(false)
            .accessibilityHidden(true)
            .onAppear { hasCrossed = true }
        }
    }

    /// The sign of the direction in which the screen is read.
    private var forward: Double { layoutDirection == .rightToLeft ? -1 : 1 }
}
#endif
