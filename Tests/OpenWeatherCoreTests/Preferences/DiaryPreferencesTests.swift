import OpenWeatherCore
import Testing

@Suite("The diary in the preferences")
struct DiaryPreferencesTests {
    @Test(arguments: ["{}", #"{"units":"metric","isCacheEnabled":false}"#, #"{"keepsDiary":null}"#])
    func `is off before the user turns it on`(json: String) throws {
        #expect(!Preferences().keepsDiary)
        #expect(try !decoded(Preferences.self, from: json).keepsDiary)
    }

    @Test
    func `is written only while it is on`() throws {
        var sut = Preferences()
        #expect(try roundTrip(sut, as: [String: JSONValue].self)["keepsDiary"] == nil)

        sut.keepsDiary = true

        #expect(try roundTrip(sut, as: [String: JSONValue].self)["keepsDiary"] == .boolean(true))
        #expect(try roundTrip(sut) == sut)
    }

    @Test
    func `that is unreadable is off, and kept until the user changes it`() throws {
        var sut = try decoded(Preferences.self, from: #"{"keepsDiary":{"days":60}}"#)

        #expect(!sut.keepsDiary)
        sut.keepsDiary = true
        #expect(try roundTrip(sut, as: [String: JSONValue].self)["keepsDiary"] == .boolean(true))
    }
}
