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
        var sut = try decoded(Preferences.self, from: #"{"notices":"all"}"#)

        #expect(sut.notices == nil)
        #expect(try roundTrip(sut, as: [String: JSONValue].self)["notices"] == .string("all"))
        sut.notices = NoticeRules()
        #expect(try roundTrip(sut, as: Preferences.self).notices == NoticeRules())
    }

    /// Returns the notices that are saved, by their keys.
    private func saved(_ preferences: Preferences) throws -> [String: JSONValue] {
        let fields = try roundTrip(preferences, as: [String: JSONValue].self)
        guard case .object(let members)? = fields["notices"] else { return [:] }
        return members
    }

    @Test
    func `keep a rule of a newer version when something else is saved`() throws {
        var sut = Preferences()
        sut.notices = NoticeRules()
        var rules = try saved(sut)
        rules["wind"] = .object([:])
        var fields = try roundTrip(sut, as: [String: JSONValue].self)
        fields["notices"] = .object(rules)
        var read = try roundTrip(fields, as: Preferences.self)

        read.toggleFavorite(.named("Lisbon"))
        read.notices?.frost = NoticeRules.Frost()

        #expect(try saved(read)["wind"] == .object([:]))
        #expect(read.notices?.rain == NoticeRules.Rain())
        #expect(try roundTrip(read) == read)
    }

    @Test
    func `leave the others alone where one is unreadable, and keep it until it is changed`() throws {
        var sut = try decoded(Preferences.self, from: #"{"notices":{"rain":"heavy","morning":400,"clock":"moon"}}"#)

        #expect(sut.notices?.rain == nil && sut.notices?.alerts == nil && sut.notices?.quietHours == nil)
        #expect(sut.notices?.morning == 400)
        #expect(sut.notices?.clock == .place)
        sut.notices?.morning = 420
        #expect(try saved(sut)["rain"] == .string("heavy"))
        #expect(try saved(sut)["clock"] == .string("moon"))

        sut.notices?.rain = NoticeRules.Rain()
        #expect(try roundTrip(sut).notices?.rain == NoticeRules.Rain())
        #expect(try saved(sut)["clock"] == .string("moon"))
    }
}
