#if canImport(SwiftUI) && !os(tvOS) && !os(watchOS)
import Foundation
import OpenWeatherScreenKit
import SwiftUI

extension View {
    /// Puts the view on a card of frosted glass that is as wide as the screen lets it.
    func card() -> some View {
        padding(14)
            .frame(maxWidth: .infinity, alignment: .leading)
            .background(.ultraThinMaterial, in: RoundedRectangle(cornerRadius: 18, style: .continuous))
    }

    /// Shows the layout without its values while they are being loaded.
    func skeleton(_ isPlaceholder: Bool) -> some View {
        redacted(reason: isPlaceholder ? .placeholder : [])
    }
}

/// A remark about the data on a screen.
struct NoticeBanner: View {
    private let notice: NoticeContent

    init(_ notice: NoticeContent) {
        self.notice = notice
    }

    var body: some View {
        HStack(alignment: .firstTextBaseline, spacing: 10) {
            Image(systemName: notice.symbolName)
            Text(verbatim: notice.text)
                .font(.subheadline)
        }
        .card()
        .spoken(notice.accessibility, .updatesFrequently, id: notice.id)
    }
}

/// A card in place of a screen's content, with its symbol, its words, and the button that helps.
struct MessageCard: View {
    private let id: String
    private let symbolName: String
    private let words: (title: String, message: String, spoken: AccessibilityText)
    private let action: ActionContent?
    private let event: @MainActor () async -> Void

    /// Creates the card that asks the user to do something first.
    init(_ prompt: PromptContent, starts event: @escaping @MainActor () async -> Void = {}) {
        id = prompt.id
        symbolName = prompt.symbolName
        words = (prompt.title, prompt.message, prompt.accessibility)
        action = prompt.action
        self.event = event
    }

    /// Creates the card of a failure.
    init(_ failure: FailureContent, starts event: @escaping @MainActor () async -> Void) {
        id = failure.id
        symbolName = failure.symbolName
        words = (failure.title, failure.message, failure.accessibility)
        action = failure.action
        self.event = event
    }

    var body: some View {
        VStack(spacing: 14) {
            VStack(spacing: 10) {
                Image(systemName: symbolName)
                    .font(.largeTitle)
                Text(verbatim: words.title)
                    .font(.title3.bold())
                Text(verbatim: words.message)
                    .foregroundStyle(.secondary)
            }
            .multilineTextAlignment(.center)
            .spoken(words.spoken, id: id)
            if let action {
                ActionButton(action, starts: event)
                    .buttonStyle(PrimaryButton())
            }
        }
        .frame(maxWidth: .infinity)
        .card()
    }
}

/// The provider of the data, with a link to its site when it has one.
struct Attribution: View {
    private let content: AttributionContent

    init(_ content: AttributionContent) {
        self.content = content
    }

    var body: some View {
        if let url = content.url {
            Link(destination: url) { label }
                .labeled(content.accessibility, id: content.id)
        } else {
            label
                .spoken(content.accessibility, id: content.id)
        }
    }

    private var label: some View {
        Label {
            Text(verbatim: content.text)
        } icon: {
            Image(systemName: content.symbolName)
        }
        .font(.footnote)
        .frame(minHeight: 44)
    }
}
#endif
