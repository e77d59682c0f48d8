import Foundation
import OpenWeatherCore
import OpenWeatherNetworking
import Testing

@Suite("Icon addresses")
struct IconURLTests {
    private let sut = OpenWeatherAPIConfiguration(apiKey: APIKey("0123456789abcdef-secret"))

    @Test(arguments: [
        (IconScale.single, "https://openweathermap.org/img/wn/10d.png"),
        (.double, "https://openweathermap.org/img/wn/10d@2x.png"),
        (.quadruple, "https://openweathermap.org/img/wn/10d@4x.png"),
    ]
    )
    func `name the picture in every size`(scale: IconScale, address: String) {
        #expect(sut.iconURL(for: IconCode("10d"), scale: scale)?.absoluteString == address)
    }

    @Test
    func `are large enough for todays screens by default`() {
        #expect(sut.iconURL(for: IconCode("01n"))?.lastPathComponent == "01n@2x.png")
    }

    @Test(arguments: ["", "../x", "10d/..", "10d?x=1", "10 d", "10d#", "%2e%2e", "１０d", "été", "123456789", "10d\n"]
    )
    func `do not exist for a name that is no name of a picture`(name: String) {
        #expect(sut.iconURL(for: IconCode(name)) == nil)
    }

    @Test(
        arguments: [
            ("https://cdn.example.org/icons", "https://cdn.example.org/icons/50d@2x.png"),
            ("https://cdn.example.org/icons/", "https://cdn.example.org/icons/50d@2x.png"),
            ("https://cdn.example.org", "https://cdn.example.org/50d@2x.png"),
            ("file:///icons", nil),
            (nil, nil),
        ] as [(String?, String?)]
    )
    func `follow the configured directory`(directory: String?, address: String?) {
        let sut = IconAPI(baseURLIcons: directory.flatMap { URL(string: $0) })

        #expect(sut.iconURL(for: IconCode("50d"))?.absoluteString == address)
    }

    @Test
    func `need no key`() {
        #expect(sut.iconURL(for: IconCode("10d"))?.absoluteString.contains("secret") == false)
    }
}

/// A configuration with its own address for icons.
private struct IconAPI: WeatherAPIConfiguration {
    let baseURLIcons: URL?

    var apiKey: APIKey? { nil }
}
