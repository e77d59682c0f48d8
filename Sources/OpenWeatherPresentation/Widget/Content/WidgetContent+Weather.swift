import Foundation
import OpenWeatherCore
import OpenWeatherScreenKit

extension WidgetContent.Weather {
    /// Creates the weather with everything that the large widget has room for.
    init(
        _ fetched: Fetched<CurrentWeather>,
        at location: Location,
        freshness: WidgetContent.Freshness,
        favorites: [WidgetContent.Favorite],
        _ formatter: WidgetFormatter
    ) {
        let weather = fetched.value
        let temperature = formatter.environment.formats.temperature(weather.temperature)
        icon = formatter.icon(of: weather)
        self.temperature = TextContent(
            id: WidgetContent.ID.temperature,
            text: temperature.text,
            accessibility: AccessibilityText(label: formatter.texts.spokenTemperature(temperature.spoken))
        )
        conversions = formatter.conversions(of: weather.temperature)
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
        description = TextContent(
            id: WidgetContent.ID.description,
            text: formatter.environment.formats.condition(weather.condition)
        )
        self.freshness = freshness
        attribution = AttributionContent(
            id: WidgetContent.ID.attribution,
            source: fetched.source,
            in: formatter.environment
        )
        self.favorites = favorites
    }

    /// Creates the layout before anything is loaded.
    static func placeholder(loading: String, in environment: ScreenEnvironment) -> WidgetContent.Weather {
        let blank = { (id: String) in TextContent.placeholder(id: id, loading: loading) }
        return WidgetContent.Weather(
            icon: ConditionIcon(nil),
            temperature: blank(WidgetContent.ID.temperature),
            conversions: [
                blank(environment.units == .imperial ? WidgetContent.ID.celsius : WidgetContent.ID.fahrenheit)
            ],
            city: blank(WidgetContent.ID.city),
            countryCode: nil,
            description: blank(WidgetContent.ID.description),
            freshness: nil,
            attribution: nil,
            favorites: []
        )
    }

    /// Returns the parts that a widget of this size has room for.
    ///
    /// Every size shows when the weather is outdated.
    func fitting(_ family: WidgetSize) -> WidgetContent.Weather {
        let isSmall = family == .small
        let isLarge = family == .large
        return WidgetContent.Weather(
            icon: icon,
            temperature: temperature,
            conversions: isSmall ? [] : conversions,
            city: isSmall ? nil : city,
            countryCode: isSmall ? nil : countryCode,
            description: isLarge ? description : nil,
            freshness: isSmall && freshness?.isOutdated == false ? nil : freshness,
            attribution: isSmall ? nil : attribution,
            favorites: isLarge ? favorites : []
        )
    }

    /// Returns everything except the favorites in sentences.
    ///
    /// They include the parts that a small widget has no room for, but only those `conversions` that are shown.
    func spoken(_ conversions: [TextContent], _ formatter: WidgetFormatter) -> String {
        formatter.sentences(
            [city?.accessibility.label, temperature.accessibility.label]
                + conversions.map(\.accessibility.label)
                + [description?.accessibility.label, freshness?.text.accessibility.label]
        )
    }
}

extension WidgetContent.Freshness {
    /// Creates the freshness of weather updated at a date; `isOffline` says whether a later update failed offline.
    init(_ updated: Date, isOffline: Bool, _ formatter: WidgetFormatter) {
        date = updated
        isOutdated = formatter.isOutdated(updated)
        text = TextContent(id: WidgetContent.ID.updated, text: formatter.updated(updated))
        symbolName = isOffline ? "wifi.slash" : isOutdated ? "clock.arrow.circlepath" : nil
    }
}

extension WidgetContent.Favorite {
    /// Creates the row of a favorite city, with a dash for its temperature when the weather is unknown.
    init(_ response: WidgetResponse, _ index: Int, updated: Date?, _ formatter: WidgetFormatter) {
        let environment = formatter.environment
        let place = PlaceFormat(environment).title(of: response.location)
        let temperature =
            response.weather.map { environment.formats.temperature($0.value.temperature) }
            ?? .missing(in: environment)
        let description = response.weather.map { environment.formats.condition($0.value.condition) }
        location = response.location
        identifier = "\(WidgetContent.ID.favorite).\(index)"
        name = place.text
        self.temperature = temperature.text
        icon = response.weather.map { formatter.icon(of: $0.value) }
        outdated = updated.flatMap { formatter.isOutdated($0) ? formatter.updated($0) : nil }
        accessibility = AccessibilityText(
            label: place.spoken,
            value: formatter.sentences([temperature.spoken, description, outdated]),
            hint: formatter.texts.opensApp
        )
    }
}
