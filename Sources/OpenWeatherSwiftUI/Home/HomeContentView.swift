#if canImport(SwiftUI) && !os(tvOS) && !os(watchOS)
import Foundation
import OpenWeatherCore
import OpenWeatherHomeFeature
import OpenWeatherScreenKit
import SwiftUI

/// The weather on the home screen, in the order of importance.
struct HomeContentView: View {
    private let content: HomeContent
    private let favoriteTapped: @MainActor (LocationID) async -> Void

    init(_ content: HomeContent, favoriteTapped: @escaping @MainActor (LocationID) async -> Void) {
        self.content = content
        self.favoriteTapped = favoriteTapped
    }

    var body: some View {
        VStack(spacing: 12) {
            HomeHero(content)
                .skeleton(content.isPlaceholder)
            if let notice = content.notice { NoticeBanner(notice) }
            HomeAlerts(content)
            HomeFavorites(content.favorites, tapped: favoriteTapped)
            if let hours = content.hours { HomeHours(hours) }
            LazyVGrid(columns: [GridItem(.adaptive(minimum: 280), spacing: 12, alignment: .top)], spacing: 12) {
                if let days = content.days { HomeDays(days) }
                HomeMetrics(content.metrics)
                    .skeleton(content.isPlaceholder)
                HomeSun(content.sun)
                    .skeleton(content.isPlaceholder)
            }
            if let notice = content.forecastNotice { NoticeBanner(notice) }
            VStack(spacing: 2) {
                SpokenLabel(content.freshness.measured)
                SpokenLabel(content.freshness.updated)
                if let interval = content.freshness.autoRefresh { SpokenLabel(interval) }
                if let attribution = content.attribution { Attribution(attribution) }
            }
            .font(.footnote)
            .skeleton(content.isPlaceholder)
        }
    }
}

/// The place, the temperature, the conditions, and the sentence about rain, on the gradient itself.
private struct HomeHero: View {
    private let content: HomeContent

    @ScaledMetric(relativeTo: .largeTitle) private var size = 76.0

    init(_ content: HomeContent) {
        self.content = content
    }

    var body: some View {
        let hero = content.hero
        VStack(spacing: 4) {
            SpokenLabel(content.name)
                .font(.title2)
            HStack(spacing: 4) {
                ConditionPictureView(hero.icon, side: 64)
                SpokenLabel(hero.temperature)
                    .font(.system(size: size, weight: .thin))
                    .minimumScaleFactor(0.5)
                    .lineLimit(1)
            }
            SpokenLabel(hero.description)
                .font(.title3)
            HStack(spacing: 14) {
                if let high = hero.high { bound(high) }
                if let low = hero.low { bound(low) }
                if let feelsLike = hero.feelsLike { SpokenLabel(feelsLike) }
            }
            if let rain = content.rainNotice { SpokenLabel(rain).font(.headline) }
            if let outlook = content.outlook { SpokenLabel(outlook).font(.headline) }
        }
        .multilineTextAlignment(.center)
        .padding(.vertical, 8)
    }

    private func bound(_ metric: MetricContent) -> some View {
        HStack(spacing: 4) {
            Text(verbatim: metric.label)
                .foregroundStyle(.secondary)
            Text(verbatim: metric.value)
        }
        .spoken(metric.accessibility, id: metric.id)
    }
}

/// The warnings, those in effect first.
private struct HomeAlerts: View {
    private let content: HomeContent

    init(_ content: HomeContent) {
        self.content = content
    }

    var body: some View {
        ForEach(content.alerts) { alert in
            HStack(alignment: .firstTextBaseline, spacing: 10) {
                Image(systemName: alert.symbolName)
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
        if let more = content.moreAlerts { SpokenLabel(more).font(.subheadline) }
        if let notice = content.alertsNotice { NoticeBanner(notice) }
    }
}

/// The places to switch to with one tap.
private struct HomeFavorites: View {
    private let favorites: [HomeContent.Favorite]
    private let tapped: @MainActor (LocationID) async -> Void

    init(_ favorites: [HomeContent.Favorite], tapped: @escaping @MainActor (LocationID) async -> Void) {
        self.favorites = favorites
        self.tapped = tapped
    }

    var body: some View {
        if !favorites.isEmpty {
            ScrollView(.horizontal) {
                HStack(spacing: 8) {
                    ForEach(favorites) { favorite in
                        Button {
                            Task { await tapped(favorite.id) }
                        } label: {
                            Text(verbatim: favorite.name)
                                .fontWeight(favorite.isCurrent ? .semibold : .regular)
                        }
                        .buttonStyle(SecondaryButton())
                        .labeled(
                            favorite.accessibility,
                            favorite.isCurrent ? .selected : [],
                            id: favorite.identifier
                        )
                    }
                }
            }
            .scrollIndicators(.hidden)
        }
    }
}
#endif
