#if canImport(SwiftUI)
import Foundation
public import OpenWeatherScreenKit
public import SwiftUI

/// The good times for activities, each with its name and what the weather says about it.
///
/// It is a card with a heading. Each activity is one element for assistive technology; its symbol says whether there is a
/// time.
public struct GoodTimesCard: View, Equatable {
    private let content: GoodTimesContent

    /// Creates the card of a content.
    public init(_ content: GoodTimesContent) {
        self.content = content
    }

    /// The content and behavior of the view.
    public var body: some View {
        VStack(alignment: .leading, spacing: 8) {
            Heading(content.title)
            ForEach(content.rows) { row in
                HStack(alignment: .firstTextBaseline, spacing: 10) {
                    Symbol(row.symbolName)
                    VStack(alignment: .leading, spacing: 2) {
                        Text(verbatim: row.name)
                            .font(.headline)
                        Text(verbatim: row.text)
                            .font(.subheadline)
                    }
                }
                .spoken(row.accessibility, id: row.id)
            }
        }
        .card()
    }
}
#endif
