#if canImport(SwiftUI)
import Foundation
public import OpenWeatherScreenKit
public import SwiftUI

/// A card in place of a screen's content, with its symbol, its words, and the button that helps.
///
/// The title of a failure is announced through assistive technology when the card appears, because nothing else tells a
/// listener that the content will not come.
public struct MessageCard: View {
    private let id: String
    private let symbolName: String
    private let words: (title: String, message: String, spoken: AccessibilityText)
    private let action: ActionContent?
    private let tapped: @MainActor () async -> Void
    private var alternatives: [ActionContent] = []
    private var alternativeTapped: @MainActor (ActionContent.ID) async -> Void = { _ in }
    private var announcement: String?

    /// Creates the card that asks the user to do something first.
    ///
    /// - Parameters:
    ///   - prompt: The words, and the buttons where it has any.
    ///   - tapped: A closure that runs when the user taps the most important button.
    ///   - alternativeTapped: A closure that receives the identifier of one of the further buttons.
    public init(
        _ prompt: PromptContent,
        tapped: @escaping @MainActor () async -> Void = {},
        alternativeTapped: @escaping @MainActor (ActionContent.ID) async -> Void = { _ in }
    ) {
        alternatives = prompt.alternatives
        self.alternativeTapped = alternativeTapped
        id = prompt.id
        symbolName = prompt.symbolName
        words = (prompt.title, prompt.message, prompt.accessibility)
        action = prompt.action
        self.tapped = tapped
    }

    /// Creates the card of a failure.
    ///
    /// - Parameters:
    ///   - failure: The words, and the button where something helps.
    ///   - tapped: A closure that runs when the user taps the button.
    public init(_ failure: FailureContent, tapped: @escaping @MainActor () async -> Void) {
        id = failure.id
        symbolName = failure.symbolName
        words = (failure.title, failure.message, failure.accessibility)
        announcement = failure.title
        action = failure.action
        self.tapped = tapped
    }

    /// The content and behavior of the view.
    public var body: some View {
        VStack(spacing: 14) {
            VStack(spacing: 10) {
                Symbol(symbolName)
                    .font(.largeTitle)
                Text(verbatim: words.title)
                    .font(.title3.bold())
                Text(verbatim: words.message)
                    .foregroundStyle(.secondary)
            }
            .multilineTextAlignment(.center)
            .spoken(words.spoken, id: id)
            if let action {
                PrimaryButton(action, tapped: tapped)
            }
            ForEach(alternatives) { other in
                SecondaryButton(other) { await alternativeTapped(other.id) }
            }
        }
        .frame(maxWidth: .infinity)
        .card()
        .onAppear { announce(announcement) }
    }
}
#endif
