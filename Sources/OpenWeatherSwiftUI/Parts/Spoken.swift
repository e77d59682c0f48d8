#if canImport(SwiftUI)
import Foundation
import OpenWeatherScreenKit
import SwiftUI

extension View {
    /// Combines the view into one accessibility element that is read aloud as `text`.
    ///
    /// Use it for everything but controls, which keep their children and use ``labeled(_:_:id:)``.
    func spoken(
        _ text: AccessibilityText,
        _ traits: OpenWeatherScreenKit.AccessibilityTraits = [],
        id: String
    ) -> some View {
        accessibilityElement(children: .ignore)
            .labeled(text, traits, id: id)
    }

    /// Sets the label, the value, the hint, the traits, and the identifier of a control.
    func labeled(
        _ text: AccessibilityText,
        _ traits: OpenWeatherScreenKit.AccessibilityTraits = [],
        id: String
    ) -> some View {
        named(text, id: id)
            .accessibilityValue(Text(verbatim: text.value ?? ""))
            .accessibilityAddTraits(SwiftUI.AccessibilityTraits(traits))
    }

    /// Sets the label, the hint, and the identifier of a field, whose text the system reads itself.
    func named(_ text: AccessibilityText, id: String) -> some View {
        accessibilityLabel(Text(verbatim: text.label))
            .accessibilityHint(Text(verbatim: text.hint ?? ""))
            .accessibilityIdentifier(id)
    }
}

extension SwiftUI.AccessibilityTraits {
    /// Creates the traits of SwiftUI from those of the content.
    ///
    /// A button has its trait from the system, and an adjustable element from its control.
    init(_ traits: OpenWeatherScreenKit.AccessibilityTraits) {
        self.init()
        if traits.contains(.header) { formUnion(.isHeader) }
        if traits.contains(.selected) { formUnion(.isSelected) }
        if traits.contains(.updatesFrequently) { formUnion(.updatesFrequently) }
    }
}

/// A text of the content, with the words that are read aloud for it.
struct SpokenLabel: View {
    private let content: TextContent

    init(_ content: TextContent) {
        self.content = content
    }

    var body: some View {
        Text(verbatim: content.text)
            .spoken(content.accessibility, content.accessibilityTraits, id: content.id)
    }
}

/// The heading of a card or a section.
struct Heading: View {
    private let content: TextContent

    init(_ content: TextContent) {
        self.content = content
    }

    var body: some View {
        Text(verbatim: content.text)
            .font(.headline)
            .frame(maxWidth: .infinity, alignment: .leading)
            .spoken(content.accessibility, .header, id: content.id)
    }
}

/// A text that something is being loaded, beside a spinner.
struct ProgressRow: View {
    private let content: TextContent

    init(_ content: TextContent) {
        self.content = content
    }

    var body: some View {
        HStack(spacing: 12) {
            ProgressView()
            Text(verbatim: content.text)
                .foregroundStyle(.secondary)
        }
        .frame(maxWidth: .infinity, minHeight: 44)
        .spoken(content.accessibility, .updatesFrequently, id: content.id)
    }
}

/// Announces a text through assistive technology; does nothing for `nil`.
@MainActor
func announce(_ text: String?) {
    guard let text else { return }
    AccessibilityNotification.Announcement(text).post()
}
#endif
