#if canImport(SwiftUI)
import Foundation
public import OpenWeatherHomeFeature
import OpenWeatherScreenKit
public import SwiftUI

/// The next hours in a row that scrolls, each with its time, its condition, its temperature, and the chance of rain.
///
/// It is a card with a heading. Each hour is one element for assistive technology.
public struct HourStrip: View, Equatable {
    private let hours: HomeContent.Hours

    /// Creates the row of the hours of a content.
    public init(_ hours: HomeContent.Hours) {
        self.hours = hours
    }

    /// The content and behavior of the view.
    public var body: some View {
        VStack(alignment: .leading, spacing: 8) {
            Heading(hours.title)
            ScrollView(.horizontal) {
                HStack(alignment: .top, spacing: 14) {
                    ForEach(hours.columns) { hour in
                        column(hour)
                            .spoken(hour.accessibility, id: hour.id)
                    }
                }
            }
            .scrollIndicators(.hidden)
            .skeleton(hours.isPlaceholder)
        }
        .card(waits: hours.isPlaceholder)
        .accessibilityElement(children: .contain)
        .accessibilityIdentifier(hours.id)
    }

    private func column(_ hour: HomeContent.Hour) -> some View {
        VStack(spacing: 4) {
            Text(verbatim: hour.time)
                .font(.caption)
            if let icon = hour.icon {
                ConditionPictureView(icon)
            } else {
                Symbol(hour.symbolName)
                    .symbolRenderingMode(.multicolor)
                    .frame(minHeight: 32)
            }
            if let temperature = hour.temperature {
                Text(verbatim: temperature)
                    .font(.headline)
            }
            if let chance = hour.chance {
                Text(verbatim: chance)
                    .font(.caption)
                    .foregroundStyle(.secondary)
            }
        }
        .frame(minWidth: 44)
    }
}
#endif
