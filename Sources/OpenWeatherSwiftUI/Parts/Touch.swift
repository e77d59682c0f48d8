#if canImport(SwiftUI) && !os(tvOS) && !os(watchOS)
import Foundation
import SwiftUI

extension View {
    /// Hides the keyboard as the content is scrolled, where there is one on the screen.
    func dismissesKeyboard() -> some View {
        #if os(visionOS)
        self
        #else
        scrollDismissesKeyboard(.interactively)
        #endif
    }

    /// Shows digits and a sign first, on a keyboard on the screen.
    ///
    /// The pads for decimals have no minus, which temperatures need.
    func numberPad() -> some View {
        #if os(iOS) || os(visionOS)
        keyboardType(.numbersAndPunctuation)
        #else
        self
        #endif
    }

    /// Lets a change of a value be felt, on devices that can.
    func felt(_ value: some Equatable) -> some View {
        #if os(visionOS)
        self
        #else
        sensoryFeedback(.selection, trigger: value)
        #endif
    }
}
#endif
