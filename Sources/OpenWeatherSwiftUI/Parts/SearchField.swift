#if canImport(SwiftUI) && !os(tvOS) && !os(watchOS)
import Foundation
import OpenWeatherScreenKit
import SwiftUI

/// The field for the name of a place.
///
/// It is a field in the content, so that its text, its identifier, and its hint are those of the content.
struct SearchField: View {
    private let field: SearchFieldContent
    @Binding private var text: String
    private let beginsFocused: Bool
    private let submitted: @MainActor () async -> Void

    @FocusState private var isFocused: Bool

    /// Creates a field.
    ///
    /// - Parameters:
    ///   - field: The content.
    ///   - text: The text in the field.
    ///   - beginsFocused: Whether the field has the focus when the screen opens.
    ///   - submitted: The event of the return key.
    init(
        _ field: SearchFieldContent,
        text: Binding<String>,
        beginsFocused: Bool = false,
        submitted: @escaping @MainActor () async -> Void = {}
    ) {
        self.field = field
        _text = text
        self.beginsFocused = beginsFocused
        self.submitted = submitted
    }

    var body: some View {
        HStack(spacing: 8) {
            Symbol("magnifyingglass")
                .foregroundStyle(.secondary)
                .accessibilityHidden(true)
            TextField(text: $text, prompt: Text(verbatim: field.prompt)) {
                Text(verbatim: field.accessibility.label)
            }
            .autocorrectionDisabled()
            .focused($isFocused)
            .submitLabel(.search)
            .onSubmit { Task { await submitted() } }
            .named(field.accessibility, id: field.id)
        }
        .frame(minHeight: 44)
        .onAppear { if beginsFocused { isFocused = true } }
    }
}
#endif
