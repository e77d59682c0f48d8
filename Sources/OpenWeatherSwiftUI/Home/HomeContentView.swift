#if canImport(SwiftUI) && !os(tvOS) && !os(watchOS)
import Foundation
import OpenWeatherHomeFeature
import OpenWeatherScreenKit
import SwiftUI

/// The weather on the home screen, in the order of importance.
///
/// Two of them are equal when they show the same content of the same view model, so that a screen that is read again
/// without a change makes no part of it anew.
struct HomeContentView: View, Equatable {
    private let content: HomeContent
    private let model: HomeViewModel

    /// The width of a column, which grows with the text, so that large text has one column.
    @ScaledMetric private var columnWidth = 320.0
    @Environment(\.weatherLook) private var look

    init(_ content: HomeContent, of model: HomeViewModel) {
        self.content = content
        self.model = model
    }

    nonisolated static func == (one: HomeContentView, other: HomeContentView) -> Bool {
        one.content == other.content && one.model === other.model
    }

    var body: some View {
        let day = look.home.filter { Self.present.contains($0) }
        let week = look.home.filter { !Self.present.contains($0) }
        VStack(spacing: 12) {
            // What must be known of the values is said even where its section is left out.
            if !look.home.contains(.hero), let notice = content.notice { NoticeBanner(notice) }
            if !look.home.contains(.days), let notice = content.forecastNotice { NoticeBanner(notice) }
            // The week stands beside the day where both have room.
            if day.isEmpty || week.isEmpty {
                column(look.home)
            } else {
                ViewThatFits(in: .horizontal) {
                    HStack(alignment: .top, spacing: 12) {
                        column(day).frame(idealWidth: columnWidth, maxWidth: .infinity)
                        column(week).frame(idealWidth: columnWidth, maxWidth: .infinity)
                    }
                    column(look.home)
                }
            }
            VStack(spacing: 2) {
                SpokenLabel(content.freshness.measured)
                SpokenLabel(content.freshness.updated)
                if let fetched = content.freshness.fetched { SpokenLabel(fetched) }
                if let interval = content.freshness.autoRefresh { SpokenLabel(interval) }
                if let attribution = content.attribution { Attribution(attribution) }
            }
            .multilineTextAlignment(.center)
            .font(.footnote)
            .skeleton(content.isPlaceholder)
        }
    }

    /// The sections about the present and the next hours.
    private static let present: [WeatherLook.HomeSection] = [.hero, .alerts, .favorites, .hours]

    private func column(_ sections: [WeatherLook.HomeSection]) -> some View {
        VStack(spacing: 12) {
            ForEach(sections) { section($0) }
        }
    }

    @ViewBuilder
    private func section(_ section: WeatherLook.HomeSection) -> some View {
        switch section {
        case .hero:
            WeatherHero(content)
            if let offer = content.usualOffer { UsualOfferRow(offer) { await model.usualTapped() } }
            if let notice = content.notice { NoticeBanner(notice) }
        case .alerts:
            ForEach(content.alerts) { AlertCard($0) }
            if let more = content.moreAlerts { SpokenLabel(more).font(.subheadline) }
            if let notice = content.alertsNotice { NoticeBanner(notice) }
        case .favorites:
            CityChips(content.favorites) { id in await model.favoriteTapped(id) }
        case .hours:
            if let hours = content.hours { HourStrip(hours) }
        case .days:
            if let days = content.days { DayRows(days) }
            if let notice = content.forecastNotice { NoticeBanner(notice) }
        case .goodTimes:
            if let goodTimes = content.goodTimes {
                GoodTimesCard(goodTimes)
                    .skeleton(content.isPlaceholder)
            }
        case .metrics:
            FittingGrid(minimum: 140) {
                ForEach(content.metrics) { MetricCard($0) }
            }
            .skeleton(content.isPlaceholder)
        case .sun:
            SunArc(content.sun)
                .skeleton(content.isPlaceholder)
        }
    }
}
#endif
