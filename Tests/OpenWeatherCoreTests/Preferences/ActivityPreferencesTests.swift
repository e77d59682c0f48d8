import OpenWeatherCore
import Testing

@Suite("Activities in the preferences")
struct ActivityPreferencesTests {
    @Test
    func `are a walk a run and laundry before the user chooses`() throws {
        #expect(Preferences().activities == ["walk", "run", "laundry"])
        #expect(try decoded(Preferences.self, from: "{}").activities == ["walk", "run", "laundry"])
    }

    @Test
    func `are not written while nothing was chosen`() throws {
        let fields = try roundTrip(Preferences(), as: [String: JSONValue].self)

        #expect(fields["activities"] == nil)
    }

    @Test(arguments: [[], ["stargaze"], ["picnic", "run"]] as [[Activity.ID]])
    func `come back as they were chosen`(activities: [Activity.ID]) throws {
        var sut = Preferences()
        sut.activities = activities

        #expect(try roundTrip(sut, as: Preferences.self) == sut)
    }

    @Test
    func `that are unreadable are kept until the user chooses others`() throws {
        var sut = try decoded(Preferences.self, from: #"{"activities":{"all":true}}"#)

        #expect(sut.activities == ["walk", "run", "laundry"])
        sut.activities = ["run"]
        #expect(try roundTrip(sut, as: Preferences.self).activities == ["run"])
    }
}
