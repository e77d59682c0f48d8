#if canImport(SwiftUI)
import Foundation
public import OpenWeatherHomeFeature
import OpenWeatherScreenKit
public import SwiftUI

/// A day with its condition, its low and its high, and the bar between them on the scale of all days.
///
/// It stands on one line, or on several where the text is too large for one, and is one element for assistive technology.
public struct DayRow: View, Equatable {
    private let day: HomeContent.Day

    /// Creates the row of a day of a content.
    public init(_ day: HomeContent.Day) {
        self.day = day
    }

    /// The content and behavior of the view.
    public var body: some View {
        ViewThatFits(in: .horizontal) {
            HStack(spacing: 10) {
                DayCells(day)
            }
            .lineLimit(1)
            TallDay(day)
        }
        .spoken(day.accessibility, id: day.id)
    }
}

/// The next days with their bars on one scale, in columns.
struct DayRows: View, Equatable {
    private let days: HomeContent.Days

    init(_ days: HomeContent.Days) {
        self.days = days
    }

    var body: some View {
        VStack(alignment: .leading, spacing: 8) {
            Heading(days.title)
            ViewThatFits(in: .horizontal) {
                Grid(horizontalSpacing: 10, verticalSpacing: 10) {
                    ForEach(days.rows) { day in
                        GridRow { DayCells(day) }
                    }
                }
                .lineLimit(1)
                VStack(alignment: .leading, spacing: 14) {
                    ForEach(days.rows) { day in
                        TallDay(day)
                            .spoken(day.accessibility, id: day.id)
                    }
                }
            }
            .skeleton(days.isPlaceholder)
        }
        .card(waits: days.isPlaceholder)
        .accessibilityElement(children: .contain)
        .accessibilityIdentifier(days.id)
    }
}

/// The cells of a day; the first one stands for all of them when they are read aloud.
private struct DayCells: View {
    private let day: HomeContent.Day

    @Environment(\.weatherLook) private var look

    init(_ day: HomeContent.Day) {
        self.day = day
    }

    var body: some View {
        DayName(day)
            .gridColumnAlignment(.leading)
            .spoken(day.accessibility, id: day.id)
        ConditionPictureView(day.icon, side: 28)
        Text(verbatim: day.chance ?? "")
            .font(.caption)
            .foregroundStyle(.secondary)
            .accessibilityHidden(true)
        if look.degrees == .pair {
            RangeBar(day.bar)
            Text(verbatim: day.pair)
                .gridColumnAlignment(.trailing)
                .accessibilityHidden(true)
        } else {
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
}

/// The name of a day, with the time until which it is known below it.
private struct DayName: View {
    private let day: HomeContent.Day

    init(_ day: HomeContent.Day) {
        self.day = day
    }

    var body: some View {
        VStack(alignment: .leading, spacing: 2) {
            Text(verbatim: day.title)
            if let part = day.part {
                Text(verbatim: part)
                    .font(.caption)
                    .foregroundStyle(.secondary)
            }
        }
    }
}

/// A day on several lines, for text that is too large for one.
private struct TallDay: View, Equatable {
    private let day: HomeContent.Day

    init(_ day: HomeContent.Day) {
        self.day = day
    }

    var body: some View {
        VStack(alignment: .leading, spacing: 6) {
            DayName(day)
                .font(.headline)
            FittingStack(alignment: .leading, spacing: 10) {
                ConditionPictureView(day.icon, side: 28)
                if let chance = day.chance { Text(verbatim: chance).font(.caption) }
            }
            RangeRow(low: day.low, bar: day.bar, high: day.high, pair: day.pair)
        }
    }
}
#endif
