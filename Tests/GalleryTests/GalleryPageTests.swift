import Foundation
import Gallery
import OpenWeatherCore
import OpenWeatherMocks
import OpenWeatherScreenKit
import OpenWeatherTestWatch
import Testing

@Suite("Gallery pages", .watched)
struct GalleryPageTests {
    private static func environment(in language: TextLanguage) -> ScreenEnvironment {
        ScreenEnvironment(
            language: Language(code: language.rawValue),
            locale: Locale(identifier: language.rawValue),
            units: .metric,
            timeZone: .gmt,
            now: { Date() }
        )
    }

    /// Returns the attributes of every element with one of `names`.
    private func attributes(of names: Set<String>, in tokens: [PageToken]) -> [[String: String]] {
        tokens.compactMap { token in
            guard case .start(let name, let attributes) = token, names.contains(name) else { return nil }
            return attributes
        }
    }

    @Test(arguments: TextLanguage.allCases)
    func `balances every element`(language: TextLanguage) async throws {
        let tokens = try await Pages.made.tokens(language)

        try PageReader.checkBalance(of: tokens)

        #expect(tokens.count > 1_000)
    }

    @Test(arguments: TextLanguage.allCases)
    func `says its language and reading direction`(language: TextLanguage) async throws {
        let tokens = try await Pages.made.tokens(language)
        let direction = language == .arabic ? "rtl" : "ltr"

        let root = try #require(attributes(of: ["html"], in: tokens).first)
        let directions = Set(attributes(of: ["div"], in: tokens).compactMap { $0["dir"] })

        #expect(root["lang"] == language.rawValue)
        #expect(root["dir"] == direction)
        #expect(directions == [direction])
    }

    @Test(arguments: TextLanguage.allCases)
    func `shows a home for every sky and says that its weather is made up`(language: TextLanguage) async throws {
        let articles = PageReader.articles(in: try await Pages.made.tokens(language))
        let homes = articles.filter { $0.id.hasPrefix("home-") }.map(\.id)
        let environment = Self.environment(in: language)
        let words = AttributionContent(id: "", source: .madeUp, in: environment).text

        for sky in [
            "clear-day", "clear-night", "clouds-day", "clouds-night", "rain-day", "rain-night", "snow-day",
            "storm-night",
            "fog-day",
        ] {
            #expect(homes.contains("home-\(sky)"))
        }
        for article in articles where article.id == "home-loaded" || article.id.hasPrefix("favorites-outdated") {
            #expect(article.texts.contains(words), "\(article.id)")
        }
    }

    @Test(arguments: TextLanguage.allCases)
    func `requests nothing from other sites and links to the service alone`(language: TextLanguage) async throws {
        let tokens = try await Pages.made.tokens(language)
        let all = tokens.compactMap { token in
            if case .start(let name, let attributes) = token { (name: name, attributes: attributes) } else { nil }
        }

        let outside = all.flatMap { element in
            element.attributes.filter { $0.value.contains("//") }.map { ($0, element.name) }
        }

        #expect(!outside.isEmpty)
        for (attribute, name) in outside {
            #expect(name == "a" && attribute.key == "href")
            #expect(attribute.value.hasPrefix("https://openweathermap.org"))
        }
        #expect(!all.contains { ["script", "img", "iframe", "object", "video"].contains($0.name) })
        #expect(!all.contains { $0.attributes.keys.contains { $0.hasPrefix("on") || $0 == "src" } })
    }

    @Test(arguments: TextLanguage.allCases)
    func `gives every picture a name or hides it from assistive technology`(language: TextLanguage) async throws {
        let tokens = try await Pages.made.tokens(language)

        let pictures = attributes(of: ["svg"], in: tokens)

        #expect(pictures.count > 300)
        for picture in pictures {
            let isNamed = picture["role"] == "img" && picture["aria-label"]?.isEmpty == false
            #expect(isNamed != (picture["aria-hidden"] == "true"))
        }
        #expect(pictures.contains { $0["role"] == "img" })
    }

    @Test(arguments: TextLanguage.allCases)
    func `uses every name once and points to names that are there`(language: TextLanguage) async throws {
        let tokens = try await Pages.made.tokens(language)
        let all = tokens.compactMap { token in
            if case .start(_, let attributes) = token { attributes } else { nil }
        }

        let names = all.compactMap { $0["id"] }
        let known = Set(names)
        let references = all.flatMap { attributes in
            let names = [attributes["aria-labelledby"], attributes["aria-describedby"]].compactMap(\.self)
            let links = [attributes["href"]].compactMap(\.self).filter { $0.hasPrefix("#") }
            return names + links.map { String($0.dropFirst()) }
        }

        #expect(names.count == known.count)
        #expect(references.count > 100)
        #expect(Set(references).subtracting(known).isEmpty)
    }

    @Test(arguments: TextLanguage.allCases)
    func `shows every screen in several states`(language: TextLanguage) async throws {
        let articles = PageReader.articles(in: try await Pages.made.tokens(language))

        let states = Dictionary(grouping: articles) { $0.id.prefix { $0 != "-" } }.mapValues(\.count)

        let least: [Substring: Int] = [
            "home": 20, "search": 8, "forecast": 6, "day": 4, "air": 7, "favorites": 8, "history": 5, "converter": 8,
            "settings": 3, "widget": 10,
        ]
        for (screen, count) in least { #expect(states[screen, default: 0] >= count, "\(screen)") }
        #expect(articles.allSatisfy { $0.texts.count > 2 })
    }

    @Test(arguments: TextLanguage.allCases)
    func `links to every view from its screen and from the same view in other languages`(language: TextLanguage)
        async throws
    {
        let tokens = try await Pages.made.tokens(language)

        let views = attributes(of: ["div"], in: tokens)
            .filter { $0["class"]?.split(separator: " ").contains("view") == true }
        let links = attributes(of: ["a"], in: tokens)
        let chips = Set(links.filter { $0["class"] == "chip" }.compactMap { $0["href"] })
        let addresses = Set(links.compactMap { $0["href"] })

        #expect(views.count > 70)
        for id in views.compactMap({ $0["id"] }) {
            #expect(chips.contains("#\(id)"))
            for other in Edition.all { #expect(addresses.contains("\(other.tag).html#\(id)")) }
        }
    }

    @Test
    func `is spelled dated and measured as in the united states`() async throws {
        let tokens = try await Pages.made.tokens(.american)
        let root = try #require(attributes(of: ["html"], in: tokens).first)
        let words = PageReader.articles(in: tokens).flatMap(\.texts).joined(separator: "\n")

        #expect(root["lang"] == "en-US")
        #expect(words.contains("Favorites") && !words.contains("avourite"))
        #expect(words.contains("mph") && words.contains("°F"))
        #expect(words.contains(/(May|June?) [0-9]+/) && !words.contains(/[0-9] (May|June?)\b/))
        #expect(!words.contains(/\b(kilo|milli)?metres?\b/))
    }

    @Test
    func `is spelled as in britain on the other English page`() async throws {
        let words = PageReader.articles(in: try await Pages.made.tokens(.english)).flatMap(\.texts)
            .joined(separator: "\n")

        #expect(words.contains("Favourites") && words.contains("kilometre"))
        #expect(!words.contains(/[Ff]avorite|(kilo|milli|centi)meter|\bmeters?\b|\bcolor|\bcenter\b|[Ss]ulfur/))
    }

    /// The device's place is a chip, a row, a section of the settings, and a remark with a button wherever it is refused.
    @Test(arguments: TextLanguage.allCases)
    func `shows the devices place wherever it is shown`(language: TextLanguage) async throws {
        let articles = PageReader.articles(in: try await Pages.made.tokens(language))
        let environment = Self.environment(in: language)
        let texts = DeviceTexts.texts(in: environment)
        func words(_ id: String) -> [String] { articles.first { $0.id == id }?.texts ?? [] }

        for id in ["home-device", "favorites-device"] { #expect(words(id).contains(texts.myLocation), "\(id)") }
        for id in ["home-device-refused", "search-refused", "converter-refused", "settings-refused"] {
            #expect(words(id).contains(texts.openSettings), "\(id)")
        }
        #expect(words("home-idle").contains(environment.texts.places.useCurrentLocation))
        let city = Location.lisbon.name(in: environment.language)
        #expect(words("settings-device").contains { $0.contains(city) })
        #expect(words("forecast-eight-days").count > words("forecast-loaded").count)
    }

    /// A style sheet marks the links, as there is no script.
    @Test
    func `marks the link to every view`() async throws {
        let page = try await GallerySite(place: .lisbon).page(in: .english)

        for section in page.sections {
            #expect(page.document.contains(":has(#\(section.id):target,"))
            for view in section.views {
                #expect(page.document.contains(":has(#\(view.id):target) .states a[href='#\(view.id)']"))
            }
        }
    }

    @Test(arguments: [TextLanguage.english, .arabic])
    func `labels every control`(language: TextLanguage) async throws {
        let tokens = try await Pages.made.tokens(language)
        var labels = 0
        var unnamed: [[String: String]] = []

        for token in tokens {
            switch token {
            case .start("label", _): labels += 1
            case .end("label"): labels -= 1
            case .start(let name, let attributes) where ["input", "select"].contains(name):
                if labels == 0, attributes["aria-label"]?.isEmpty != false { unnamed.append(attributes) }
            case .start, .end, .text: break
            }
        }

        #expect(unnamed.isEmpty)
    }

    @Test
    func `shows the name of a place as text whatever it holds`() async throws {
        let name = "<script>alert('1')</script>\" onload=\"x"
        let place = Location(name: name, country: "PT", state: nil, coordinate: .lisbon)

        let page = try await GallerySite(place: place).page(in: .english)
        let tokens = try PageReader.tokens(of: page.document)

        try PageReader.checkBalance(of: tokens)
        #expect(!page.document.contains("<script"))
        #expect(tokens.contains(.text(name)))
        #expect(
            !tokens.contains { token in
                guard case .start(let element, let attributes) = token else { return false }
                return element == "script" || attributes["onload"] != nil
            }
        )
    }

    @Test
    func `is the same on every run`() async throws {
        let first = try await GallerySite(place: .lisbon).page(in: .japanese).document

        let second = try await GallerySite(place: .lisbon).page(in: .japanese).document

        #expect(first == second)
    }
}
