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
    private let submitted: @MainActor () async -> Void

    /// Creates a field.
    ///
    /// - Parameters:
    ///   - field: The content.
    ///   - text: The text in the field.
    ///   - submitted: The event of the return key.
    init(
        _ field: SearchFieldContent,
        text: Binding<String>,
        submitted: @escaping @MainActor () async -> Void = {}
    ) {
        self.field = field
        _text = text
        self.submitted = submitted
    }

    var body: some View {
        HStack(spacing: 8) {
            Image(systemName: "magnifyingglass")
                .foregroundStyle(.secondary)
                .accessibilityHidden(true)
            TextField(text: $text, prompt: Text(verbatim: field.prompt)) {
                Text(verbatim: field.accessibility.label)
            }
            .autocorrectionDisabled()
            .submitLabel(.search)
            .onSubmit { Task { await submitted() } }
            .named(field.accessibility, id: field.id)
        }
        .frame(minHeight: 44)
    }
}

/// A place in a list to choose from.
struct PlaceRow: View {
    private let place: PlaceContent
    private let mark: String?
    private let chosen: @MainActor () async -> Void

    /// Creates a row.
    ///
    /// - Parameters:
    ///   - place: The place.
    ///   - mark: The name of a symbol at the end of the row; `nil` for none.
    ///   - chosen: The event of a tap.
    init(_ place: PlaceContent, mark: String? = nil, chosen: @escaping @MainActor () async -> Void) {
        self.place = place
        self.mark = mark
        self.chosen = chosen
    }

    var body: some View {
        Button {
            Task { await chosen() }
        } label: {
            HStack {
                VStack(alignment: .leading, spacing: 2) {
                    Text(verbatim: place.title)
                    ForEach([place.subtitle, place.coordinates].compactMap(\.self), id: \.self) { detail in
                        Text(verbatim: detail)
                            .font(.caption)
                            .foregroundStyle(.secondary)
                    }
                }
                Spacer()
                if let mark { Image(systemName: mark) }
            }
            .frame(minHeight: 44)
            .contentShape(Rectangle())
        }
        .buttonStyle(.plain)
        .labeled(place.accessibility, place.accessibilityTraits, id: place.identifier)
    }
}
#endif
