#if canImport(SwiftUI) && !os(tvOS) && !os(watchOS)
import Foundation
import OpenWeatherHomeFeature
import OpenWeatherScreenKit
import SwiftUI

/// The next hours in a row that scrolls.
struct HomeHours: View {
    private let hours: HomeContent.Hours

    init(_ hours: HomeContent.Hours) {
        self.hours = hours
    }

    var body: some View {
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
        .card()
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
                Image(systemName: hour.symbolName)
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

/// The next days with their bars on one scale.
struct HomeDays: View {
    private let days: HomeContent.Days

    init(_ days: HomeContent.Days) {
        self.days = days
    }

    var body: some View {
        VStack(alignment: .leading, spacing: 8) {
            Heading(days.title)
            Grid(horizontalSpacing: 10, verticalSpacing: 10) {
                ForEach(days.rows) { day in
                    GridRow { row(day) }
                }
            }
            .lineLimit(1)
            .minimumScaleFactor(0.5)
            .skeleton(days.isPlaceholder)
        }
        .card()
        .accessibilityElement(children: .contain)
        .accessibilityIdentifier(days.id)
    }

    /// Returns the cells of a day; the first one stands for all of them when they are read aloud.
    @ViewBuilder
    private func row(_ day: HomeContent.Day) -> some View {
        Text(verbatim: day.title)
            .gridColumnAlignment(.leading)
            .spoken(day.accessibility, id: day.id)
        ConditionPictureView(day.icon, side: 28)
        Text(verbatim: day.chance ?? "")
            .font(.caption)
            .foregroundStyle(.secondary)
            .accessibilityHidden(true)
        Text(verbatim: day.low)
            .foregroundStyle(.secondary)
            .gridColumnAlignment(.trailing)
            .accessibilityHidden(true)
        RangeBar(day.bar)
        Text(verbatim: day.high)
            .gridColumnAlignment(.trailing)
            .accessibilityHidden(true)
    }
}
#endif
