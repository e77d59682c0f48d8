import Foundation
import OpenWeatherCore
import OpenWeatherScreenKit

extension WidgetContent.Weather {
    /// Creates the weather with everything that any size has room for.
    ///
    /// The line is the end of the one to show, ``fitting(_:_:)`` completes it.
    init(
        _ weather: CurrentWeather,
        at location: Location,
        freshness: WidgetContent.Freshness?,
        attribution: AttributionContent?,
        forecast: WidgetForecast,
        comparison: WeatherComparison? = nil,
        favorites: [WidgetContent.Favorite],
        _ formatter: WidgetFormatter
    ) {
        let temperature = formatter.environment.formats.temperature(weather.temperature)
        icon = formatter.icon(of: weather)
        value = weather.temperature
        self.temperature = TextContent(
            id: WidgetContent.ID.temperature,
            text: temperature.text,
            accessibility: AccessibilityText(label: formatter.texts.spokenTemperature(temperature.spoken))
        )
        conversions = formatter.conversions(of: weather.temperature)
        high = forecast.high
        low = forecast.low
        gauge = forecast.gauge
        line = forecast.line
        outlook = forecast.outlook
        // The line is about this time of day, which that of an old measurement is not.
        self.comparison =
            freshness?.isOutdated == true || !weather.isPresent(at: formatter.date)
            ? nil
            : comparison?.sentence(about: weather, isPresent: true, in: formatter.environment)
                .map { sentence in
                    TextContent(
                        id: WidgetContent.ID.comparison,
                        text: sentence.text.capitalizedFirst,
                        accessibility: AccessibilityText(label: sentence.spoken.capitalizedFirst)
                    )
                }
        steps = forecast.steps
        days = forecast.days
        city = .place(location, id: WidgetContent.ID.city, in: formatter.environment)
        countryCode = (location.country ?? weather.country)
            .map { code in
                let country = formatter.environment.locale.localizedString(forRegionCode: code) ?? code
                return TextContent(
                    id: WidgetContent.ID.country,
                    text: code,
                    accessibility: AccessibilityText(label: country)
                )
            }
        description = .conditions(
            id: WidgetContent.ID.description,
            weather.condition.map { [$0] } ?? [],
            // Each timeline requests the weather in the language of the user.
            usesDescriptions: true,
            in: formatter.environment
        )
        self.freshness = freshness
        self.attribution = attribution
        self.favorites = favorites
    }

    /// Returns the parts that a widget of this size has room for.
    ///
    /// Every size shows when the weather is outdated.
    func fitting(_ family: WidgetSize, _ formatter: WidgetFormatter) -> WidgetContent.Weather {
        let isWide = family == .medium || family == .large
        let isOutdated = freshness?.isOutdated == true
        let shownFreshness = isWide || isOutdated ? freshness : nil
        // The rectangle has three lines, of which the age takes that of the condition.
        let hasDescription = !family.isAccessory || family == .rectangular && !isOutdated
        let madeUp = attribution.flatMap { $0.isMadeUp ? $0 : nil }
        return WidgetContent.Weather(
            icon: icon,
            value: value,
            temperature: temperature,
            conversions: family.isAccessory ? [] : conversions,
            high: family.isAccessory ? nil : high,
            low: family.isAccessory ? nil : low,
            gauge: family == .circular ? gauge : nil,
            line: family == .inline ? line(formatter) : nil,
            city: family == .inline || family == .circular ? nil : city,
            countryCode: isWide ? countryCode : nil,
            description: family == .rectangular && madeUp != nil
                ? madeUp.map { TextContent(id: $0.id, text: $0.text) } : hasDescription ? description : nil,
            outlook: family == .large || family == .rectangular ? outlook : nil,
            comparison: family == .large ? comparison : nil,
            steps: family == .medium ? steps : [],
            days: family == .large ? days : [],
            freshness: family.isAccessory ? shownFreshness?.short(formatter) : shownFreshness,
            attribution: isWide ? attribution : Self.mark(of: madeUp, family, formatter),
            favorites: family == .large ? favorites : []
        )
    }

    /// Returns what says that the weather is made up in the sizes that name no source; `nil` for weather that is not.
    private static func mark(
        of madeUp: AttributionContent?,
        _ family: WidgetSize,
        _ formatter: WidgetFormatter
    ) -> AttributionContent? {
        switch family {
        case .small: madeUp
        case .circular: madeUp.map { AttributionContent(madeUpShort: $0.id, in: formatter.environment) }
        // The line of the one and the description of the other say it.
        default: nil
        }
    }

    /// Returns everything except the steps, the days, and the favorites in sentences.
    ///
    /// They include the parts that the size has no room for, but only those `conversions` that are shown.
    func spoken(_ conversions: [TextContent], _ formatter: WidgetFormatter) -> String {
        formatter.sentences(
            [city?.accessibility.label, temperature.accessibility.label]
                + conversions.map(\.accessibility.label)
                + [
                    description?.accessibility.label, high?.accessibility.label, low?.accessibility.label,
                    outlook?.text, comparison?.accessibility.label, freshness?.text.accessibility.label,
                    attribution.flatMap { $0.isMadeUp ? $0.text : nil },
                ]
        )
    }

    private func line(_ formatter: WidgetFormatter) -> TextContent {
        let outdated = freshness.flatMap { $0.isOutdated ? $0.short(formatter).text.text : nil }
        let place = [city?.text, temperature.text].compactMap(\.self).joined(separator: " ")
        let mark = attribution?.isMadeUp == true ? formatter.environment.texts.notices.madeUpShort : nil
        return TextContent(
            id: WidgetContent.ID.line,
            text: [mark, place, outdated ?? line?.text ?? description?.text].compactMap(\.self)
                .joined(separator: " · "),
            accessibility: AccessibilityText(label: spoken([], formatter))
        )
    }
}

extension WidgetContent.Freshness {
    /// Creates the freshness of an update; `isOffline` says whether a later one failed offline.
    init(_ update: WidgetUpdate, isOffline: Bool, _ formatter: WidgetFormatter) {
        date = update.date
        isOutdated = formatter.isOutdated(update)
        text = TextContent(id: WidgetContent.ID.updated, text: formatter.updated(update))
        symbolName = isOffline ? "wifi.slash" : isOutdated ? "clock.arrow.circlepath" : nil
    }

    /// Returns the freshness with the day and the time alone as its text, which is still read aloud in full.
    func short(_ formatter: WidgetFormatter) -> WidgetContent.Freshness {
        WidgetContent.Freshness(
            date: date,
            isOutdated: isOutdated,
            text: TextContent(id: text.id, text: formatter.dayAndTime(date), accessibility: text.accessibility),
            symbolName: symbolName
        )
    }
}

extension WidgetContent.Favorite {
    /// Creates the row of a favorite city, with a dash for its temperature when the weather is unknown.
    init(_ response: WidgetResponse, _ index: Int, updated: WidgetUpdate?, _ formatter: WidgetFormatter) {
        self.init(
            response.location,
            response.weather?.value,
            index,
            outdated: updated.flatMap { formatter.isOutdated($0) ? formatter.updated($0) : nil },
            opening: .weather(response.location),
            formatter
        )
    }

    /// Creates the row of a city; `weather` is `nil` when it is unknown, and `outdated` until it is outdated.
    init(
        _ location: Location,
        _ weather: CurrentWeather?,
        _ index: Int,
        outdated: String?,
        opening destination: WidgetDestination,
        _ formatter: WidgetFormatter
    ) {
        let environment = formatter.environment
        let place = PlaceFormat(environment).title(of: location)
        let temperature =
            weather.map { environment.formats.temperature($0.temperature) } ?? .missing(in: environment)
        let description = weather.map { environment.formats.condition($0.condition) }
        self.location = location
        identifier = "\(WidgetContent.ID.favorite).\(index)"
        name = place.text
        self.temperature = temperature.text
        icon = weather.map { formatter.icon(of: $0) }
        self.outdated = outdated
        accessibility = AccessibilityText(
            label: place.spoken,
            value: formatter.sentences([temperature.spoken, description, outdated]),
            hint: formatter.texts.opensApp
        )
        self.destination = destination
    }
}
