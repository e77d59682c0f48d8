import Foundation
import OpenWeatherCities
import OpenWeatherCore
import OpenWeatherTestWatch
import Testing

@Suite("Search in the list of cities", .watched)
struct CitySearchTests {
    @Test
    func `a text finds cities in the documented order`() async throws {
        let table: [(text: String, ids: [Int])] = [
            ("London", [2, 1, 4, 3, 7, 5]),
            ("LONDON", [2, 1, 4, 3, 7, 5]),
            ("ｌｏｎｄｏｎ", [2, 1, 4, 3, 7, 5]),
            (" lon ", [2, 1, 4, 3, 6, 5, 7]),
            ("London,GB", [1, 7, 5]),
            ("London, gb", [1, 7, 5]),
            ("London，ＧＢ", [1, 7, 5]),
            ("London,OH,US", [3]),
            ("Portland,OR,US", [8]),
            ("Portland,,US", [9, 8]),
            ("Portland,US", [9, 8]),
            ("Portland,OR", []),
            ("Portland", [10, 9, 8]),
            ("par", [11, 12, 13]),
            ("sao p", [14, 15]),
            ("SÃO PAULO", [14]),
            ("zurich", [16]),
            ("Zu\u{308}rich", [16]),
            ("ORLEANS", [17]),
            ("tromsø", [18]),
            ("a coruna", [19]),
            ("münch", [20]),
            ("New  York", [21]),
            ("tokyo", [22]),
            ("東京", [23]),
            ("القا", [24, 25]),
            ("ירוש", [26]),
            ("washington", [27]),
            ("Washington, D.C.", [27]),
            ("Washington,DC,US", [27]),
            ("Washington, United States", []),
            ("カラ", [28]),
            ("smile 😀", [29]),
            ("😀", [30]),
            ("istanbul", [31]),
            ("is", [31, 32]),
            ("łodz", [33]),
            ("saint", [35, 36, 37]),
            ("saint george", [37]),
            ("l'aq", [38]),
            ("ho chi minh", [39]),
            ("đa nang", [40]),
            ("old row", [41]),
            ("hesar", [833]),
            ("berlin", [43, 44, 45]),
            ("athens,gr", [46]),
            ("far island", [48]),
            ("reo", [49]),
            ("brace {[\\\"]}", [50]),
            ("Lisboa", []),
            ("", []),
            (",", []),
            (",GB", []),
            ("London,OH,US,Earth", []),
            ("Lon\u{0}don", []),
            ("\u{301}", []),
        ]
        try await CityFixture.withList { list in
            for (text, ids) in table {
                #expect(list.cities(matching: text).map(\.id) == ids, "\(text)")
            }
        }
    }

    @Test
    func `no more cities are found than were asked for, and the best`() async throws {
        try await CityFixture.withList { list in
            #expect(list.cities(matching: "lon", limit: 3).map(\.id) == [2, 1, 4])
            #expect(list.cities(matching: "lon", limit: 0) == [])
            #expect(list.cities(matching: "lon", limit: -1) == [])
        }
    }

    @Test
    func `a city has the values of its row`() async throws {
        try await CityFixture.withList { list in
            #expect(list.count == 50)
            #expect(list.imported == Date(timeIntervalSince1970: 1_780_000_000))
            let point = Coordinate(clampingLatitude: 34.330502, longitude: 47.159401)
            #expect(
                list.cities(matching: "hesar") == [
                    City(id: 833, name: "Ḩeşār-e Sefīd", country: "IR", coordinate: point)
                ]
            )
            let portland = try #require(list.cities(matching: "portland,or,us").first)
            #expect(portland.state == "OR")
            #expect(portland.location.name == "Portland")
            #expect(portland.location.state == "OR")
            #expect(portland.location.country == "US")
            #expect(portland.locationQuery == .coordinate(portland.coordinate))
            #expect(list.cities(matching: "far island").first?.country == nil)
        }
    }
}
