import Foundation
import OpenWeatherCore
import OpenWeatherMocks
import OpenWeatherTestSupport
import Testing

@testable import OpenWeatherScreenKit

/// Messages of notices, at noon of 28 May 2026 UTC, an hour later in Lisbon.
@Suite("Messages of notices")
struct NoticeMessageTests {
    private static let noon = Date(timeIntervalSince1970: 1_779_969_600)
    private static let offset = UTCOffset(seconds: 3_600)

    private static let contents: [WeatherNotice.Content] = [
        .rain(start: noon + 12 * 60, end: noon + 20 * 60, isApproximate: false),
        .rain(start: noon + 60, end: nil, isApproximate: false),
        .rain(start: noon + 20, end: nil, isApproximate: false),
        .rain(start: noon + 3_600, end: noon + 4 * 3_600, isApproximate: true),
        .frost(start: noon + 14 * 3_600, lowest: Temperature(celsius: -2.4)),
        .morning(low: Temperature(celsius: 6), high: Temperature(celsius: 14), rain: nil),
        .morning(low: Temperature(celsius: 6), high: Temperature(celsius: 14), rain: noon + 2 * 3_600),
    ]

    private func message(
        _ content: WeatherNotice.Content,
        _ locale: String = "en_GB",
        date: Date = noon,
        expires: Date = noon + 86_400
    ) -> NoticeMessage? {
        let notice = WeatherNotice(id: "n", content: content, date: date, expires: expires)
        return NoticeMessage(about: notice, at: .lisbon, clocks: Self.offset, in: .sample(locale, now: Self.noon))
    }

    @Test(arguments: [
        (
            "en_GB",
            [
                "Rain or snow in 12 minutes, until about 13:20", "Rain or snow in 1 minute", "Rain or snow any moment",
                "Rain or snow from about 14:00, until about 17:00", "Frost from about 03:00, down to −2°",
                "6° to 14°, dry", "6° to 14°, rain or snow from about 15:00",
            ]
        ),
        (
            "de_DE",
            [
                "Regen oder Schnee in 12 Minuten, bis gegen 13:20", "Regen oder Schnee in 1 Minute",
                "Regen oder Schnee jeden Moment", "Regen oder Schnee ab etwa 14:00, bis gegen 17:00",
                "Frost ab etwa 03:00, bis zu −2°", "6° bis 14°, trocken",
                "6° bis 14°, Regen oder Schnee ab etwa 15:00",
            ]
        ),
        (
            "fr_FR",
            [
                "Pluie ou neige dans 12 minutes, fin : 13:20 environ", "Pluie ou neige dans 1 minute",
                "Pluie ou neige d’un instant à l’autre",
                "Pluie ou neige à partir de 14:00 environ, fin : 17:00 environ",
                "Gel à partir de 03:00 environ, jusqu’à −2°", "De 6° à 14°, sans pluie ni neige",
                "De 6° à 14°, pluie ou neige à partir de 15:00 environ",
            ]
        ),
        (
            "es_ES",
            [
                "Lluvia o nieve en 12 minutos, hasta aprox. 13:20", "Lluvia o nieve en 1 minuto",
                "Lluvia o nieve en cualquier momento", "Lluvia o nieve desde aprox. 14:00, hasta aprox. 17:00",
                "Heladas desde aprox. 3:00, hasta −2°", "De 6° a 14°, sin lluvia ni nieve",
                "De 6° a 14°, lluvia o nieve desde aprox. 15:00",
            ]
        ),
        (
            "ja_JP",
            [
                "12分後に雨か雪、13:20ごろまで", "1分後に雨か雪", "まもなく雨か雪", "14:00ごろから雨か雪、17:00ごろまで",
                "3:00ごろから冷え込み、最低−2°", "6°～14°、雨や雪なし", "6°～14°、15:00ごろから雨か雪",
            ]
        ),
        (
            "ar_EG",
            [
                "مطر أو ثلج بعد ١٢ دقيقة، حتى ١:٢٠ م تقريبًا",
                "مطر أو ثلج بعد دقيقة واحدة",
                "مطر أو ثلج بعد لحظات",
                "مطر أو ثلج ابتداءً من الساعة ٢:٠٠ م تقريبًا، حتى ٥:٠٠ م تقريبًا",
                "صقيع ابتداءً من الساعة ٣:٠٠ ص تقريبًا، حتى −٢°",
                "من ٦° إلى ١٤°، دون مطر أو ثلج",
                "من ٦° إلى ١٤°، مطر أو ثلج ابتداءً من الساعة ٣:٠٠ م تقريبًا",
            ]
        ),
    ])
    func `say the same in every language`(locale: String, sentences: [String]) {
        let titles = Self.contents.map { message($0, locale)?.title.plain ?? "" }

        #expect(titles == sentences)
    }

    @Test(arguments: TextLanguage.allCases)
    func `have texts with the parameters of the English ones`(language: TextLanguage) {
        let english = TextLeaves.of(WeatherNoticeTexts.texts(in: .english))
        let leaves = TextLeaves.of(WeatherNoticeTexts.texts(in: language))

        #expect(english.count >= 8)
        for (path, text) in english {
            let translation = leaves[path] ?? ""
            #expect(!translation.isEmpty, "\(path)")
            #expect(translation.contains("{0}") == text.contains("{0}"), "\(path)")
            #expect(translation.contains("{1}") == text.contains("{1}"), "\(path)")
        }
    }

    @Test
    func `count minutes from the date at which they are shown`() throws {
        let start = Self.noon + 2 * 3_600
        let sut = try #require(
            message(.rain(start: start, end: nil, isApproximate: false), date: start - 1_800, expires: start + 300)
        )

        #expect(sut.title == "Rain or snow in 30 minutes")
        #expect(sut.date == start - 1_800 && sut.expires == start + 300)
        #expect(sut.subtitle == "Lisbon" && sut.body.isEmpty)
        #expect(sut.id == "openweather.notice.\(Location.lisbon.id).n")
        #expect(sut.threadID == NoticeMessage.threadID(of: Location.lisbon.id))
    }

    @Test
    func `have the words of an alert`() throws {
        let alert = WeatherAlert.sample(start: Self.noon - 3_600, end: Self.noon + 6 * 3_600)
        let sut = try #require(message(.alert(alert)))

        #expect(sut.title == "Yellow wind warning")
        #expect(sut.body.hasPrefix("Until 19:00\n"))
    }

    @Test(arguments: [-1.0, 0])
    func `are none of a notice that is void`(seconds: Double) {
        #expect(message(Self.contents[0], expires: Self.noon + seconds) == nil)
    }
}
