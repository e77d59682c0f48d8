#if canImport(SwiftUI)
import Foundation
public import OpenWeatherScreenKit
public import SwiftUI

/// A place in a list to choose from, with its country and, where it needs them, its coordinates.
public struct PlaceRow: View {
    private let place: PlaceContent
    private let mark: String?
    private let tapped: @MainActor () async -> Void

    /// Creates a row.
    ///
    /// - Parameters:
    ///   - place: The place.
    ///   - mark: The name of a symbol at the end of the row; `nil` for none.
    ///   - tapped: A closure that runs when the user taps the row.
    public init(_ place: PlaceContent, mark: String? = nil, tapped: @escaping @MainActor () async -> Void) {
        self.place = place
        self.mark = mark
        self.tapped = tapped
    }

    /// The content and behavior of the view.
    public var body: some View {
        Button {
            Task { await tapped() }
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
                if let mark { Symbol(mark) }
            }
            .frame(minHeight: 44)
            .contentShape(Rectangle())
        }
        .buttonStyle(.plain)
        .labeled(place.accessibility, place.accessibilityTraits, id: place.identifier)
    }
}
#endif
