#if canImport(SwiftUI)
import Foundation
public import OpenWeatherScreenKit
public import SwiftUI

/// The most important button of a card or a screen: filled, and as wide as there is room for.
public struct PrimaryButton: View {
    private let content: ActionContent
    private let tapped: @MainActor () async -> Void

    /// Creates a button.
    ///
    /// - Parameters:
    ///   - content: The words, the symbol, and the identifier.
    ///   - tapped: A closure that runs in a task of its own when the user taps the button.
    public init(_ content: ActionContent, tapped: @escaping @MainActor () async -> Void) {
        self.content = content
        self.tapped = tapped
    }

    /// The content and behavior of the view.
    public var body: some View {
        ActionButton(content, starts: tapped)
            .labelStyle(RoomyLabelStyle())
            .buttonStyle(PrimaryButtonStyle())
    }
}

/// Another button of a card or a screen: outlined, and as wide as its words.
public struct SecondaryButton: View {
    private let button: ActionButton

    /// Creates a button.
    ///
    /// - Parameters:
    ///   - content: The words, the symbol, and the identifier.
    ///   - tapped: A closure that runs in a task of its own when the user taps the button.
    public init(_ content: ActionContent, tapped: @escaping @MainActor () async -> Void) {
        button = ActionButton(content, starts: tapped)
    }

    /// Creates a button for an event that takes effect at once.
    init(_ content: ActionContent, sends event: @escaping @MainActor () -> Void) {
        button = ActionButton(content, sends: event)
    }

    /// The content and behavior of the view.
    public var body: some View {
        button
            .labelStyle(RoomyLabelStyle())
            .buttonStyle(SecondaryButtonStyle())
    }
}

/// The look of the most important button of a card: filled with the color of the text, as wide as the card.
///
/// On a wide screen it ends at a width that a thumb and an eye take in at once.
struct PrimaryButtonStyle: ButtonStyle {
    func makeBody(configuration: Configuration) -> some View {
        configuration.label
            .font(.headline)
            .padding(.horizontal, 20)
            .frame(maxWidth: 480, minHeight: 44)
            .foregroundStyle(.background)
            .background(.primary, in: Capsule())
            .opacity(configuration.isPressed ? 0.6 : 1)
    }
}

/// The look of another button: outlined with the color of the text, in the shape of a capsule.
struct SecondaryButtonStyle: ButtonStyle {
    func makeBody(configuration: Configuration) -> some View {
        configuration.label
            .frame(minWidth: 44, minHeight: 44)
            .padding(.horizontal, 16)
            .background(.thinMaterial, in: Capsule())
            .overlay {
                Capsule()
                    .strokeBorder(Color.primary.opacity(0.5), lineWidth: 1)
            }
            .opacity(configuration.isPressed ? 0.6 : 1)
    }
}
#endif
