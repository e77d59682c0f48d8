#if canImport(SwiftUI)
import Foundation
public import OpenWeatherAirQualityFeature
import OpenWeatherScreenKit
public import SwiftUI

/// The index of the air, large, on the bands of its scale, with what it means and its limits.
///
/// The band of the air is taller and framed, and its name stands beside the number, so that no color has to be told from
/// another one.
public struct AirQualityGauge: View, Equatable {
    private let index: AirQualityContent.Index
    private let bands: [AirQualityContent.Band]
    private let isPlaceholder: Bool

    /// Creates the gauge of a content.
    public init(_ content: AirQualityContent) {
        index = content.index
        bands = content.bands
        isPlaceholder = content.isPlaceholder
    }

    /// The content and behavior of the view.
    public var body: some View {
        VStack(alignment: .leading, spacing: 8) {
            FittingStack(alignment: .leading, spacing: 12) {
                Text(verbatim: index.value.text)
                    .font(.system(.largeTitle, design: .rounded, weight: .bold))
                    .rollsDigits(of: index.value.text)
                BandLabel(text: index.label, color: index.color)
                    .font(.headline)
            }
            .spoken(index.value.accessibility, index.value.accessibilityTraits, id: index.value.id)
            BandScale(bands)
            if let dominant = index.dominant { SpokenLabel(dominant).fontWeight(.semibold) }
            if let advice = index.advice { SpokenLabel(advice) }
            if let note = index.note {
                SpokenLabel(note)
                    .font(.footnote)
                    .foregroundStyle(.secondary)
            }
        }
        .skeleton(isPlaceholder)
        .card(waits: isPlaceholder)
    }
}

/// The bands of a scale in their colors, the one of the air taller and framed.
private struct BandScale: View, Equatable {
    private let bands: [AirQualityContent.Band]

    init(_ bands: [AirQualityContent.Band]) {
        self.bands = bands
    }

    var body: some View {
        HStack(spacing: 3) {
            ForEach(bands) { band in
                Capsule()
                    .fill(Color(band.color.background))
                    .frame(height: band.isCurrent ? 16 : 8)
                    .overlay {
                        Capsule()
                            .strokeBorder(.primary, lineWidth: band.isCurrent ? 2 : 0)
                    }
            }
        }
        .frame(height: 16)
        .accessibilityHidden(true)
    }
}

/// A short text on the color of a band.
struct BandLabel: View {
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
#endif
