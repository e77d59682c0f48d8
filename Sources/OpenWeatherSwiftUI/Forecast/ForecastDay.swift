#if canImport(SwiftUI) && !os(tvOS) && !os(watchOS)
import Foundation
import OpenWeatherCore
import OpenWeatherForecastFeature
import OpenWeatherScreenKit
import SwiftUI

/// A day of the forecast as a row that opens to its steps.
struct ForecastDay: View {
    private let day: ForecastContent.Day
    private let tapped: @MainActor (LocalDay) -> Void

    @State private var isExpanded: Bool

    init(_ day: ForecastContent.Day, isExpanded: Bool, tapped: @escaping @MainActor (LocalDay) -> Void) {
        self.day = day
        self.tapped = tapped
        _isExpanded = State(initialValue: isExpanded)
    }

    var body: some View {
        DisclosureGroup(isExpanded: $isExpanded) {
            VStack(alignment: .leading, spacing: 8) {
                if !day.entries.isEmpty { ForecastSteps(day.entries) }
                if let details = day.details, let localDay = day.day {
                    ActionButton(details) { tapped(localDay) }
                        .labelStyle(RoomyLabelStyle())
                        .buttonStyle(SecondaryButtonStyle())
                }
            }
            .padding(.top, 8)
        } label: {
            DayCardFace(day.card)
                .spoken(day.card.accessibility, id: day.card.id)
        }
        .card()
    }
}

/// The summary of a day: its condition, its amounts, and its bar.
struct DayCardFace: View {
    private let card: ForecastContent.DayCard

    init(_ card: ForecastContent.DayCard) {
        self.card = card
    }

    var body: some View {
        VStack(alignment: .leading, spacing: 8) {
            ViewThatFits(in: .horizontal) {
                HStack(spacing: 10) {
                    ConditionPictureView(card.icon)
                    title
                    Spacer(minLength: 0)
                    amounts(.trailing)
                }
                VStack(alignment: .leading, spacing: 8) {
                    ConditionPictureView(card.icon)
                    title
                    amounts(.leading)
                }
            }
            Text(verbatim: card.condition)
                .font(.subheadline)
                .foregroundStyle(.secondary)
            RangeRow(low: card.low, bar: card.bar, high: card.high, pair: card.pair)
            ForEach(card.metrics) { metric in
                FittingStack(alignment: .leading, spacing: 6) {
                    Symbol(metric.symbolName)
                    Text(verbatim: metric.label)
                    Text(verbatim: metric.value)
                }
                .font(.caption)
            }
        }
        .frame(minHeight: 44)
    }

    private var title: some View {
        VStack(alignment: .leading, spacing: 2) {
            Text(verbatim: card.title)
                .font(.headline)
            if let part = card.part {
                Text(verbatim: part)
                    .font(.subheadline)
                    .foregroundStyle(.secondary)
            }
        }
    }

    private func amounts(_ alignment: HorizontalAlignment) -> some View {
        VStack(alignment: alignment, spacing: 2) {
            if let chance = card.chance { amount(chance, "umbrella") }
            if let rain = card.rain { amount(rain, "drop") }
            if let snow = card.snow { amount(snow, "snowflake") }
        }
        .font(.caption)
    }

    private func amount(_ text: String, _ symbolName: String) -> some View {
        HStack(spacing: 4) {
            Symbol(symbolName)
            Text(verbatim: text)
        }
    }
}

/// The steps of a day in a row that scrolls.
struct ForecastSteps: View {
    private let entries: [ForecastContent.Entry]

    /// Wide enough for one long word of a condition, such as "thunderstorm".
    @ScaledMetric(relativeTo: .caption) private var width = 92.0

    init(_ entries: [ForecastContent.Entry]) {
        self.entries = entries
    }

    var body: some View {
        ScrollView(.horizontal) {
            HStack(alignment: .top, spacing: 14) {
                ForEach(entries) { entry in
                    VStack(spacing: 4) {
                        Text(verbatim: entry.time)
                            .font(.caption)
                        ConditionPictureView(entry.icon)
                        Text(verbatim: entry.temperature)
                            .font(.headline)
                        Text(verbatim: entry.condition)
                            .font(.caption)
                            .multilineTextAlignment(.center)
                            .fixedSize(horizontal: false, vertical: true)
                        ForEach([entry.spread, entry.chance, entry.wind].compactMap(\.self), id: \.self) { detail in
                            Text(verbatim: detail)
                                .font(.caption)
                                .foregroundStyle(.secondary)
                        }
                    }
                    .frame(width: width)
                    .spoken(entry.accessibility, id: entry.id)
                }
            }
        }
        .scrollIndicators(.hidden)
    }
}
#endif
