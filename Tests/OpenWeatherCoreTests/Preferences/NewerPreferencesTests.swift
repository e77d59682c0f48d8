import Foundation
import OpenWeatherCore
import Testing

@Suite("Preferences of a newer version")
struct NewerPreferencesTests {
    private let oslo = #"{"id":"00112233aabbccdd","name":"Oslo","coordinate":{"latitude":59.9,"longitude":10.7}}"#
    private let bonn = #"{"id":"ffeeddccbbaa9988","name":"Bonn","coordinate":{"latitude":50.7,"longitude":7.1}}"#

    private func fields(of preferences: Preferences) throws -> [String: JSONValue] {
        try roundTrip(preferences, as: [String: JSONValue].self)
    }

    private func fields(in json: String) throws -> [String: JSONValue] {
        try decoded([String: JSONValue].self, from: json)
    }

    @Test(arguments: [
        #"{"units":"furlongs"}"#, #"{"activities":"all"}"#, #"{"keepsDiary":"weekly"}"#, #"{"units":5}"#,
        #"{"language":{"dialect":"nb"}}"#,
        #"{"language":"nb"}"#,
        #"{"isCacheEnabled":"yes"}"#, #"{"isAutoRefreshEnabled":{"every":900}}"#, #"{"recents":5}"#,
        #"{"favorites":{"items":[]}}"#, #"{"favorites":[{}]}"#, #"{"recents":[null]}"#, #"{"currentLocation":[]}"#,
        #"{"currentLocation":{"name":"Oslo","coordinate":{"latitude":95,"longitude":0}}}"#,
        #"{"theme":"dark"}"#, #"{"history":[{"at":790000000.25,"place":{"id":1}}],"flags":[true,false,null]}"#,
    ]
    )
    func `show what is unreadable as the default and write it back`(json: String) throws {
        let sut = try decoded(Preferences.self, from: json)

        #expect(sut.units == .system)
        #expect(sut.language == .device)
        #expect(sut.isCacheEnabled && sut.isAutoRefreshEnabled)
        #expect(sut.currentLocation == nil)
        #expect(sut.recents.isEmpty && sut.favorites.isEmpty)
        let written = try fields(of: sut)
        for (key, value) in try fields(in: json) { #expect(written[key] == value, "\(key)") }
        #expect(try roundTrip(sut) == sut)
    }

    @Test
    func `read every field on its own`() throws {
        let json = """
            {"units":"furlongs","language":{"fixed":"de"},"isCacheEnabled":0,"isAutoRefreshEnabled":false,
             "currentLocation":\(oslo),"recents":[\(oslo),{"name":"?"},\(bonn)],"favorites":"none"}
            """

        let sut = try decoded(Preferences.self, from: json)

        #expect(sut.units == .system)
        #expect(sut.language == .fixed(.german))
        #expect(sut.isCacheEnabled)
        #expect(!sut.isAutoRefreshEnabled)
        #expect(sut.currentLocation?.name == "Oslo")
        #expect(sut.recents.map(\.name) == ["Oslo", "Bonn"])
        #expect(sut.favorites.isEmpty)
    }

    @Test
    func `keep an unknown value until the user changes the setting`() throws {
        var sut = try decoded(Preferences.self, from: #"{"units":"furlongs","language":"nb"}"#)

        sut.isCacheEnabled = false
        sut.units = .system
        #expect(try fields(of: sut)["units"] == .string("furlongs"))

        sut.units = .metric
        #expect(try fields(of: sut)["units"] == .string("metric"))

        sut.units = .system
        #expect(try fields(of: sut)["units"] == .string("system"))
        #expect(try fields(of: sut)["language"] == .string("nb"))
    }

    @Test
    func `replace an unreadable field with the users change of it`() throws {
        var sut = try decoded(
            Preferences.self,
            from: #"{"isCacheEnabled":"yes","isAutoRefreshEnabled":[],"recents":5,"favorites":5,"currentLocation":5}"#
        )
        let place = Location.named("Oslo")

        sut.isCacheEnabled = false
        sut.isAutoRefreshEnabled = false
        sut.language = .fixed(.german)
        sut.select(place)
        sut.toggleFavorite(place)

        let read = try roundTrip(sut)
        #expect(read == sut)
        #expect(!read.isCacheEnabled && !read.isAutoRefreshEnabled)
        #expect(read.currentLocation == place)
        #expect(read.recents == [place])
        #expect(read.favorites == [place])
    }

    @Test
    func `keep an unreadable place at its position`() throws {
        let json = #"{"favorites":[\#(oslo),{"grid":"JO59"},\#(bonn),7]}"#
        var sut = try decoded(Preferences.self, from: json)
        #expect(sut.favorites.map(\.name) == ["Oslo", "Bonn"])

        sut.toggleFavorite(.named("Rome"))

        #expect(try kinds(of: fields(of: sut)["favorites"]) == ["Oslo", "grid", "Bonn", "7", "Rome"])

        for name in ["Oslo", "Bonn", "Rome"] {
            let place = try #require(sut.favorites.first { $0.name == name })
            sut.toggleFavorite(place)
        }
        #expect(sut.favorites.isEmpty)
        #expect(try kinds(of: fields(of: sut)["favorites"]) == ["grid", "7"])
        #expect(try roundTrip(sut).favorites.isEmpty)
    }

    /// The name of each place in a list, or a word for one that is none.
    private func kinds(of list: JSONValue?) -> [String] {
        guard case .array(let elements) = list else { return [] }
        return elements.map { element in
            guard case .object(let members) = element else { return element == .decimal(7) ? "7" : "other" }
            if case .string(let name) = members["name"] { return name }
            return members.keys.first ?? "empty"
        }
    }

    @Test
    func `keep unknown keys of a place wherever it goes`() throws {
        let place = String(oslo.dropLast()) + #","elevation":12.5,"country":["NO"]}"#
        var sut = try decoded(Preferences.self, from: #"{"favorites":[\#(place)]}"#)
        let favorite = try #require(sut.favorites.first)
        #expect(favorite.country == nil)

        sut.select(favorite)
        sut.toggleFavorite(.named("Rome"))

        let expected = try decoded(JSONValue.self, from: place)
        let members = try #require(try fields(of: sut)["currentLocation"])
        #expect(members.merging(["localizedNames": .object([:])], into: expected))
        guard case .array(let favorites) = try fields(of: sut)["favorites"] else {
            Issue.record("no list")
            return
        }
        #expect(favorites.first == members)
        #expect(favorites.count == 2)
    }

    @Test
    func `are equal only when they save the same`() throws {
        let plain = try decoded(Preferences.self, from: #"{"units":"metric"}"#)
        let themed = try decoded(Preferences.self, from: #"{"units":"metric","theme":"dark"}"#)
        let again = try decoded(Preferences.self, from: #"{"theme":"dark","units":"metric","version":1}"#)

        #expect(plain != themed)
        #expect(themed == again)
        #expect(themed.hashValue == again.hashValue)
        #expect(try decoded(Preferences.self, from: #"{"units":null,"recents":null}"#) == Preferences())
    }

    @Test
    func `drop an unknown value beyond the limits and keep the rest`() throws {
        let deep = String(repeating: "[", count: 100) + String(repeating: "]", count: 100)
        let long = "[" + Array(repeating: "1", count: JSONValue.largestCount + 1).joined(separator: ",") + "]"
        let json = #"{"deep":\#(deep),"long":\#(long),"favorites":[\#(deep),\#(bonn)],"theme":"dark"}"#

        let sut = try decoded(Preferences.self, from: json)

        let written = try fields(of: sut)
        #expect(written["theme"] == .string("dark"))
        #expect(written["deep"] == nil)
        #expect(written["long"] == nil)
        #expect(sut.favorites.map(\.name) == ["Bonn"])
    }
}

extension JSONValue {
    /// Whether this object is `other` with `added` in it.
    fileprivate func merging(_ added: [String: JSONValue], into other: JSONValue) -> Bool {
        guard case .object(let members) = other else { return false }
        return self == .object(members.merging(added) { $1 })
    }
}
