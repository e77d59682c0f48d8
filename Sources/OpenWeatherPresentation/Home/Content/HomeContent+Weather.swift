import Foundation
import OpenWeatherCore
import OpenWeatherScreenKit

extension HomeContent {
    /// Creates the content for the weather at a place.
    ///
    /// - Parameters:
    ///   - home: The weather with the place that was requested.
    ///   - forecast: The forecast for the same place, as far as it is known.
    ///   - oneCall: The minutes and the alerts for the same place; `nil` without One Call.
    ///   - air: The air quality at the same place; `nil` when it is not known.
    ///   - comparison: The weather to compare the present one with, and the offer of more; `nil` for none.
    ///   - failure: The failure of the last refresh; `nil` when it succeeded.
    ///   - isOffline: Whether the device is offline.
    ///   - favorites: The favorite places in the order in which they were marked.
    ///   - refreshInterval: The time between two refreshes; `nil` when the screen does not refresh itself.
    ///   - environment: The language, the units, and the time.
    init(
        _ home: PlaceWeather,
        _ forecast: HomeForecastState,
        _ oneCall: PlaceOneCall?,
        _ air: Fetched<AirQualityForecast>?,
        _ comparison: PlaceComparison?,
        failure: WeatherError?,
        isOffline: Bool,
        favorites: HomeFavoritePlaces,
        refreshInterval: Duration?,
        in environment: ScreenEnvironment
    ) {
        let weather = home.weather
        let texts = HomeTexts.texts(in: environment)
        let now = environment.now()
        let minutes = oneCall?.outlook(at: now)
        let allowance = AutoRefresh.allowance(of: refreshInterval)
        let glance = HomeGlance(home, forecast, minutes: minutes, allowance: allowance, in: environment)
        let alerts = HomeAlerts(oneCall, at: weather.utcOffset, allowance: allowance, texts, in: environment)
        let hero = Hero(home, glance, texts, in: environment)
        isPlaceholder = false
        name = .place(home.location, id: HomeContent.ID.name, in: environment)
        self.hero = hero
        rainNotice = minutes.flatMap { minutes in
            // Minutes without a change are worth a sentence where the forecast has none.
            guard minutes.isChange || glance.outlook == nil else { return nil }
            let rain = HomeRain(outlook: minutes, present: home.present(at: now), environment: environment)
            return TextContent(id: HomeContent.ID.rainNotice, text: rain.sentence(texts))
        }
        self.comparison = comparison.flatMap {
            HomeCompared(home, $0.comparison, high: glance.wholeDayHigh, in: environment).text
        }
        usualOffer = comparison?.offer.map { UsualOffer($0, in: environment) }
        self.alerts = alerts.rows
        moreAlerts = alerts.more
        alertsNotice = alerts.notice
        outlook = glance.outlook
        hours = glance.hours
        days = glance.days
        goodTimes = GoodTimesContent(home, forecast, oneCall, air, in: environment)
        forecastNotice = glance.notice
        metrics = HomeMetrics(texts: texts, environment: environment).metrics(of: weather)
        sun = Sun(weather, texts, in: environment)
        freshness = Freshness(home.fetched, refreshInterval: refreshInterval, texts, in: environment)
        notice = NoticeContent(
            id: HomeContent.ID.notice,
            about: home.fetched,
            failure: failure,
            isOffline: isOffline,
            allowance: allowance,
            in: environment
        )
        attribution = AttributionContent(id: HomeContent.ID.attribution, source: home.fetched.source, in: environment)
        self.favorites = .favorites(favorites, current: home.location.id, texts, in: environment)
        theme = WeatherTheme(hero.icon)
        temperatureTheme = TemperatureTheme(weather.temperature)
        layoutDirection = environment.layoutDirection
    }

    /// Returns the layout without values; `location` is `nil` before the place is known.
    static func placeholder(
        _ location: Location?,
        favorites: HomeFavoritePlaces,
        in environment: ScreenEnvironment
    ) -> HomeContent {
        let texts = HomeTexts.texts(in: environment)
        let loading = environment.texts.notices.loading
        let blank = { (id: String) in TextContent.placeholder(id: id, loading: loading) }
        let time = { (id: String, label: String, symbolName: String) in
            MetricContent.placeholder(id: id, label: label, symbolName: symbolName, loading: loading)
        }
        let glance = HomeGlance.placeholder(texts, in: environment)
        return HomeContent(
            isPlaceholder: true,
            name: .place(location, id: HomeContent.ID.name, in: environment),
            hero: Hero(
                temperature: blank(HomeContent.ID.temperature),
                temperatureWithUnit: blank(HomeContent.ID.temperature).text,
                icon: ConditionIcon(nil),
                description: blank(HomeContent.ID.description),
                feelsLike: blank(HomeContent.ID.feelsLike),
                low: nil,
                high: nil
            ),
            rainNotice: nil,
            comparison: nil,
            usualOffer: nil,
            alerts: [],
            moreAlerts: nil,
            alertsNotice: nil,
            outlook: glance.outlook,
            hours: glance.hours,
            days: glance.days,
            goodTimes: .placeholder(id: ID.goodTimes, in: environment),
            forecastNotice: nil,
            metrics: HomeMetrics(texts: texts, environment: environment).placeholders,
            sun: Sun(
                sunrise: time(HomeContent.ID.sunrise, texts.sunrise, "sunrise"),
                sunset: time(HomeContent.ID.sunset, texts.sunset, "sunset"),
                note: nil,
                position: nil,
                isUp: nil
            ),
            freshness: Freshness(
                measured: blank(HomeContent.ID.measured),
                updated: blank(HomeContent.ID.updated),
                fetched: nil,
                autoRefresh: nil
            ),
            notice: nil,
            attribution: nil,
            favorites: .favorites(favorites, current: location?.id, texts, in: environment),
            theme: .neutral,
            temperatureTheme: nil,
            layoutDirection: environment.layoutDirection
        )
    }
}

extension [HomeContent.Favorite] {
    /// Returns the favorites with the current one marked.
    fileprivate static func favorites(
        _ favorites: HomeFavoritePlaces,
        current: LocationID?,
        _ texts: HomeTexts,
        in environment: ScreenEnvironment
    ) -> [HomeContent.Favorite] {
        let format = PlaceFormat(environment)
        return favorites.choices.enumerated()
            .map { index, choice in
                let name =
                    switch choice {
                    case .device: SpokenText(DeviceTexts.texts(in: environment).myLocation)
                    case .place(let location): format.title(of: location)
                    }
                let isCurrent = favorites.isShown(choice, at: current)
                return HomeContent.Favorite(
                    id: choice.id,
                    identifier: "\(HomeContent.ID.favorite).\(index)",
                    name: name.text,
                    symbolName: choice == .device ? "location.fill" : nil,
                    isCurrent: isCurrent,
                    accessibility: AccessibilityText(
                        label: name.spoken,
                        value: isCurrent ? texts.favoriteCurrent : nil,
                        hint: isCurrent ? nil : texts.favoriteHint
                    )
                )
            }
    }
}

extension HomeContent.Freshness {
    /// Creates the age of a response and of its measurement.
    fileprivate init(
        _ fetched: Fetched<CurrentWeather>,
        refreshInterval: Duration?,
        _ texts: HomeTexts,
        in environment: ScreenEnvironment
    ) {
        let time = environment.formats.time(at: fetched.value.utcOffset)
        let now = environment.now()
        measured = TextContent(
            id: HomeContent.ID.measured,
            text: texts.measured(time(fetched.value.date, relativeTo: now))
        )
        updated = .updated(fetched, id: HomeContent.ID.updated, in: environment)
        self.fetched = .fetchTime(
            of: fetched,
            at: fetched.value.utcOffset,
            id: HomeContent.ID.fetched,
            in: environment
        )
        autoRefresh = refreshInterval.map { interval in
            TextContent(id: HomeContent.ID.autoRefresh, text: Self.text(for: interval, texts, in: environment))
        }
    }

    /// Returns the text for an interval in whole minutes, or in seconds when it is below ten minutes and no whole
    /// number of them.
    private static func text(
        for interval: Duration,
        _ texts: HomeTexts,
        in environment: ScreenEnvironment
    ) -> String {
        let seconds = max(interval.components.seconds, 1)
        let inMinutes = seconds % 60 == 0 || seconds >= 600
        let number = environment.formats.number(Double(inMinutes ? seconds / 60 : seconds))
        return inMinutes ? texts.refreshedEveryMinutes(number) : texts.refreshedEverySeconds(number)
    }
}

extension PromptContent {
    /// Returns the card to show before the user has selected a place.
    ///
    /// Its button is for ``HomeViewModel/searchTapped()``, and the further ones are for
    /// ``HomeViewModel/alternativeTapped(_:)``.
    ///
    /// - Parameters:
    ///   - usesLocation: Whether the card offers the location of the device.
    ///   - proposal: The place that the card proposes; `nil` for none.
    ///   - environment: The language.
    /// - Returns: The card.
    static func homeOnboarding(
        usesLocation: Bool,
        proposal: Location?,
        in environment: ScreenEnvironment
    ) -> PromptContent {
        let texts = HomeTexts.texts(in: environment)
        let deviceTexts = DeviceTexts.texts(in: environment)
        let format = PlaceFormat(environment)
        let take = proposal.map { place in
            ActionContent(
                id: HomeContent.ID.onboardingProposal,
                title: deviceTexts.takeProposal(format.title(of: place).text),
                symbolName: "mappin"
            )
        }
        let locate =
            usesLocation
            ? ActionContent.useCurrentLocation(
                id: HomeContent.ID.onboardingLocation,
                hint: deviceTexts.useHint,
                in: environment
            ) : nil
        return PromptContent(
            id: HomeContent.ID.onboarding,
            title: texts.onboardingTitle,
            message: proposal.map { deviceTexts.proposal(format.spoken($0)) } ?? texts.onboardingMessage,
            symbolName: "mappin.and.ellipse",
            action: ActionContent(
                id: HomeContent.ID.onboardingSearch,
                title: texts.onboardingAction,
                symbolName: "magnifyingglass"
            ),
            alternatives: [take, locate].compactMap(\.self),
            in: environment
        )
    }
}
