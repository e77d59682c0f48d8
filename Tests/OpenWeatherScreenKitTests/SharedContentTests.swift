import Foundation
import OpenWeatherCore
import OpenWeatherScreenKit
import Testing

@Suite("Content that screens share")
struct SharedContentTests {
    @Test(arguments: [
        ("en_US", "Back", "Refresh"), ("de_DE", "Zurück", "Aktualisieren"), ("fr_FR", "Retour", "Actualiser"),
        ("es_ES", "Atrás", "Actualizar"), ("ja_JP", "戻る", "更新"), ("ar", "رجوع", "تحديث"),
    ]
    )
    func `has buttons to leave and to load again`(locale: String, back: String, refresh: String) {
        let environment = ScreenEnvironment.sample(locale)

        #expect(
            ActionContent.back(id: "x.back", in: environment)
                == ActionContent(id: "x.back", title: back, symbolName: "chevron.backward")
        )
        #expect(
            ActionContent.refresh(id: "x.refresh", hint: "h", in: environment)
                == ActionContent(id: "x.refresh", title: refresh, symbolName: "arrow.clockwise", hint: "h")
        )
    }

    @Test
    func `asks for a place with a way back`() {
        let sut = PromptContent.noPlace(id: "x.noLocation", message: "Select a city.", in: .sample())

        #expect(sut.title == "No place selected")
        #expect(sut.message == "Select a city.")
        #expect(sut.symbolName == "mappin.and.ellipse")
        #expect(sut.action == .back(id: "x.noLocation.back", in: .sample()))
        #expect(sut.accessibility.label == "No place selected. Select a city.")
    }

    @Test
    func `says how long ago a value was fetched`() {
        let environment = ScreenEnvironment.sample()
        let fetched = Fetched(1, at: environment.now().addingTimeInterval(-300), from: .cache, source: .openWeather)

        let sut = TextContent.updated(fetched, id: "x.updated", in: environment)

        #expect(sut == TextContent(id: "x.updated", text: "Updated 5 minutes ago", traits: .updatesFrequently))
    }

    @Test
    func `tells a missing value from one that is loading`() {
        #expect(SpokenText.missing(in: .sample()) == SpokenText("–", spoken: "not available"))
        #expect(SpokenText.loading(in: .sample()) == SpokenText("––", spoken: "Loading"))
    }
}
