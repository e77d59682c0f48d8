#if canImport(SwiftUI) && !os(tvOS) && !os(watchOS)
import Foundation
import OpenWeatherAirQualityFeature
import OpenWeatherScreenKit
import SwiftUI

/// Pollutants side by side, each with its concentration on the color of its band.
struct AirQualityPollutants: View {
    private let pollutants: [AirQualityContent.Pollutant]

    init(_ pollutants: [AirQualityContent.Pollutant]) {
        self.pollutants = pollutants
    }

    var body: some View {
        FittingGrid(minimum: 140) {
            ForEach(pollutants) { pollutant in
                VStack(alignment: .leading, spacing: 4) {
                    Text(verbatim: pollutant.symbol)
                        .font(.headline)
                    FittingText(pollutant.value, font: .body, small: .subheadline)
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

    init(_ more: AirQualityContent.MorePollutants, toggled: @escaping @MainActor () -> Void) {
        self.more = more
        self.toggled = toggled
    }

    var body: some View {
        VStack(spacing: 10) {
            SecondaryButton(more.toggle, sends: toggled)
                .accessibilityValue(Text(verbatim: more.spokenState))
            if more.isExpanded { AirQualityPollutants(more.pollutants) }
        }
        .moves(with: more.isExpanded)
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
        .card(waits: hours.isPlaceholder)
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
                RowStack(alignment: .firstTextBaseline, spacing: 10) {
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
