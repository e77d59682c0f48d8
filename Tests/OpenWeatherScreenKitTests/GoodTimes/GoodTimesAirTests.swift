import OpenWeatherCore
import OpenWeatherMocks
import OpenWeatherScreenKit
import Testing

@Suite("Good times without air quality")
struct GoodTimesAirTests {
    typealias Fixture = GoodTimesFixture

    private static let air = Requirement.usAirQuality(atMost: 100)
    private static let run = Fixture.run.requiring(air)

    /// Returns windows from 17:00 on where nothing is required of the air, and says that it is missing otherwise.
    private static let finder: ScriptedFinder.Script = { activity, _ in
        activity.requirements.contains(air)
            ? Fixture.outlook(.unknown, missing: [.usAirQuality]) : Fixture.outlook(.windows, [Fixture.window(17...18)])
    }

    private static func row(
        _ locale: String = "en_GB",
        of activity: Activity = run,
        air: Fetched<AirQualityForecast>? = nil,
        finder: @escaping ScriptedFinder.Script = finder
    ) -> GoodTimesContent.Row? {
        Fixture.content(locale, activities: [activity], air: air, finder: finder)?.rows.first
    }

    @Test(arguments: [
        ("en_GB", "17:00 to 18:00 · air not checked"), ("de_DE", "17 Uhr bis 18 Uhr · Luft nicht geprüft"),
        ("fr_FR", "de 17 h à 18 h · air non vérifié"), ("es_ES", "de 17:00 a 18:00 · aire no comprobado"),
        ("ja_JP", "17時～18時 · 大気質は未確認"), ("ar_EG", "من ٥ م إلى ٦ م · لم تُفحص جودة الهواء"),
    ])
    func `have the times of the weather and say that the air was not checked`(locale: String, text: String) {
        #expect(Self.row(locale)?.text.replacing("\u{A0}", with: " ") == text)
    }

    @Test
    func `are never called good`() {
        #expect(Self.row()?.answer == .unknown)
        #expect(Self.row()?.accessibility.label == "Run: 17:00 to 18:00, air not checked")
    }

    @Test
    func `say nothing of the air to an activity that requires none of it`() {
        #expect(Self.row(of: Fixture.run)?.text == "17:00 to 18:00")
        #expect(Self.row(of: Fixture.run)?.answer == .windows)
    }

    @Test
    func `are doubtful for an activity of one's own`() {
        let parade = Activity(id: "parade", duration: .seconds(1800), requirements: [Self.air])

        #expect(Self.row(of: parade)?.text == "perhaps 17:00 to 18:00 · unknown: air quality")
    }

    @Test
    func `are doubtful where the air quality is there and lacks the hours`() {
        #expect(Self.row(air: .sample(.sample()))?.text == "perhaps 17:00 to 18:00 · unknown: air quality")
    }

    @Test
    func `need no remark where rain prevents all`() {
        let row = Self.row { _, _ in
            Fixture.outlook(.none, obstacles: [Fixture.obstacle(.precipitation(atMost: .zero), 13...24)])
        }

        #expect(row?.text == "none today — rain")
    }

    @Test
    func `need a remark where there are some tomorrow`() {
        let row = Self.row { _, date in
            date > Fixture.now
                ? Fixture.outlook(.windows, [Fixture.window(33...34)])
                : Fixture.outlook(.none, obstacles: [Fixture.obstacle(.precipitation(atMost: .zero), 13...24)])
        }

        #expect(row?.text == "none today — rain · tomorrow 09:00 to 10:00 · air not checked")
    }
}
