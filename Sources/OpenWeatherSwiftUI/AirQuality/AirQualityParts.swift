#if canImport(SwiftUI) && !os(tvOS) && !os(watchOS)
import Foundation
import OpenWeatherAirQualityFeature
import OpenWeatherScreenKit
import SwiftUI

/// A short text on the color of a band.
private struct BandLabel: View {
    let text: String
    let color: AirQualityColor?

    var body: some View {
        Text(verbatim: text)
            .padding(.horizontal, 8)
            .padding(.vertical, 3)
            .foregroundStyle(color.map { Color($0.foreground) } ?? .primary)
            .background(color.map { Color($0.background) } ?? .clear, in: Capsule())
    }
}

/// The index, large, with its advice and its limits.
struct AirQualityIndexCard: View {
    private let index: AirQualityContent.Index

    init(_ index: AirQualityContent.Index) {
        self.index = index
    }

    var body: some View {
        VStack(alignment: .leading, spacing: 8) {
            HStack(spacing: 12) {
                Text(verbatim: index.value.text)
                    .font(.system(.largeTitle, design: .rounded, weight: .bold))
                BandLabel(text: index.label, color: index.color)
                    .font(.headline)
            }
            .spoken(index.value.accessibility, index.value.accessibilityTraits, id: index.value.id)
            if let dominant = index.dominant { SpokenLabel(dominant).fontWeight(.semibold) }
            if let advice = index.advice { SpokenLabel(advice) }
            if let note = index.note {
                SpokenLabel(note)
                    .font(.footnote)
                    .foregroundStyle(.secondary)
            }
        }
        .card()
    }
}

/// Pollutants side by side, each with its concentration on the color of its band.
struct AirQualityPollutants: View {
    private let pollutants: [AirQualityContent.Pollutant]

    init(_ pollutants: [AirQualityContent.Pollutant]) {
        self.pollutants = pollutants
    }

    var body: some View {
        LazyVGrid(columns: [GridItem(.adaptive(minimum: 140), spacing: 10, alignment: .top)], spacing: 10) {
            ForEach(pollutants) { pollutant in
                VStack(alignment: .leading, spacing: 4) {
                    Text(verbatim: pollutant.symbol)
                        .font(.headline)
                    Text(verbatim: pollutant.value)
                    if let label = pollutant.label {
                        BandLabel(text: label, color: pollutant.color)
                            .font(.caption)
                    }
                }
                .card()
                .spoken(pollutant.accessibility, id: pollutant.id)
            }
        }
    }
}

/// The less common pollutants, which a button shows and hides.
struct AirQualityMore: View {
    private let more: AirQualityContent.MorePollutants
    private let toggled: @MainActor () -> Void

    @Environment(\.accessibilityReduceMotion) private var reducesMotion

    init(_ more: AirQualityContent.MorePollutants, toggled: @escaping @MainActor () -> Void) {
        self.more = more
        self.toggled = toggled
    }

    var body: some View {
        VStack(spacing: 10) {
            ActionButton(more.toggle, sends: toggled)
                .buttonStyle(SecondaryButton())
                .accessibilityValue(Text(verbatim: more.spokenState))
            if more.isExpanded { AirQualityPollutants(more.pollutants) }
        }
        .animation(reducesMotion ? nil : .default, value: more.isExpanded)
    }
}

/// The next hours as bars in the colors of their bands.
struct AirQualityHours: View {
    private let hours: AirQualityContent.Hours

    @ScaledMetric private var height = 72.0

    init(_ hours: AirQualityContent.Hours) {
        self.hours = hours
    }

    var body: some View {
        VStack(alignment: .leading, spacing: 8) {
            Heading(hours.title)
            if let notice = hours.notice { NoticeBanner(notice) }
            if let emptiness = hours.emptiness { SpokenLabel(emptiness) }
            ScrollView(.horizontal) {
                HStack(alignment: .bottom, spacing: 6) {
                    ForEach(hours.points) { hour in
                        VStack(spacing: 4) {
                            Text(verbatim: hour.value)
                                .font(.caption)
                            Capsule()
                                .fill(hour.color.map { Color($0.background) } ?? .secondary)
                                .frame(width: 14, height: max(4, height * hour.height))
                            Text(verbatim: hour.time)
                                .font(.caption2)
                                .foregroundStyle(.secondary)
                        }
                        .frame(minWidth: 44, alignment: .bottom)
                        .spoken(hour.accessibility, id: hour.id)
                    }
                }
            }
            .scrollIndicators(.hidden)
            .skeleton(hours.isPlaceholder)
        }
        .card()
    }
}

/// The bands of the scale with their advice.
struct AirQualityBands: View {
    private let bands: [AirQualityContent.Band]

    init(_ bands: [AirQualityContent.Band]) {
        self.bands = bands
    }

    var body: some View {
        VStack(alignment: .leading, spacing: 10) {
            ForEach(bands) { band in
                HStack(alignment: .firstTextBaseline, spacing: 10) {
                    BandLabel(text: band.range, color: band.color)
                        .font(.caption)
                    VStack(alignment: .leading, spacing: 2) {
                        Text(verbatim: band.label)
                            .fontWeight(band.isCurrent ? .bold : .regular)
                        Text(verbatim: band.advice)
                            .font(.caption)
                            .foregroundStyle(.secondary)
                    }
                }
                .spoken(band.accessibility, band.isCurrent ? .selected : [], id: band.id)
            }
        }
        .card()
    }
}
#endif
