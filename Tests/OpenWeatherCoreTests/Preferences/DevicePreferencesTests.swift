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
    func `keep two decimals of a fix and whole seconds`() throws {
        let place = DevicePlace(lisbon, fix: .at(38.722_9, -9.139_1), at: noon + 0.4)

        #expect(place.fix == .at(38.72, -9.14))
        #expect(place.date == noon)
        #expect(try roundTrip(place) == place)
        #expect(DevicePlace(lisbon, at: Date(timeIntervalSince1970: .infinity)).date.timeIntervalSince1970 == 0)
    }

    @Test
    func `follow the device once it is chosen and record no visit`() {
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
    func `keep a place that was chosen while the device moves`() {
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
    func `lose nothing that is shown or saved when the device is forgotten`() {
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
    func `read back and leave older files as they are`() throws {
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
    func `follow nothing where a file has no place of the device`(json: String) throws {
        let sut = try decoded(Preferences.self, from: json)

        #expect(sut.devicePlace == nil)
        #expect(sut.choice == nil)
        #expect(sut.favoriteChoices.isEmpty)
        #expect(!sut.hasBegun)
    }

    @Test
    func `keep what a newer version saves beside the place`() throws {
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

    @Test(arguments: [
        #"{"device":{"place":{"date":5}}}"#, #"{"device":{"place":5,"isFollowed":"yes","isFavorite":[]}}"#,
    ])
    func `replace an unreadable place with the one that is found`(json: String) throws {
        var sut = try decoded(Preferences.self, from: json)

        sut.selectDevice(found)

        let read = try roundTrip(sut)
        #expect(read == sut)
        #expect(read.devicePlace == found)
        #expect(read.followsDevice && read.isDeviceFavorite)
    }

    @Test
    func `begin once with places of the apps choice`() {
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
    func `begin with nothing for a user who has chosen before`() {
        var sut = Preferences()
        sut.select(oslo)

        sut.begin(with: [lisbon])

        #expect(sut.hasBegun)
        #expect(sut.currentLocation == oslo && sut.favorites.isEmpty)
    }

    @Test(arguments: [PlaceChoice.device, .place(.named("Oslo"))])
    func `store a choice and read it back`(choice: PlaceChoice) throws {
        #expect(try roundTrip([choice]) == [choice])
    }

    @Test(arguments: [#"["elsewhere"]"#, "[5]", "[{}]"])
    func `read no other choice`(json: String) {
        #expect(throws: DecodingError.self) { try decoded([PlaceChoice].self, from: json) }
    }

    @Test
    func `tell the devices place from any other by its identity`() throws {
        #expect(PlaceChoice.device.id == .device)
        #expect(PlaceChoice.place(oslo).id == oslo.id)
        #expect(try roundTrip([LocationID.device]) == [.device])
    }
}
