public import Foundation
public import OpenWeatherCore
public import OpenWeatherScreenKit

/// The air-quality screen, ready to display: the air at one place.
///
/// Texts are in the user's language, so that a view needs no logic of its own. Before the air is there, the content is
/// a placeholder of the same layout.
public struct AirQualityContent: Hashable, Sendable {
    /// A Boolean value that indicates whether the values are placeholders for values that are being loaded.
    public let isPlaceholder: Bool
    /// The name of the place, or its coordinates when it has none.
    public let name: TextContent
    /// The scales to choose from, for ``AirQualityViewModel/indexScaleChanged(_:)``.
    public let scales: [Scale]
    /// The scale that is selected; `nil` when it is none of ``scales``.
    public var selectedScale: AirQualityScale? { scales.first(where: \.isSelected)?.scale }
    /// The index and its meaning.
    public let index: Index
    /// The time of the values on the place's own clocks, or in UTC, which the text then says.
    public let measured: TextContent
    /// The time since the values were fetched.
    public let updated: TextContent
    /// The time at which the values were fetched, on the place's own clocks; `nil` unless the user wants to see it, and in
    /// a placeholder.
    public let fetched: TextContent?
    /// A remark, for example that the values are out of date; `nil` when there is none.
    public let notice: NoticeContent?
    /// The most important pollutants: fine and coarse particles, ozone, and nitrogen dioxide.
    public let pollutants: [Pollutant]
    /// The section of the less common pollutants.
    public let morePollutants: MorePollutants
    /// The next 24 hours.
    public let hours: Hours
    /// The bands of the scale with their advice, the cleanest first.
    public let bands: [Band]
    /// The provider of the data; `nil` in a placeholder.
    public let attribution: AttributionContent?
    /// The side from which the screen is read.
    public let layoutDirection: TextDirection

    /// A scale to choose.
    ///
    /// Pass ``scale`` to ``AirQualityViewModel/indexScaleChanged(_:)``.
    public struct Scale: Hashable, Sendable, Identifiable {
        /// A stable identifier for UI tests, for example `airQuality.scale.usEPA`; the same in every language.
        public let id: String
        /// The scale.
        public let scale: AirQualityScale
        /// The name of the scale.
        public let title: String
        /// A Boolean value that indicates whether the scale is the one that is shown.
        public let isSelected: Bool
        /// The texts for assistive technology.
        public let accessibility: AccessibilityText
        /// The traits for assistive technology.
        public var accessibilityTraits: AccessibilityTraits { isSelected ? [.button, .selected] : .button }
    }

    /// The index and its meaning.
    ///
    /// Show it large at the top of the screen.
    public struct Index: Hashable, Sendable {
        /// The number, spoken together with its label; a dash when no pollutant of the scale is known.
        public let value: TextContent
        /// The name of the band, for example "Fair".
        public let label: String
        /// The color of the band; `nil` when there is no index.
        public let color: AirQualityColor?
        /// The pollutant that determines the index; `nil` when there is none.
        public let dominant: TextContent?
        /// Health advice for the band; `nil` when there is no index.
        public let advice: TextContent?
        /// The source of the number and its limits; `nil` when there is no index.
        public let note: TextContent?
    }

    /// A pollutant with its concentration and the band of that.
    ///
    /// Every pollutant of the section has a row, whether it is known or not.
    public struct Pollutant: Hashable, Sendable, Identifiable {
        /// A stable identifier for UI tests, for example `airQuality.pollutant.pm2_5`; the same in every language.
        public let id: String
        /// The pollutant.
        public let pollutant: OpenWeatherCore.Pollutant
        /// The symbol, for example `NO₂`; the same in every language.
        public let symbol: String
        /// The name.
        public let name: String
        /// The concentration in micrograms per cubic meter; a dash when the service reports none.
        public let value: String
        /// The name of the pollutant's own band; `nil` when it is not part of the scale or not known.
        public let label: String?
        /// The color of the pollutant's own band; `nil` when it is not part of the scale or not known.
        public let color: AirQualityColor?
        /// The texts for assistive technology.
        public let accessibility: AccessibilityText
    }

    /// The section of the less common pollutants, which can be expanded.
    ///
    /// Show ``pollutants`` only while ``isExpanded`` is `true`.
    public struct MorePollutants: Hashable, Sendable {
        /// The button for ``AirQualityViewModel/morePollutantsToggled()``.
        public let toggle: ActionContent
        /// A Boolean value that indicates whether the section is expanded.
        public let isExpanded: Bool
        /// The state of the section for assistive technology.
        public let spokenState: String
        /// The pollutants, which are present even while the section is collapsed.
        public let pollutants: [Pollutant]
    }

    /// The next 24 hours as a small chart.
    ///
    /// They are loaded independently of the air now and may fail on their own.
    public struct Hours: Hashable, Sendable {
        /// The title, spoken together with the best and the worst band of the hours.
        public let title: TextContent
        /// A Boolean value that indicates whether the points are placeholders for hours that are being loaded.
        public let isPlaceholder: Bool
        /// The hours in order of time; the service may leave some out.
        public let points: [Hour]
        /// A remark, for example that the hours could not be loaded; `nil` when there is none.
        public let notice: NoticeContent?
        /// A text in place of the hours; `nil` unless the service has no hours.
        public let emptiness: TextContent?
    }

    /// One hour of the chart.
    ///
    /// Draw it as a bar of ``height`` in ``color``.
    public struct Hour: Hashable, Sendable, Identifiable {
        /// A stable identifier for UI tests, for example `airQuality.hour.0`; the same in every language.
        public let id: String
        /// The start of the hour; `nil` in a placeholder.
        public let date: Date?
        /// The start of the hour on the place's own clocks, or in UTC, which the text then says.
        public let time: String
        /// The index; a dash when no pollutant of the scale is known.
        public let value: String
        /// The name of the band.
        public let label: String
        /// The color of the band; `nil` when there is no index.
        public let color: AirQualityColor?
        /// The height of the hour in `0...1`.
        ///
        /// On a scale of levels, 1 is the worst band. On the scale of the US EPA, which extends far beyond usual air, 1
        /// is the end of the worst band of the hours shown.
        public let height: Double
        /// The texts for assistive technology.
        public let accessibility: AccessibilityText
    }

    /// A band of the scale with health advice, for a legend.
    ///
    /// Every band of the selected scale has one, whether the air is in it or not.
    public struct Band: Hashable, Sendable, Identifiable {
        /// A stable identifier for UI tests, for example `airQuality.band.1`; the same in every language.
        public let id: String
        /// The index values in the band, for example `2` or `51–100`.
        public let range: String
        /// The name of the band.
        public let label: String
        /// The health advice for the band.
        public let advice: String
        /// The color of the band.
        public let color: AirQualityColor
        /// A Boolean value that indicates whether the air is currently in this band.
        public let isCurrent: Bool
        /// The texts for assistive technology.
        public let accessibility: AccessibilityText
    }

    /// The title and the buttons of the screen.
    ///
    /// They are available in every state from ``AirQualityViewModel/actions``.
    public struct Actions: Hashable, Sendable {
        /// The title of the screen.
        public let title: TextContent
        /// The button for ``AirQualityViewModel/refreshPulled()``.
        public let refresh: ActionContent
        /// The button for ``AirQualityViewModel/backTapped()``.
        public let back: ActionContent
    }

    /// The identifiers of elements for user-interface tests, which are the same in every language.
    ///
    /// The views of `OpenWeatherSwiftUI` set them as accessibility identifiers. A view of your own finds the identifier
    /// of an element in its content.
    package enum ID: Sendable {
        /// The title of the screen.
        package static let title = "airQuality.title"
        /// The button that loads the air again.
        package static let refresh = "airQuality.refresh"
        /// The button that leaves the screen.
        package static let back = "airQuality.back"
        /// The button that marks the place as a favorite.
        package static let favorite = "airQuality.favoriteToggle"
        /// The name of the place.
        package static let name = "airQuality.name"
        /// The prefix of the scales, which add the name of their value, as in `airQuality.scale.usEPA`.
        package static let scale = "airQuality.scale"
        /// The index.
        package static let index = "airQuality.index"
        /// The pollutant that determines the index.
        package static let dominant = "airQuality.dominant"
        /// The health advice.
        package static let advice = "airQuality.advice"
        /// The source of the number and its limits.
        package static let note = "airQuality.note"
        /// The time of the values.
        package static let measured = "airQuality.measured"
        /// The time since the values were fetched.
        package static let updated = "airQuality.updated"
        /// The time at which the values were fetched.
        package static let fetched = "airQuality.fetched"
        /// The remark about the values.
        package static let notice = "airQuality.notice"
        /// The attribution of the data.
        package static let attribution = "airQuality.attribution"
        /// The card of a failure.
        package static let failure = "airQuality.failure"
        /// The card that asks for a place.
        package static let noLocation = "airQuality.noLocation"
        /// The prefix of the pollutants, which add their symbol on the wire, as in `airQuality.pollutant.pm2_5`.
        package static let pollutant = "airQuality.pollutant"
        /// The button that expands the less common pollutants.
        package static let more = "airQuality.more"
        /// The heading of the hours.
        package static let hours = "airQuality.hours"
        /// The remark about the hours.
        package static let hoursNotice = "airQuality.hours.notice"
        /// The text in place of the hours.
        package static let hoursEmpty = "airQuality.hours.empty"
        /// The prefix of the hours, which add their position, as in `airQuality.hour.0`.
        package static let hour = "airQuality.hour"
        /// The prefix of the bands, which add their level, as in `airQuality.band.1`.
        package static let band = "airQuality.band"
    }
}

extension AirQualityContent.Actions {
    /// Creates the title and the buttons in the language of `environment`.
    init(in environment: ScreenEnvironment) {
        let texts = AirQualityTexts.texts(in: environment)
        title = .header(id: AirQualityContent.ID.title, text: texts.title)
        refresh = .refresh(id: AirQualityContent.ID.refresh, hint: texts.refreshHint, in: environment)
        back = .back(id: AirQualityContent.ID.back, in: environment)
    }
}
