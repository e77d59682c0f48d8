import Foundation
import OpenWeatherCities

/// A list of fifty cities and five rows that are none, in the form of the service's.
enum CityFixture {
    /// Writes a list to a temporary file, and passes it to `body` with the file of the imported list.
    static func withFiles<Value>(
        _ json: String = json,
        _ body: (_ source: URL, _ file: URL) async throws -> Value
    ) async throws -> Value {
        let directory = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
        try FileManager.default.createDirectory(at: directory, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: directory) }
        let source = directory.appending(path: "city.list.json")
        try Data(json.utf8).write(to: source)
        return try await body(source, directory.appending(path: "lists/cities.list"))
    }

    /// Imports a list and passes it to `body`.
    static func withList<Value>(_ json: String = json, _ body: (CityList) async throws -> Value) async throws -> Value {
        try await withFiles(json) { source, file in
            try await CityList.importCities(from: source, to: file, now: { Date(timeIntervalSince1970: 1_780_000_000) })
            return try await body(CityList(contentsOf: file))
        }
    }

    /// The list.
    static let json = """
        [
        {"id": 1, "name": "London", "state": "", "country": "GB", "coord": {"lon": -0.12574, "lat": 51.50853}},
        {"id": 2, "name": "London", "state": "", "country": "CA", "coord": {"lon": -81.23, "lat": 42.98}},
        {"id": 3, "name": "London", "state": "OH", "country": "US", "coord": {"lon": -83.45, "lat": 39.89}},
        {"id": 4, "name": "London", "state": "KY", "country": "US", "coord": {"lon": -84.08, "lat": 37.13}},
        {"id": 5, "name": "Londonderry", "state": "", "country": "GB", "coord": {"lon": -7.31, "lat": 55}},
        {"id": 6, "name": "Londrina", "state": "", "country": "BR", "coord": {"lon": -51.16, "lat": -23.31}},
        {"id": 7, "name": "London Colney", "state": "", "country": "GB", "coord": {"lon": -0.3, "lat": 51.72}},
        {"id": 8, "name": "Portland", "state": "OR", "country": "US", "coord": {"lon": -122.68, "lat": 45.52}},
        {"id": 9, "name": "Portland", "state": "ME", "country": "US", "coord": {"lon": -70.26, "lat": 43.66}},
        {"id": 10, "name": "Portland", "state": "", "country": "AU", "coord": {"lon": 141.6, "lat": -38.34}},
        {"id": 11, "name": "Paris", "state": "", "country": "FR", "coord": {"lon": 2.35, "lat": 48.85}},
        {"id": 12, "name": "Paris", "state": "TX", "country": "US", "coord": {"lon": -95.56, "lat": 33.66}},
        {"id": 13, "name": "Parintins", "state": "", "country": "BR", "coord": {"lon": -56.74, "lat": -2.63}},
        {"id": 14, "name": "São Paulo", "state": "", "country": "BR", "coord": {"lon": -46.64, "lat": -23.55}},
        {"id": 15, "name": "Sao Pedro", "state": "", "country": "BR", "coord": {"lon": -47.91, "lat": -22.55}},
        {"id": 16, "name": "Zürich", "state": "", "country": "CH", "coord": {"lon": 8.55, "lat": 47.37}},
        {"id": 17, "name": "Orléans", "state": "", "country": "FR", "coord": {"lon": 1.9, "lat": 47.9}},
        {"id": 18, "name": "Tromsø", "state": "", "country": "NO", "coord": {"lon": 18.96, "lat": 69.65}},
        {"id": 19, "name": "A Coruña", "state": "", "country": "ES", "coord": {"lon": -8.4, "lat": 43.37}},
        {"id": 20, "name": "MÜNCHEN", "state": "", "country": "DE", "coord": {"lon": 11.58, "lat": 48.14}},
        {"id": 21, "name": "new york", "state": "NY", "country": "US", "coord": {"lon": -74.01, "lat": 40.71}},
        {"id": 22, "name": "ＴＯＫＹＯ", "state": "", "country": "JP", "coord": {"lon": 139.69, "lat": 35.69}},
        {"id": 23, "name": "東京都", "state": "", "country": "JP", "coord": {"lon": 139.7, "lat": 35.7}},
        {"id": 24, "name": "القاهرة", "state": "", "country": "EG", "coord": {"lon": 31.25, "lat": 30.06}},
        {"id": 25, "name": "القادسية", "state": "", "country": "IQ", "coord": {"lon": 44.9, "lat": 32.04}},
        {"id": 26, "name": "ירושלים", "state": "", "country": "IL", "coord": {"lon": 35.22, "lat": 31.77}},
        {"id": 27, "name": "Washington, D.C.", "state": "DC", "country": "US", "coord": {"lon": -77.04, "lat": 38.9}},
        {"id": 28, "name": "ｶﾗﾌﾄ", "state": "", "country": "JP", "coord": {"lon": 143, "lat": 50}},
        {"id": 29, "name": "Smile 😀", "state": "", "country": "GB", "coord": {"lon": 0.5, "lat": 51.5}},
        {"id": 30, "name": "😀 Town", "state": "", "country": "GB", "coord": {"lon": 0.6, "lat": 51.6}},
        {"id": 31, "name": "İstanbul", "state": "", "country": "TR", "coord": {"lon": 28.95, "lat": 41.01}},
        {"id": 32, "name": "Iskenderun", "state": "", "country": "TR", "coord": {"lon": 36.17, "lat": 36.59}},
        {"id": 33, "name": "Łódź", "state": "", "country": "PL", "coord": {"lon": 19.47, "lat": 51.75}},
        {"id": 34, "name": "Großenhain", "state": "", "country": "DE", "coord": {"lon": 13.53, "lat": 51.29}},
        {"id": 35, "name": "Saint-Denis", "state": "", "country": "FR", "coord": {"lon": 2.36, "lat": 48.94}},
        {"id": 36, "name": "Saint-Denis", "state": "", "country": "RE", "coord": {"lon": 55.45, "lat": -20.88}},
        {"id": 37, "name": "Saint  George", "state": "UT", "country": "US", "coord": {"lon": -113.58, "lat": 37.1}},
        {"id": 38, "name": "L'Aquila", "state": "", "country": "IT", "coord": {"lon": 13.4, "lat": 42.35}},
        {"id": 39, "name": "Hồ Chí Minh", "state": "", "country": "VN", "coord": {"lon": 106.67, "lat": 10.75}},
        {"id": 40, "name": "Đà Nẵng", "state": "", "country": "VN", "coord": {"lon": 108.22, "lat": 16.07}},
        {"_id": 41, "name": "Old Row", "country": "UA", "coord": {"lon": 34.28, "lat": 44.55}},
        {"id": 833.0, "name": "Ḩeşār-e Sefīd", "state": "", "country": "IR", "coord": {"lon": 47.159401, "lat": 34.330502}},
        {"id": 43, "name": "Berlin", "state": "", "country": "DE", "coord": {"lon": 13.41, "lat": 52.52}},
        {"id": 44, "name": "Berlin", "state": "NH", "country": "US", "coord": {"lon": -71.18, "lat": 44.47}},
        {"id": 45, "name": "Berlingen", "state": "", "country": "CH", "coord": {"lon": 9.02, "lat": 47.67}},
        {"id": 46, "name": "Athens", "state": "", "country": "GR", "coord": {"lon": 23.72, "lat": 37.98}},
        {"id": 47, "name": "Athens", "state": "GA", "country": "US", "coord": {"lon": -83.38, "lat": 33.96}},
        {"id": 48, "name": "Far Island", "state": "", "country": "", "coord": {"lon": -180, "lat": -90}},
        {"id": 49, "name": "R\\u00e9o", "state": null, "country": "BF", "coord": {"lon": -2.47, "lat": 12.32}},
        {"id": 50, "name": "Brace {[\\\\\\"]}", "state": "", "country": "XX", "coord": {"lon": 1, "lat": 2}},
        {"id": 51, "state": "", "country": "GB", "coord": {"lon": 1, "lat": 2}},
        {"id": 52, "name": " ", "state": "", "country": "GB", "coord": {"lon": 1, "lat": 2}},
        {"id": 53, "name": "London Beyond", "state": "", "country": "GB", "coord": {"lon": 1, "lat": 90.5}},
        {"id": 54, "name": "London Nowhere", "state": "", "country": "GB", "coord": null},
        {"name": "London Unnumbered", "state": "", "country": "GB", "coord": {"lon": 1, "lat": 2}}
        ]
        """
}
