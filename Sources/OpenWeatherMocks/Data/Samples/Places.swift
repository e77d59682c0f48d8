public import OpenWeatherCore

extension Location {
    /// Returns a location; by default, Lisbon.
    public static func sample(
        name: String = "Lisbon",
        localizedNames: [String: String] = [:],
        country: String? = "PT",
        state: String? = nil,
        coordinate: Coordinate = .lisbon
    ) -> Location {
        Location(name: name, localizedNames: localizedNames, country: country, state: state, coordinate: coordinate)
    }

    /// Berlin, Germany.
    public static let berlin = Location(
        name: "Berlin",
        localizedNames: ["en": "Berlin", "de": "Berlin", "ja": "ベルリン", "ar": "برلين"],
        country: "DE",
        state: nil,
        coordinate: .berlin
    )

    /// Cairo, Egypt.
    public static let cairo = Location(
        name: "Cairo",
        localizedNames: [
            "en": "Cairo", "de": "Kairo", "fr": "Le Caire", "es": "El Cairo", "ja": "カイロ", "ar": "القاهرة",
        ],
        country: "EG",
        state: nil,
        coordinate: .cairo
    )

    /// Kathmandu, Nepal, where clocks are 5 h 45 min ahead of UTC.
    public static let kathmandu = Location(
        name: "Kathmandu",
        localizedNames: ["en": "Kathmandu", "fr": "Katmandou", "es": "Katmandú", "ja": "カトマンズ", "ar": "كاتماندو"],
        country: "NP",
        state: nil,
        coordinate: .kathmandu
    )

    /// Lisbon, Portugal.
    public static let lisbon = Location(
        name: "Lisbon",
        localizedNames: [
            "en": "Lisbon", "de": "Lissabon", "fr": "Lisbonne", "es": "Lisboa", "pt": "Lisboa", "ja": "リスボン",
            "ar": "لشبونة",
        ],
        country: "PT",
        state: nil,
        coordinate: .lisbon
    )

    /// London, United Kingdom.
    public static let london = Location(
        name: "London",
        localizedNames: ["en": "London", "fr": "Londres", "es": "Londres", "ja": "ロンドン", "ar": "لندن", "ko": "런던"],
        country: "GB",
        state: "England",
        coordinate: .london
    )

    /// Longyearbyen on Svalbard, which has polar day and polar night.
    public static let longyearbyen = Location(
        name: "Longyearbyen",
        localizedNames: ["en": "Longyearbyen", "ja": "ロングイェールビーン", "ar": "لونغياربين"],
        country: "SJ",
        state: nil,
        coordinate: .longyearbyen
    )

    /// New York, United States.
    public static let newYork = Location(
        name: "New York",
        localizedNames: ["en": "New York", "es": "Nueva York", "ja": "ニューヨーク", "ar": "نيويورك"],
        country: "US",
        state: "New York",
        coordinate: .newYork
    )

    /// Paris, France.
    public static let paris = Location(
        name: "Paris",
        localizedNames: ["en": "Paris", "es": "París", "it": "Parigi", "ja": "パリ", "ar": "باريس"],
        country: "FR",
        state: "Ile-de-France",
        coordinate: .paris
    )

    /// São Paulo, Brazil.
    public static let saoPaulo = Location(
        name: "São Paulo",
        localizedNames: ["en": "São Paulo", "ja": "サンパウロ", "ar": "ساو باولو"],
        country: "BR",
        state: "São Paulo",
        coordinate: .saoPaulo
    )

    /// Singapore, next to the equator.
    public static let singapore = Location(
        name: "Singapore",
        localizedNames: [
            "en": "Singapore", "de": "Singapur", "fr": "Singapour", "es": "Singapur", "ja": "シンガポール", "ar": "سنغافورة",
        ],
        country: "SG",
        state: nil,
        coordinate: .singapore
    )

    /// Sydney, Australia, where summer is in January.
    public static let sydney = Location(
        name: "Sydney",
        localizedNames: ["en": "Sydney", "es": "Sídney", "ja": "シドニー", "ar": "سيدني"],
        country: "AU",
        state: "New South Wales",
        coordinate: .sydney
    )

    /// Tokyo, Japan.
    public static let tokyo = Location(
        name: "Tokyo",
        localizedNames: ["en": "Tokyo", "de": "Tokio", "es": "Tokio", "ja": "東京", "ar": "طوكيو"],
        country: "JP",
        state: nil,
        coordinate: .tokyo
    )

    /// All sample locations, in order of name.
    public static let samples: [Location] = [
        .berlin, .cairo, .kathmandu, .lisbon, .london, .longyearbyen, .newYork, .paris, .saoPaulo, .singapore, .sydney,
        .tokyo,
    ]
}

extension Coordinate {
    /// Berlin, Germany.
    public static let berlin = Coordinate(clampingLatitude: 52.52, longitude: 13.405)
    /// Cairo, Egypt.
    public static let cairo = Coordinate(clampingLatitude: 30.0444, longitude: 31.2357)
    /// Kathmandu, Nepal, where clocks are 5 h 45 min ahead of UTC.
    public static let kathmandu = Coordinate(clampingLatitude: 27.7172, longitude: 85.324)
    /// Lisbon, Portugal.
    public static let lisbon = Coordinate(clampingLatitude: 38.7223, longitude: -9.1393)
    /// London, United Kingdom.
    public static let london = Coordinate(clampingLatitude: 51.5074, longitude: -0.1278)
    /// Longyearbyen on Svalbard, which has polar day and polar night.
    public static let longyearbyen = Coordinate(clampingLatitude: 78.2232, longitude: 15.6267)
    /// New York, United States.
    public static let newYork = Coordinate(clampingLatitude: 40.7128, longitude: -74.006)
    /// Null Island, in the Gulf of Guinea, where there is no city.
    package static let nullIsland = Coordinate(clampingLatitude: 0, longitude: 0)
    /// Paris, France.
    public static let paris = Coordinate(clampingLatitude: 48.8566, longitude: 2.3522)
    /// São Paulo, Brazil.
    public static let saoPaulo = Coordinate(clampingLatitude: -23.5505, longitude: -46.6333)
    /// Singapore, next to the equator.
    public static let singapore = Coordinate(clampingLatitude: 1.3521, longitude: 103.8198)
    /// Sydney, Australia, where summer is in January.
    public static let sydney = Coordinate(clampingLatitude: -33.8688, longitude: 151.2093)
    /// Tokyo, Japan.
    public static let tokyo = Coordinate(clampingLatitude: 35.6762, longitude: 139.6503)
}
