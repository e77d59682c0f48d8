import Foundation
import OpenWeatherCore
import OpenWeatherScreenKit
import Testing

@Suite("Good times in words")
struct GoodTimesSentenceTests {
    typealias Fixture = GoodTimesFixture

    /// What a finder has found.
    enum Found: String, Sendable {
        case one, until, several, approximate, none, noneButTomorrow, unknown, outdated

        private static let wind = Requirement.wind(atMost: Speed(metersPerSecond: 10))
        private static let rain = Fixture.obstacle(.precipitation(atMost: .zero), 13...(16 + 5.0 / 6))
        private static let best = Fixture.window((17 + 1.0 / 6)...(18 + 2.0 / 3), wind, margin: 0.1)

        /// The forecast that it was found in.
        var forecast: Fetched<Forecast> {
            Fixture.forecast(every: self == .approximate ? 3 : 1, from: self == .outdated ? .stale(.offline) : .network)
        }

        /// Returns the outlook from a date on.
        @Sendable func outlook(_ activity: Activity, _ date: Date) -> ActivityOutlook {
            let isTomorrow = date > Fixture.now
            return switch self {
            case .one: Fixture.outlook(.windows, [Self.best])
            case .until: Fixture.outlook(.windows, [Fixture.window(13...18.5)])
            case .several: Fixture.outlook(.windows, [Self.best, Fixture.window(14...15.5)])
            case .approximate: Fixture.outlook(.windows, [Fixture.window(15...18.1, step: .seconds(10_800))])
            case .noneButTomorrow where isTomorrow: Fixture.outlook(.windows, [Fixture.window(33.5...36.25)])
            case .none, .noneButTomorrow: Fixture.outlook(.none, obstacles: [Self.rain])
            case .unknown where activity.requirements.isEmpty: Fixture.outlook(.windows, [Self.best])
            case .unknown: Fixture.outlook(.unknown, missing: [.usAirQuality, .precipitation])
            case .outdated: Fixture.outlook(.windows, [Self.best], outdated: [.forecast])
            }
        }
    }

    @Test(
        arguments: [
            (.one, "17:10 to 18:40 · limited by wind"), (.until, "until 18:30"),
            (.several, "17:10 to 18:40 · limited by wind · also 14:00 to 15:30"),
            (.approximate, "about 15:00 to 18:00"), (.none, "none today — rain until 16:50"),
            (.noneButTomorrow, "none today — rain until 16:50 · tomorrow 09:30 to 12:15"),
            (.unknown, "perhaps 17:10 to 18:40 · limited by wind · unknown: air quality, rain or snow"),
            (.outdated, "17:10 to 18:40 · limited by wind · not up to date"),
        ] as [(Found, String)]
    )
    func `are one line in English`(found: Found, text: String) throws {
        let row = try #require(Fixture.content(forecast: found.forecast, finder: found.outlook)?.rows.first)

        #expect(row.text == text)
        #expect(row.accessibility.label == "Run: " + text.replacing(" · ", with: ", "))
    }

    @Test(
        arguments: [
            (.one, "17:10 bis 18:40 · begrenzt durch Wind"), (.until, "bis 18:30"),
            (.several, "17:10 bis 18:40 · begrenzt durch Wind · auch 14 Uhr bis 15:30"),
            (.approximate, "etwa 15 Uhr bis 18 Uhr"), (.none, "heute keine – Regen bis 16:50"),
            (.noneButTomorrow, "heute keine – Regen bis 16:50 · morgen 09:30 bis 12:15"),
            (.unknown, "vielleicht 17:10 bis 18:40 · begrenzt durch Wind · unbekannt: Luftqualität und Niederschlag"),
            (.outdated, "17:10 bis 18:40 · begrenzt durch Wind · nicht aktuell"),
        ] as [(Found, String)]
    )
    func `are one line in German`(found: Found, text: String) {
        #expect(Fixture.content("de_DE", forecast: found.forecast, finder: found.outlook)?.rows.first?.text == text)
    }

    @Test(
        arguments: [
            (.one, "de 17:10 à 18:40 · facteur limitant\u{A0}: vent"), (.until, "jusqu’à 18:30"),
            (.several, "de 17:10 à 18:40 · facteur limitant\u{A0}: vent · aussi de 14 h à 15:30"),
            (.approximate, "de 15 h à 18 h environ"), (.none, "aucun aujourd’hui – pluie jusqu’à 16:50"),
            (.noneButTomorrow, "aucun aujourd’hui – pluie jusqu’à 16:50 · demain de 09:30 à 12:15"),
            (
                .unknown,
                "peut-être de 17:10 à 18:40 · facteur limitant\u{A0}: vent · inconnu\u{A0}: qualité de l’air, pluie ou neige"
            ),
            (.outdated, "de 17:10 à 18:40 · facteur limitant\u{A0}: vent · pas à jour"),
        ] as [(Found, String)]
    )
    func `are one line in French`(found: Found, text: String) {
        #expect(Fixture.content("fr_FR", forecast: found.forecast, finder: found.outlook)?.rows.first?.text == text)
    }

    @Test(
        arguments: [
            (.one, "de 17:10 a 18:40 · factor limitante: viento"), (.until, "hasta 18:30"),
            (.several, "de 17:10 a 18:40 · factor limitante: viento · también de 14:00 a 15:30"),
            (.approximate, "de aprox. 15:00 a 18:00"), (.none, "ninguno hoy – lluvia hasta 16:50"),
            (.noneButTomorrow, "ninguno hoy – lluvia hasta 16:50 · mañana de 9:30 a 12:15"),
            (
                .unknown,
                "quizá de 17:10 a 18:40 · factor limitante: viento · desconocido: calidad del aire y lluvia o nieve"
            ),
            (.outdated, "de 17:10 a 18:40 · factor limitante: viento · no actualizado"),
        ] as [(Found, String)]
    )
    func `are one line in Spanish`(found: Found, text: String) {
        #expect(Fixture.content("es_ES", forecast: found.forecast, finder: found.outlook)?.rows.first?.text == text)
    }

    @Test(
        arguments: [
            (.one, "17:10～18:40 · 制約：風"), (.until, "18:30まで"), (.several, "17:10～18:40 · 制約：風 · ほかに14時～15:30"),
            (.approximate, "15時ごろ～18時ごろ"), (.none, "今日はなし（16:50までは雨）"),
            (.noneButTomorrow, "今日はなし（16:50までは雨） · 明日9:30～12:15"),
            (.unknown, "条件次第で17:10～18:40 · 制約：風 · 不明：大気質、雨や雪"), (.outdated, "17:10～18:40 · 制約：風 · 最新ではありません"),
        ] as [(Found, String)]
    )
    func `are one line in Japanese`(found: Found, text: String) {
        #expect(Fixture.content("ja_JP", forecast: found.forecast, finder: found.outlook)?.rows.first?.text == text)
    }

    @Test(
        arguments: [
            (.one, "من ٥:١٠ م إلى ٦:٤٠ م · العامل المحدِّد: رياح"), (.until, "حتى ٦:٣٠ م"),
            (.several, "من ٥:١٠ م إلى ٦:٤٠ م · العامل المحدِّد: رياح · وأيضًا من ٢ م إلى ٣:٣٠ م"),
            (.approximate, "من ٣ م إلى ٦ م تقريبًا"), (.none, "لا وقت مناسب اليوم — مطر حتى ٤:٥٠ م"),
            (.noneButTomorrow, "لا وقت مناسب اليوم — مطر حتى ٤:٥٠ م · غدًا من ٩:٣٠ ص إلى ١٢:١٥ م"),
            (.unknown, "ربما من ٥:١٠ م إلى ٦:٤٠ م · العامل المحدِّد: رياح · غير معروف: جودة الهواء ومطر أو ثلج"),
            (.outdated, "من ٥:١٠ م إلى ٦:٤٠ م · العامل المحدِّد: رياح · غير محدَّث"),
        ] as [(Found, String)]
    )
    func `are one line in Arabic, in its digits`(found: Found, text: String) {
        let row = Fixture.content("ar_EG", forecast: found.forecast, finder: found.outlook)?.rows.first

        #expect(row?.text.replacing("\u{A0}", with: " ") == text)
    }

    @Test(arguments: [
        (ConditionCode.moderateRain, "rain"), (.snow, "snow"), (.sleet, "rain or snow"), (.clearSky, "rain"),
    ])
    func `name what falls`(code: ConditionCode, word: String) {
        let content = Fixture.content(forecast: Fixture.forecast(code), finder: Found.none.outlook)

        #expect(content?.rows.first?.text == "none today — \(word) until 16:50")
    }

    @Test
    func `leave out what limits when there is more than a third left`() {
        let wind = Requirement.wind(atMost: Speed(metersPerSecond: 10))
        let content = Fixture.content { _, _ in Fixture.outlook(.windows, [Fixture.window(17...18, wind, margin: 0.34)])
        }

        #expect(content?.rows.first?.text == "17:00 to 18:00")
    }

    @Test
    func `show an activity of one's own by its identifier`() {
        let picnic = Activity(id: "picnic", duration: .seconds(3600), requirements: [])
        let content = Fixture.content(activities: [picnic]) { _, _ in
            Fixture.outlook(.windows, [Fixture.window(17...18)])
        }

        #expect(content?.rows.map(\.name) == ["picnic"])
        #expect(content?.rows.map(\.id) == ["home.goodTimes.picnic"])
    }
}
