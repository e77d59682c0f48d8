import Foundation
import OpenWeatherCore
import OpenWeatherMocks
import OpenWeatherScreenKit
import OpenWeatherTestWatch
import Testing

@MainActor
@Suite("Favorite toggle", .watched)
struct FavoriteToggleTests {
    private let store = CountingPreferences(.sample())
    private let settings = ScreenSettings(
        preferences: .sample(),
        deviceLocale: Locale(identifier: "en_GB"),
        timeZone: .gmt
    )
    private let sut: FavoriteToggle

    init() {
        sut = FavoriteToggle(preferences: store, settings: settings)
    }

    private var content: FavoriteContent? { sut.content(.tokyo, id: "home.favoriteToggle") }

    @Test
    func `shows a change before it is saved`() async {
        let gate = Gate()
        store.holdNextWriting(at: gate)
        #expect(content?.isFavorite == false)

        let tap = Task { await sut.toggle(.tokyo) }
        await gate.waitForArrivals()
        #expect(content?.isFavorite == true)
        #expect(!store.stored.isFavorite(Location.tokyo.id))
        gate.open()
        await tap.value

        #expect(content?.isFavorite == true)
        #expect(store.stored.favorites == [.tokyo])
    }

    @Test
    func `saves taps in their order so that the last one decides`() async {
        let gate = Gate()
        store.holdNextWriting(at: gate)

        let first = Task { await sut.toggle(.tokyo) }
        await gate.waitForArrivals()
        let second = Task { await sut.toggle(.tokyo) }
        await settle()
        #expect(content?.isFavorite == false)
        gate.open()
        await first.value
        await second.value

        #expect(content?.isFavorite == false)
        #expect(store.stored.favorites.isEmpty)
        #expect(store.writings == 2)
    }

    @Test
    func `takes a change back that cannot be saved and says so`() async {
        store.fail(.storage(.full))

        await sut.toggle(.tokyo)

        #expect(content?.isFavorite == false)
        #expect(content?.notice?.kind == .failure)
        #expect(content?.notice?.id == "home.favoriteToggle.notice")

        sut.clearFailure()
        #expect(content?.notice == nil)
    }

    @Test
    func `says nothing of a change that a later one supersedes`() async {
        let (gate, later) = (Gate(), Gate())
        store.holdNextWriting(at: gate)
        store.fail(.storage(.full))

        let first = Task { await sut.toggle(.tokyo) }
        await gate.waitForArrivals()
        store.holdNextWriting(at: later)
        let second = Task { await sut.toggle(.tokyo) }
        await until { content?.isFavorite == false }
        gate.open()
        await first.value
        store.fail(nil)
        later.open()
        await second.value

        #expect(content?.isFavorite == false)
        #expect(content?.notice == nil)
    }

    @Test
    func `goes on saving when the tap is cancelled`() async {
        let gate = Gate(ignoresCancellation: true)
        store.holdNextWriting(at: gate)
        let tap = Task { await sut.toggle(.tokyo) }
        await gate.waitForArrivals()

        tap.cancel()
        gate.open()
        await tap.value

        #expect(store.stored.favorites == [.tokyo])
    }

    @Test
    func `keeps a favorite that another process has added`() async {
        store.change { $0.toggleFavorite(.tokyo) }

        await sut.toggle(.tokyo)

        #expect(store.stored.favorites == [.tokyo], "the tap followed what was shown")
        #expect(content?.isFavorite == true)
    }

    @Test
    func `does nothing without a place`() async {
        await sut.toggle(nil)

        #expect(sut.content(nil, id: "home.favoriteToggle") == nil)
        #expect(store.writings == 0)
    }

    @Test(arguments: TextLanguage.allCases)
    func `has texts in every language`(language: TextLanguage) {
        let texts = FavoriteTexts.texts(in: language)

        #expect(Set([texts.add, texts.remove]).count == 2)
        #expect(!texts.isFavorite.isEmpty)
        if language != .english { #expect(texts.add != FavoriteTexts.texts(in: .english).add) }
    }
}
