import OpenWeatherCore
import Testing

@Suite("Rules of notices in the preferences")
struct NoticePreferencesTests {
    @Test
    func `are off until they are chosen`() throws {
        #expect(Preferences().notices == nil)
        #expect(try decoded(Preferences.self, from: "{}").notices == nil)
        #expect(try roundTrip(Preferences(), as: [String: JSONValue].self)["notices"] == nil)
    }

    @Test
    func `come back as they were chosen`() throws {
        var sut = Preferences()
        sut.notices = NoticeRules(rain: .init(lead: .seconds(900)), alerts: nil, morning: 400, quietHours: nil)

        #expect(try roundTrip(sut, as: Preferences.self) == sut)
    }

    @Test
    func `of a newer version are kept until they are changed`() throws {
        var sut = try decoded(Preferences.self, from: #"{"notices":{"rain":"heavy"}}"#)

        #expect(sut.notices == nil)
        #expect(try roundTrip(sut, as: [String: JSONValue].self)["notices"] != nil)
        sut.notices = NoticeRules()
        #expect(try roundTrip(sut, as: Preferences.self).notices == NoticeRules())
    }
}
