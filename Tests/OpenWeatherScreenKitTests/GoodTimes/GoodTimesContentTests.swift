import Foundation
import OpenWeatherCore
import OpenWeatherMocks
import OpenWeatherScreenKit
import OpenWeatherTestSupport
import Testing

@Suite("Good times")
struct GoodTimesContentTests {
    typealias Fixture = GoodTimesFixture

    private static let today = UTCOffset(seconds: 3600)?.day(of: Fixture.now) ?? LocalDay(daysSince1970: 0)

    @Test
    func `are absent without activities`() {
        let weather = ActivityWeather(coordinate: .lisbon, forecast: Fixture.forecast())

        #expect(GoodTimesContent(weather, at: Fixture.offset, id: "a", in: .sample()) == nil)
        #expect(GoodTimesContent.placeholder(id: "a", in: .sample()) == nil)
    }

    @Test
    func `have no empty row where nothing is known`() {
        let content = Fixture.content { _, date in
            ActivityOutlook(activity: Fixture.run, answer: .unknown, missing: [.precipitation], knownUntil: date)
        }

        #expect(content == nil)
    }

    @Test
    func `claim nothing about a day that is known in part`() {
        let content = Fixture.content { _, _ in Fixture.outlook(.none, knownUntil: 20) }

        #expect(content == nil)
    }

    @Test
    func `of a later day begin at its midnight and name no tomorrow`() {
        let content = Fixture.content(on: Self.today.advanced(by: 1)) { _, date in
            #expect(date == Fixture.at(24))
            return Fixture.outlook(
                .none,
                obstacles: [Fixture.obstacle(.humidity(atMost: Percentage(percent: 50)), 24...48)]
            )
        }

        #expect(content?.rows.map(\.text) == ["none — humidity all day"])
    }

    @Test
    func `of a day that is over are absent`() {
        let content = Fixture.content(on: Self.today.advanced(by: -1)) { _, _ in Fixture.outlook(.none) }

        #expect(content == nil)
    }

    @Test
    func `that begin after midnight belong to the next day`() {
        let content = Fixture.content { _, _ in Fixture.outlook(.windows, [Fixture.window(24...26)]) }

        #expect(content?.rows.map(\.text) == ["none today · tomorrow until 02:00"])
    }

    @Test(arguments: [(13.0...24, "until midnight"), (20...24, "from 20:00"), (13...30, "until midnight")])
    func `leave out an end that the day has too`(hours: ClosedRange<Double>, text: String) {
        let content = Fixture.content { _, _ in Fixture.outlook(.windows, [Fixture.window(hours)]) }

        #expect(content?.rows.map(\.text) == [text])
    }

    @Test(arguments: [
        (23.9...25.5, 3_600, "from about 23:50"), (23.1...23.99, 3_600, "about 23:10 to 23:50"),
        // An hour of the fixture is 4:45 later in Kathmandu.
        (14.1...16, 20_700, "about 19:00 to 20:40"),
    ])
    func `that are approximate are in tens of minutes of their day`(
        hours: ClosedRange<Double>,
        offset: Int,
        text: String
    ) {
        let content = Fixture.content(at: UTCOffset(seconds: offset)) { _, _ in
            Fixture.outlook(.windows, [Fixture.window(hours, step: .seconds(10_800))])
        }

        #expect(content?.rows.map(\.text) == [text])
    }

    /// By daylight from 7:00 to 20:00 tomorrow: the rain of the night is no reason, and neither is that of the evening.
    @Test(arguments: [
        (2.0...5, "darkness until 07:00"), (9...16, "rain 09:00 to 16:00"), (21...23, "darkness until 07:00"),
    ])
    func `that need light have a reason from the hours with light`(hours: ClosedRange<Double>, reason: String) {
        let daylight = Fixture.run.requiring(.daylight)
        let rain = Fixture.obstacle(.precipitation(atMost: .zero), (hours.lowerBound + 24)...(hours.upperBound + 24))
        let content = Fixture.content(on: Self.today.advanced(by: 1), activities: [daylight]) { activity, date in
            if activity.requirements == [.daylight] {
                return Fixture.outlook(
                    .windows,
                    [Fixture.window(31...44)],
                    obstacles: [Fixture.obstacle(.daylight, 24...31)]
                )
            }
            // The finder is asked from the first light on.
            #expect(date == Fixture.at(31))
            return Fixture.outlook(.none, obstacles: rain.interval.end > date ? [rain] : [])
        }

        #expect(content?.rows.map(\.text) == ["none — \(reason)"])
    }

    @Test
    func `at night are prevented by the darkness, whatever the weather`() {
        let content = Fixture.content(activities: [Fixture.run.requiring(.daylight)]) { activity, _ in
            let dark = Fixture.obstacle(.daylight, 13...31)
            let rain = Fixture.obstacle(.precipitation(atMost: .zero), 13...15)
            return Fixture.outlook(.none, obstacles: activity.requirements == [.daylight] ? [dark] : [rain, dark])
        }

        #expect(content?.rows.map(\.text) == ["none today — darkness"])
    }

    /// The rain ends at 14:00, which explains nothing about the hours after it.
    @Test(arguments: [(20.0, "humidity until 20:00"), (14.0, "rain until 14:00")])
    func `have the reason that lasts longest, and the first of equal ones`(end: Double, reason: String) {
        let content = Fixture.content { _, _ in
            Fixture.outlook(
                .none,
                obstacles: [
                    Fixture.obstacle(.precipitation(atMost: .zero), 13...14),
                    Fixture.obstacle(.humidity(atMost: Percentage(percent: 50)), 13...end),
                ]
            )
        }

        #expect(content?.rows.map(\.text) == ["none today — \(reason)"])
    }

    @Test(arguments: [(12.0, "heat"), (20.0, "cold")])
    func `tell heat from cold`(lowest: Double, word: String) {
        // The step has about 16 degrees.
        let range = Temperature(celsius: lowest)...Temperature(celsius: lowest + 1)
        let content = Fixture.content { _, _ in
            Fixture.outlook(.none, obstacles: [Fixture.obstacle(.temperature(range), 13...24)])
        }

        #expect(content?.rows.map(\.text) == ["none today — \(word)"])
    }

    /// It is cold at 13:00 and hot from 16:00 on.
    @Test(arguments: [(13...14.5, "cold until about 14:30"), (14.5...24, "heat from about 14:30")])
    func `name the temperature of the nearer end of a step`(hours: ClosedRange<Double>, text: String) {
        let entries = (0..<9)
            .map { step in
                ForecastEntry.sample(date: Fixture.at(13 + 3 * Double(step))) {
                    $0.temperature = Temperature(celsius: step == 0 ? 2 : 30)
                }
            }
        let range = Temperature(celsius: 10)...Temperature(celsius: 20)
        let content = Fixture.content(forecast: .sample(.sample(entries: entries))) { _, _ in
            Fixture.outlook(.none, obstacles: [Fixture.obstacle(.temperature(range), hours)])
        }

        #expect(content?.rows.map(\.text) == ["none today — \(text)"])
    }

    @Test
    func `know a day of long steps to its end, and say that its times are about right`() {
        let seen = Locked<ActivityWeather?>(nil)
        let rain = Fixture.obstacle(.precipitation(atMost: .zero), 50...64)
        let forecast = Fixture.forecast(ofHoursUpTo: 46)  // 22:00 tomorrow.

        let content = Fixture.content(on: Self.today.advanced(by: 2), forecast: forecast, seen: seen) { _, _ in
            Fixture.outlook(.none, obstacles: [rain])
        }

        #expect(seen.withLock { $0?.forecast?.value.entries.last?.date } == Fixture.at(73))
        #expect(content?.rows.map(\.text) == ["none — rain about 02:00 to 16:00"])
    }

    @Test
    func `say by a symbol whether there are some`() {
        let symbols = [ActivityOutlook.Answer.windows, .none, .unknown]
            .map { answer in
                Fixture.content { activity, _ in
                    let isFound = answer == .windows || activity.requirements.isEmpty
                    return isFound
                        ? Fixture.outlook(.windows, [Fixture.window(17...18)])
                        : Fixture.outlook(answer, missing: answer == .unknown ? [.precipitation] : [])
                }?
                .rows.first?
                .symbolName
            }

        #expect(symbols == ["checkmark.circle", "minus.circle", "questionmark.circle"])
    }

    @Test
    func `take the first of several activities with one identifier`() {
        let activities = ScreenActivities(
            [Fixture.run, Fixture.run.requiring(.daylight)],
            finder: ScriptedFinder { _, _ in Fixture.outlook(.none) }
        )

        #expect(activities.all == [Fixture.run])
    }

    @Test(arguments: TextLanguage.allCases)
    func `have texts with the parameters of the English ones`(language: TextLanguage) {
        let english = TextLeaves.of(GoodTimesTexts.texts(in: .english))
        let leaves = TextLeaves.of(GoodTimesTexts.texts(in: language))

        #expect(english.count > 46)
        for (path, text) in english {
            let translation = leaves[path] ?? ""
            #expect(!translation.isEmpty, "\(path)")
            #expect(translation.contains("{0}") == text.contains("{0}"), "\(path)")
            #expect(translation.contains("{1}") == text.contains("{1}"), "\(path)")
        }
    }
}
