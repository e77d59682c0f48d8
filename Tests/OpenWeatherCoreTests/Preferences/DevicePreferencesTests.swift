import Foundation
import OpenWeatherCore
import Testing

@Suite("Preferences for the device's place")
struct DevicePreferencesTests {
    private let lisbon = Location.named("Lisbon")
    private let oslo = Location.named("Oslo")
    private let noon = Date(timeIntervalSince1970: 1_779_969_600)

    private var found: DevicePlace { DevicePlace(lisbon, fix: .at(38.722_9, -9.139_1), at: noon) }

    @Test
    func keepTwoDecimalsOfAFixAndWholeSeconds() throws {
        let place = DevicePlace(lisbon, fix: .at(38.722_9, -9.139_1), at: noon + 0.4)

        #expect(place.fix == .at(38.72, -9.14))
        #expect(place.date == noon)
        #expect(try roundTrip(place) == place)
        #expect(DevicePlace(lisbon, at: Date(timeIntervalSince1970: .infinity)).date.timeIntervalSince1970 == 0)
    }

    @Test
    func followTheDeviceOnceItIsChosenAndRecordNoVisit() {
        var sut = Preferences()
        sut.select(oslo)
        sut.toggleFavorite(oslo)
        let history = sut.history

        sut.selectDevice(found)
        #expect(sut.choice == .device)
        #expect(sut.currentLocation == lisbon)
        #expect(sut.favoriteChoices == [.device, .place(oslo)])

        sut.deviceMoved(to: DevicePlace(oslo, at: noon))
        #expect(sut.currentLocation == oslo)
        #expect(sut.choice == .device)
        #expect(sut.history == history)
    }

    @Test
    func keepAPlaceThatWasChosenWhileTheDeviceMoves() {
        var sut = Preferences()
        sut.selectDevice(found)
        sut.select(oslo)

        sut.deviceMoved(to: DevicePlace(.named("Bonn"), at: noon))

        #expect(sut.choice == .place(oslo))
        #expect(sut.location(of: .device)?.name == "Bonn")
        sut.select(.device)
        #expect(sut.currentLocation?.name == "Bonn")
        sut.select(.place(oslo), at: noon)
        #expect(sut.history.first?.date == noon)
    }

    @Test
    func loseNothingThatIsShownOrSavedWhenTheDeviceIsForgotten() {
        var sut = Preferences()
        sut.toggleFavorite(oslo)
        sut.selectDevice(found)

        sut.forgetDevice()

        #expect(sut.devicePlace == nil)
        #expect(sut.choice == .place(lisbon))
        #expect(sut.favoriteChoices == [.place(oslo)])
        sut.select(.device)
        sut.setDeviceFavorite(true)
        #expect(sut.choice == .place(lisbon))
        #expect(!sut.isDeviceFavorite)
    }

    @Test
    func readBackAndLeaveOlderFilesAsTheyAre() throws {
        var sut = Preferences()
        let empty = try roundTrip(sut, as: [String: JSONValue].self)
        #expect(empty["device"] == nil && empty["hasBegun"] == nil)

        sut.selectDevice(found)
        #expect(try roundTrip(sut) == sut)
        sut.setDeviceFavorite(false)
        sut.select(oslo)
        #expect(try roundTrip(sut) == sut)
        #expect(try roundTrip(sut).choice == .place(oslo))
    }

    @Test(arguments: [
        #"{"device":5}"#, #"{"device":{"isFollowed":true,"isFavorite":true}}"#,
        #"{"device":{"place":{"date":5},"isFollowed":true}}"#, #"{"device":{"place":null,"isFavorite":true}}"#,
        #"{"hasBegun":"yes"}"#,
    ])
    func followNothingWhereAFileHasNoPlaceOfTheDevice(json: String) throws {
        let sut = try decoded(Preferences.self, from: json)

        #expect(sut.devicePlace == nil)
        #expect(sut.choice == nil)
        #expect(sut.favoriteChoices.isEmpty)
        #expect(!sut.hasBegun)
    }

    @Test
    func keepWhatANewerVersionSavesBesideThePlace() throws {
        let place = try roundTrip(found, as: JSONValue.self)
        var sut = try decoded(Preferences.self, from: #"{"device":{"accuracy":"rough"}}"#)

        sut.deviceMoved(to: found)

        guard case .object(let device)? = try roundTrip(sut, as: [String: JSONValue].self)["device"] else {
            Issue.record("the field is an object")
            return
        }
        #expect(device["accuracy"] == .string("rough"))
        #expect(device["place"] == place)
    }

    @Test
    func beginOnceWithPlacesOfTheAppsChoice() {
        var sut = Preferences()
        sut.begin(with: [lisbon, oslo, lisbon])
        #expect(sut.currentLocation == lisbon)
        #expect(sut.favorites == [lisbon, oslo])
        #expect(sut.history.isEmpty)

        sut.setCurrentLocation(nil)
        sut.removeFavorite(lisbon.id)
        sut.removeFavorite(oslo.id)
        sut.begin(with: [lisbon])
        #expect(sut.currentLocation == nil && sut.favorites.isEmpty, "what was removed does not come back")
    }

    @Test
    func beginWithNothingForAUserWhoHasChosenBefore() {
        var sut = Preferences()
        sut.select(oslo)

        sut.begin(with: [lisbon])

        #expect(sut.hasBegun)
        #expect(sut.currentLocation == oslo && sut.favorites.isEmpty)
    }

    @Test(arguments: [PlaceChoice.device, .place(.named("Oslo"))])
    func storeAChoiceAndReadItBack(choice: PlaceChoice) throws {
        #expect(try roundTrip([choice]) == [choice])
    }

    @Test(arguments: [#"["elsewhere"]"#, "[5]", "[{}]"])
    func readNoOtherChoice(json: String) {
        #expect(throws: DecodingError.self) { try decoded([PlaceChoice].self, from: json) }
    }

    @Test
    func tellTheDevicesPlaceFromAnyOtherByItsIdentity() throws {
        #expect(PlaceChoice.device.id == .device)
        #expect(PlaceChoice.place(oslo).id == oslo.id)
        #expect(try roundTrip([LocationID.device]) == [.device])
    }
}
