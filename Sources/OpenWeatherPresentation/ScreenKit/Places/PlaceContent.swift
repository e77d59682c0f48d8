public import OpenWeatherCore

/// A place in a list to choose from, such as a search result or a favorite.
///
/// Its identity is that of the place, so that a row keeps its identity when a list is sorted or translated.
public struct PlaceContent: Hashable, Sendable, Identifiable {
    /// The place to pass back when the row is chosen.
    public let location: Location
    /// A stable identifier for user-interface tests, for example `search.result.0`; the same in every language.
    public let identifier: String
    /// The name, or the coordinates of a place without one.
    public let title: String
    /// The state and the country; `nil` when neither is known.
    public let subtitle: String?
    /// The coordinates; `nil` when ``title`` shows them already.
    public let coordinates: String?
    /// The texts that assistive technology reads: the name with its region, and the state of the row.
    public let accessibility: AccessibilityText
    /// The traits for assistive technology.
    public var accessibilityTraits: AccessibilityTraits { .button }

    /// The identity of the place.
    public var id: LocationID { location.id }

    /// Creates the row of a place.
    ///
    /// - Parameters:
    ///   - location: The place, for example a result of a search with a client.
    ///   - identifier: A stable identifier for user-interface tests, of this row alone.
    ///   - environment: The language, and the form of coordinates.
    public init(_ location: Location, identifier: String, in environment: ScreenEnvironment) {
        self.init(location, identifier: identifier, hint: nil, format: PlaceFormat(environment))
    }

    /// Creates the row of `location`; `value` is read aloud after its name and region.
    ///
    /// With the title `device` it is the row of the device's own place, whose present name and region stand below.
    package init(
        _ location: Location,
        device: String? = nil,
        identifier: String,
        value: String? = nil,
        hint: String?,
        format: PlaceFormat
    ) {
        let place = format.spoken(location)
        self.location = location
        self.identifier = identifier
        title = device ?? format.title(of: location).text
        subtitle = device == nil ? format.subtitle(of: location) : place
        coordinates = device == nil ? format.coordinates(of: location) : nil
        accessibility = AccessibilityText(
            label: device.map { format.region($0, place) } ?? place,
            value: value,
            hint: hint
        )
    }
}

/// A text field to search for a place in.
///
/// Pass changes of the text to the view model, which searches once the typing pauses.
public struct SearchFieldContent: Hashable, Sendable, Identifiable {
    /// A stable identifier for user-interface tests, for example `search.field`; the same in every language.
    public let id: String
    /// The text in the field.
    public let text: String
    /// The prompt to show while the field is empty.
    public let prompt: String
    /// The texts that assistive technology reads.
    public let accessibility: AccessibilityText

    /// Creates a field that holds `text`.
    package init(id: String, text: String, in environment: ScreenEnvironment) {
        let texts = environment.texts.places
        self.id = id
        self.text = text
        prompt = texts.prompt
        accessibility = AccessibilityText(
            label: texts.field,
            value: text.isEmpty ? nil : text,
            hint: texts.prompt
        )
    }
}

extension TextContent {
    /// Returns the name of a place in the reader's language, its coordinates if it has no name, or a placeholder while
    /// `location` is `nil`.
    package static func place(_ location: Location?, id: String, in environment: ScreenEnvironment) -> TextContent {
        guard let location else { return .placeholder(id: id, loading: environment.texts.notices.loading) }
        let title = PlaceFormat(environment).title(of: location)
        return TextContent(
            id: id,
            text: title.text,
            accessibility: AccessibilityText(label: title.spoken),
            traits: .header
        )
    }
}

extension PromptContent {
    /// Returns the card for a screen without a place, with a button that leaves the screen.
    ///
    /// `message` says what the place is needed for. The identifier of the button is derived from `id`, for example
    /// `forecast.noLocation.back`.
    package static func noPlace(id: String, message: String, in environment: ScreenEnvironment) -> PromptContent {
        PromptContent(
            id: id,
            title: environment.texts.places.noneSelected,
            message: message,
            symbolName: "mappin.and.ellipse",
            action: .back(id: "\(id).back", in: environment),
            in: environment
        )
    }

    /// Returns the card for a search without results.
    package static func noPlacesFound(id: String, in environment: ScreenEnvironment) -> PromptContent {
        let texts = environment.texts.places
        return PromptContent(
            id: id,
            title: texts.noResultsTitle,
            message: texts.noResultsMessage,
            symbolName: "mappin.slash",
            action: nil,
            in: environment
        )
    }
}
