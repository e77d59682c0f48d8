import Foundation
import OpenWeatherCore
import OpenWeatherScreenKit
import OpenWeatherTestSupport
import Testing

@Suite("English of a region")
struct EnglishVariantTests {
    @Test(arguments: [
        ("en_US", EnglishVariant.american), ("en_PR", .american), ("en_PH", .american), ("en", .american),
        ("en_US@calendar=gregorian", .american), ("en_GB", .british), ("en_CA", .british), ("en_AU", .british),
        ("en_IE", .british), ("en_001", .british), ("en_150", .british), ("de_DE", .british), ("en_DE", .british),
    ]
    )
    func `is american in the united states alone`(locale: String, expected: EnglishVariant) {
        #expect(EnglishVariant(locale: Locale(identifier: locale)) == expected)
        #expect(ScreenEnvironment.sample(locale).english == expected)
    }

    @Test(arguments: [
        ("en_US", "2 meters per second", "Add to favorites", "City, ZIP code, or coordinates", "Nov 23"),
        ("en_GB", "2 metres per second", "Add to favourites", "City, postcode or coordinates", "23 Nov"),
        ("en_CA", "2 metres per second", "Add to favourites", "City, postcode or coordinates", "Nov 23"),
    ]
    )
    func `spells words units and dates`(
        locale: String,
        speed: String,
        favorite: String,
        prompt: String,
        day: String
    ) {
        let sut = ScreenEnvironment.sample(locale, units: .standard)
        let monday = Date(timeIntervalSince1970: 1_795_435_200)
        let action = FavoriteContent(id: "x", isFavorite: false, failure: nil, in: sut).action

        #expect(sut.formats.speed(Speed(metersPerSecond: 2)).spoken == speed)
        #expect(action.title == favorite)
        #expect(sut.texts.places.prompt == prompt)
        #expect(sut.formats.time(at: .utc).day(monday) == day)
    }

    @Test
    func `differs from the british texts in every spelling and in nothing else`() {
        for (british, american) in [
            (TextLeaves.of(Texts.texts(in: .english)), TextLeaves.of(Texts.texts(in: .english, .american))),
            (
                TextLeaves.of(FavoriteTexts.texts(in: .english)),
                TextLeaves.of(FavoriteTexts.texts(in: .english, .american))
            ),
        ] {
            #expect(british.keys == american.keys)
            for (path, text) in british {
                let isBritish = text.contains(/(?i)favourite|metre|postcode|sulph|colour|grey|centre/)
                #expect((american[path] != text) == isBritish, "\(path)")
                #expect(american[path]?.contains(/(?i)favourite|metre|postcode|sulph|colour|grey|centre/) == false)
            }
        }
    }
}
