#if canImport(SwiftUI) && !os(tvOS) && !os(watchOS)
import Foundation
import SwiftUI

extension View {
    /// Shows a bar below the content, which scrolls under it.
    ///
    /// From the systems of 2025 on, the bar floats on glass and the system softens what scrolls under it; before, and on
    /// visionOS, it lies on a material.
    @ViewBuilder
    func bottomBar(isShown: Bool, @ViewBuilder _ bar: () -> some View) -> some View {
        #if os(visionOS)
        safeAreaInset(edge: .bottom) {
            if isShown { bar().background(.ultraThinMaterial) }
        }
        #else
        if #available(iOS 26, macOS 26, *) {
            safeAreaBar(edge: .bottom) {
                if isShown {
                    bar()
                        .glassEffect(.regular, in: RoundedRectangle(cornerRadius: 28, style: .continuous))
                        .padding(.horizontal, 12)
                }
            }
        } else {
            safeAreaInset(edge: .bottom) {
                if isShown { bar().background(.ultraThinMaterial) }
            }
        }
        #endif
    }
}
#endif
