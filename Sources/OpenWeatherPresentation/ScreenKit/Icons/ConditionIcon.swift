public import Foundation
public import OpenWeatherCore

/// The icon of a weather condition, for the three kinds of front end: an image, an SF Symbol, or a character.
public struct ConditionIcon: Hashable, Sendable {
    /// The kind of picture.
    public let picture: ConditionPicture

    /// Whether it is drawn for day or for night.
    public let partOfDay: PartOfDay

    /// The service's name of the image.
    public let code: IconCode

    /// Finds the icon of `condition`.
    ///
    /// The number decides; where it is not documented the family, then the service's own icon, then the words of the
    /// description, then the default cloud. The service's icon says whether it is day; `partOfDay` is asked when it
    /// does not, and day is assumed when nobody knows.
    public init(_ condition: WeatherCondition?, partOfDay fallback: PartOfDay? = nil) {
        let partOfDay = condition?.icon?.partOfDay ?? fallback ?? .day
        self.partOfDay = partOfDay
        if let code = condition?.code {
            picture = ConditionPicture(code)
            self.code = IconCode(code, partOfDay)
            return
        }
        let known = condition?.icon.flatMap { icon in Self.documented[icon.picture] }
        picture =
            condition.flatMap { ConditionPicture($0.group) }
            ?? known
            ?? condition.flatMap { ConditionPicture(description: "\($0.group.name) \($0.description)") }
            ?? .overcast
        code = known == nil ? IconCode(picture.serviceCode, partOfDay) : condition?.icon ?? IconCode("")
    }

    /// The address of the service's image.
    ///
    /// The service has no `@3x`, so that 3 means 4; everything below 2 is the image of 50 × 50 pixels.
    public func imageURL(
        scale: Int = 2,
        base: URL? = URL(string: "https://openweathermap.org/img/wn")
    ) -> URL? {
        base?.appending(path: imageName(scale: scale))
    }

    /// The file name of the service's image, for example `10d@2x.png`.
    public func imageName(scale: Int = 2) -> String {
        switch scale {
        case ..<2: "\(code).png"
        case 2: "\(code)@2x.png"
        default: "\(code)@4x.png"
        }
    }

    /// The name of an SF Symbol.
    public var symbolName: String { picture.symbolName(partOfDay) }

    /// An emoji.
    public var emoji: String { picture.emoji(partOfDay) }

    /// A character that is one column wide.
    public var glyph: String { picture.glyph(partOfDay) }

    /// The service's nine pictures.
    private static let documented: [String: ConditionPicture] = [
        "01": .clear, "02": .fewClouds, "03": .clouds, "04": .overcast, "09": .showers, "10": .rain,
        "11": .thunderstorm, "13": .snow, "50": .fog,
    ]
}
