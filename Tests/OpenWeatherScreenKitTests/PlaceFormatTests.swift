import OpenWeatherCore
import OpenWeatherMocks
import OpenWeatherScreenKit
import Testing

@Suite("Place format")
struct PlaceFormatTests {
    @Test(arguments: [
        ("en_GB", "London", "England, United Kingdom"), ("de_DE", "London", "England, Vereinigtes Königreich"),
        ("fr_FR", "Londres", "England, Royaume-Uni"), ("es_ES", "Londres", "England, Reino Unido"),
        ("ja_JP", "ロンドン", "England、イギリス"), ("ar_EG", "لندن", "England، المملكة المتحدة"),
    ]
    )
    func `writes name and region in the readers language`(locale: String, title: String, subtitle: String) {
        let sut = PlaceFormat(.sample(locale))

        #expect(sut.title(of: .london).text == title)
        #expect(sut.subtitle(of: .london) == subtitle)
    }

    @Test(
        arguments: [
            (nil, nil, nil), ("England", nil, "England"), (nil, "GB", "United Kingdom"), ("", "", nil),
            (nil, "gb", "United Kingdom"), (nil, "XX", "XX"), ("Kosovo", "XK", "Kosovo, Kosovo"),
        ] as [(String?, String?, String?)]
    )
    func `leaves out what is not known`(state: String?, country: String?, expected: String?) {
        let sut = PlaceFormat(.sample("en_GB"))

        #expect(sut.subtitle(of: .sample(country: country, state: state)) == expected)
    }

    @Test(arguments: ["", " ", "\u{A0}\t"])
    func `shows a place without a name by its coordinates and only once`(name: String) {
        let sut = PlaceFormat(.sample("en_GB"))
        let nameless = Location.sample(name: name, country: nil, coordinate: .sydney)

        #expect(sut.title(of: nameless).text == "33.87°\u{A0}S, 151.21°\u{A0}E")
        #expect(sut.coordinates(of: nameless) == nil)
        #expect(sut.spoken(nameless) == "33.87° south, 151.21° east")
        #expect(sut.coordinates(of: .sydney) == "33.87°\u{A0}S, 151.21°\u{A0}E")
    }

    @Test
    func `asks the countrys name of the texts language where the readers has no texts`() {
        let sut = PlaceFormat(.sample("pt_PT"))

        #expect(sut.title(of: .lisbon).text == "Lisboa")
        #expect(sut.subtitle(of: .london) == "England, United Kingdom")
    }

    @Test(arguments: [
        ("en_GB", "My location", "My location, London, England, United Kingdom"),
        ("ja_JP", "現在地", "現在地、ロンドン、England、イギリス"), ("ar_EG", "موقعي", "موقعي، لندن، England، المملكة المتحدة"),
    ]
    )
    func `speaks the devices place with the pauses of the language`(locale: String, device: String, spoken: String) {
        let format = PlaceFormat(.sample(locale))

        let content = PlaceContent(.london, device: device, identifier: "x", hint: nil, format: format)

        #expect(content.accessibility.label == spoken)
    }

    @Test
    func `makes content with the place its identifier and what is spoken`() {
        let content = PlaceContent(
            .london,
            identifier: "search.result.3",
            value: "Favorite",
            hint: "Shows the weather there",
            format: PlaceFormat(.sample("en_GB"))
        )

        #expect(content.id == Location.london.id)
        #expect(content.identifier == "search.result.3")
        #expect(
            content.accessibility
                == AccessibilityText(
                    label: "London, England, United Kingdom",
                    value: "Favorite",
                    hint: "Shows the weather there"
                )
        )
    }
}
