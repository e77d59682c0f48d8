#if canImport(SwiftUI)
import Foundation
public import OpenWeatherHomeFeature
import OpenWeatherScreenKit
public import SwiftUI

/// A warning with its period, its agency, and the agency's text.
///
/// Its symbol says that it is a warning; it is one element for assistive technology.
public struct AlertCard: View, Equatable {
    private let alert: HomeContent.Alert

    /// Creates the card of an alert of a content.
    public init(_ alert: HomeContent.Alert) {
        self.alert = alert
    }

    /// The content and behavior of the view.
    public var body: some View {
        HStack(alignment: .firstTextBaseline, spacing: 10) {
            Symbol(alert.symbolName)
            VStack(alignment: .leading, spacing: 4) {
                Text(verbatim: alert.title)
                    .font(.headline)
                Text(verbatim: [alert.period, alert.sender].compactMap(\.self).joined(separator: " · "))
                    .font(.caption)
                if let text = alert.text {
                    Text(verbatim: text)
                        .font(.subheadline)
                }
            }
        }
        .card()
        .spoken(alert.accessibility, id: alert.id)
    }
}
#endif
