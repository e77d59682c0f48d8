public import Foundation
public import OpenWeatherCore

/// The icon of a weather condition, as an image of the service, an SF Symbol, an emoji, or a character.
///
/// Every condition has one, including those that the service added after this version; use the form that suits your front
/// end.
public struct ConditionIcon: Hashable, Sendable {
    /// The kind of picture, independent of the part of day.
    public let picture: ConditionPicture

    /// The part of day that the icon is drawn for.
    public let partOfDay: PartOfDay

    /// The code of the service's image, for example `10d`.
    public let code: IconCode

    /// Creates the icon of a condition.
    ///
    /// The condition's number determines the picture. When it is not documented, these do, in turn: the group, the service's
    /// icon, the words of the description, and as the last resort an overcast sky.
    ///
    /// - Parameters:
    ///   - condition: The condition; `nil` for the icon of an overcast sky.
    ///   - fallback: The part of day to use when the service's icon names none; `nil` for day.
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

    /// Returns the URL of the service's image; `nil` when `base` is.
    ///
    /// At scale 1, an image has 50 × 50 pixels. The service draws scales 1, 2, and 4; 3 selects 4, and a lower scale than 1
    /// selects 1. `base` is the directory of the images; pass another to load copies of them. No request is sent.
    public func imageURL(
        scale: Int = 2,
        base: URL? = URL(string: "https://openweathermap.org/img/wn")
    ) -> URL? {
        base?.appending(path: imageName(scale: scale))
    }

    /// Returns the file name of the service's image, for example `10d@2x.png`.
    public func imageName(scale: Int = 2) -> String {
        switch scale {
        case ..<2: "\(code).png"
        case 2: "\(code)@2x.png"
        default: "\(code)@4x.png"
        }
    }

    /// The name of an SF Symbol, available in iOS 17 and earlier.
    public var symbolName: String { picture.symbolName(partOfDay) }

    /// An emoji, which is two columns wide in most terminals.
    public var emoji: String { picture.emoji(partOfDay) }

    /// A character that is one column wide in a terminal.
    public var glyph: String { picture.glyph(partOfDay) }

    /// The nine pictures of the service, by the digits of their codes.
    private static let documented: [String: ConditionPicture] = [
        "01": .clear, "02": .fewClouds, "03": .clouds, "04": .overcast, "09": .showers, "10": .rain,
        "11": .thunderstorm, "13": .snow, "50": .fog,
    ]
}
