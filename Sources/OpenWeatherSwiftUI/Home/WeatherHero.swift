#if canImport(SwiftUI)
import Foundation
public import OpenWeatherHomeFeature
import OpenWeatherScreenKit
public import SwiftUI

/// The temperature, large, with the conditions, the low and the high, and the sentences about rain and the usual.
///
/// It has no background, so that it stands on one of yours. In the largest sizes of text, with which a bar does not grow,
/// the name of the place stands above the temperature.
public struct WeatherHero: View, Equatable {
    private let name: TextContent
    private let hero: HomeContent.Hero
    private let outlooks: [TextContent]
    private let comparison: TextContent?
    private let isPlaceholder: Bool

    @ScaledMetric(relativeTo: .largeTitle) private var size = 76.0
    @Environment(\.dynamicTypeSize) private var typeSize

    /// Creates the hero of a content.
    public init(_ content: HomeContent) {
        name = content.name
        hero = content.hero
        outlooks = [content.rainNotice, content.outlook].compactMap(\.self)
        comparison = content.comparison
        isPlaceholder = content.isPlaceholder
    }

    /// The content and behavior of the view.
    public var body: some View {
        VStack(spacing: 4) {
            if typeSize.isAccessibilitySize {
                SpokenLabel(name)
                    .font(.title2)
            }
            FittingStack(spacing: 4) {
                ConditionPictureView(hero.icon, side: 64, moves: !isPlaceholder)
                TemperatureLabel(hero.temperature, withUnit: hero.temperatureWithUnit, size: size)
            }
            SpokenLabel(hero.description)
                .font(.title3)
            FittingStack(spacing: 14) {
                if let high = hero.high { bound(high) }
                if let low = hero.low { bound(low) }
                if let feelsLike = hero.feelsLike { SpokenLabel(feelsLike) }
            }
            ForEach(outlooks) { SpokenLabel($0).font(.headline) }
            if let comparison { SpokenLabel(comparison).font(.subheadline) }
        }
        .multilineTextAlignment(.center)
        .padding(.vertical, 8)
        .skeleton(isPlaceholder, breathes: true)
    }

    private func bound(_ metric: MetricContent) -> some View {
        FittingStack(spacing: 4) {
            Text(verbatim: metric.label)
                .foregroundStyle(.secondary)
            Text(verbatim: metric.value)
        }
        .spoken(metric.accessibility, id: metric.id)
    }
}

extension WeatherHero {
    /// Returns whether two views show the same content.
    nonisolated public static func == (one: WeatherHero, other: WeatherHero) -> Bool {
        one.hero == other.hero && one.outlooks == other.outlooks && one.name == other.name
            && one.comparison == other.comparison && one.isPlaceholder == other.isPlaceholder
    }
}
#endif
