/// The shapes that weather icons consist of, on a square of 64 units.
enum WeatherShape: Sendable {
    /// The colors that the shapes refer to.
    static var gradients: [Markup] {
        [
            gradient("sun-colors", "#FFD95A", "#FF9F1C"), gradient("moon-colors", "#FFF3C4", "#E3C878"),
            gradient("cloud-colors", "#FFFFFF", "#C4D3E3"), gradient("dark-cloud-colors", "#B4C3D4", "#71869D"),
        ]
    }

    static var sun: Markup {
        Markup("g") {
            disc(32, 32, 13)
            rays("M32 8v6M32 50v6M8 32h6M50 32h6M15 15l4.3 4.3M44.7 44.7 49 49M49 15l-4.3 4.3M19.3 44.7 15 49")
        }
    }
    static var sunBehind: Markup {
        Markup("g") {
            disc(41, 23, 11)
            rays("M41 3v4.5M57 23h4.5M52.3 11.7l3.2-3.2M29.7 11.7l-3.2-3.2M52.3 34.3l3.2 3.2")
        }
    }
    static var lowSun: Markup {
        Markup("g") {
            disc(32, 24, 11)
            rays("M32 4v4.5M12 24h4.5M47.5 24H52M18 10l3.2 3.2M46 10l-3.2 3.2")
        }
    }
    static var moon: Markup { crescent("M40 50A20 20 0 0 1 27 13a16 16 0 1 0 24 24 20 20 0 0 1-11 13Z") }
    static var moonBehind: Markup { crescent("M53 33A16 16 0 0 1 39 9a13.5 13.5 0 1 0 17 20.5 12 12 0 0 1-3 3.5Z") }
    static var lowMoon: Markup { crescent("M38 36A16 16 0 0 1 28 9a13 13 0 1 0 19 19 15 15 0 0 1-9 8Z") }
    static var cloud: Markup { cloud("translate(0 6)", "cloud-colors") }
    static var raisedCloud: Markup { cloud("translate(0 -4)", "cloud-colors") }
    static var darkCloud: Markup { cloud("translate(0 -4)", "dark-cloud-colors") }
    static var smallCloud: Markup { cloud("translate(2 19) scale(.8)", "cloud-colors") }
    static var backCloud: Markup { cloud("translate(22 -3) scale(.68)", "dark-cloud-colors") }
    static var drizzle: Markup { drops("M23 49v3M32 52v3M41 49v3") }
    static var rain: Markup { drops("M23 47l-2.5 8M33 47l-2.5 8M43 47l-2.5 8") }
    static var heavyRain: Markup { drops("M20 47l-3.5 11M29 47l-3.5 11M38 47l-3.5 11M47 47l-3.5 11") }
    static var stormRain: Markup { drops("M19 47l-2.5 8M45 47l-2.5 8") }
    static var sleet: Markup {
        Markup("g") {
            drops("M22 47l-2.5 8M44 47l-2.5 8")
            flakes([(32, 52)])
        }
    }
    static var snow: Markup { flakes([(21, 50), (32, 55), (43, 50)]) }
    static var heavySnow: Markup { flakes([(18, 49), (28, 56), (37, 49), (47, 56)]) }
    static var bolt: Markup {
        Markup(
            "path",
            [
                "d": "M34 38 25 51h6l-3 10 11-14h-6.5l4-9Z", "fill": "#FFC933", "stroke": "#7A5200",
                "stroke-opacity": ".35",
            ]
        )
    }
    static var fog: Markup { lines("M14 48h30M20 54h30M14 60h24", "#E8EFF6") }
    static var haze: Markup { lines("M12 42h40M18 49h32M14 56h28", "#F3DFAE") }
    static var dust: Markup { lines("M10 42h28M44 42h8M14 49h10M30 49h22M12 56h22M40 56h6", "#D9A860") }
    static var smoke: Markup {
        lines("M20 54c-6-8 8-12 2-22M32 56c-7-10 9-16 2-30M44 54c-6-8 8-12 2-22", "#C3CCD6")
    }
    static var wind: Markup {
        lines("M8 26h28a7 7 0 1 0-6.5-9.5M8 36h40a7 7 0 1 1-6.5 9.5M8 46h18", "#EAF2FA")
    }
    static var tornado: Markup { lines("M12 14h40M16 23h32M22 32h22M27 41h14M30 50h7M33 58h2", "#DCE6F0") }

    private static func gradient(_ name: String, _ top: String, _ bottom: String) -> Markup {
        Markup("linearGradient", ["id": name, "x1": "0", "y1": "0", "x2": "0", "y2": "1"]) {
            Markup("stop", ["stop-color": top])
            Markup("stop", ["offset": "1", "stop-color": bottom])
        }
    }

    private static func disc(_ x: Int, _ y: Int, _ radius: Int) -> Markup {
        Markup("circle", ["cx": "\(x)", "cy": "\(y)", "r": "\(radius)", "fill": "url(#sun-colors)"])
    }

    private static func rays(_ path: String) -> Markup {
        stroke(path, "#FFB020", width: "3.5")
    }

    private static func crescent(_ path: String) -> Markup {
        Markup("path", ["d": path, "fill": "url(#moon-colors)", "stroke": "#8A6D1F", "stroke-opacity": ".25"])
    }

    private static func cloud(_ place: String, _ colors: String) -> Markup {
        Markup(
            "path",
            [
                "d": "M18 46h28a11 11 0 0 0 1.5-21.9A16 16 0 0 0 17 22.5 12 12 0 0 0 18 46Z", "transform": place,
                "fill": "url(#\(colors))", "stroke": "#294766", "stroke-opacity": ".28",
            ]
        )
    }

    private static func drops(_ path: String) -> Markup { stroke(path, "#4FB2FF", width: "3.5") }

    private static func flakes(_ places: [(Int, Int)]) -> Markup {
        let paths = places.map { x, y in
            "M\(x) \(y - 4)v8M\(x - 3) \(y - 2)l6 4M\(x + 3) \(y - 2)l-6 4"
        }
        return Markup("g") {
            stroke(paths.joined(), "#3F7FB5", width: "3.2")
            stroke(paths.joined(), "#FFFFFF", width: "1.8")
        }
    }

    private static func lines(_ path: String, _ color: String) -> Markup {
        Markup("g") {
            stroke(path, "#3C536B", width: "5.2", opacity: ".45")
            stroke(path, color, width: "4")
        }
    }

    private static func stroke(_ path: String, _ color: String, width: String, opacity: String? = nil) -> Markup {
        Markup(
            "path",
            [
                "d": path, "fill": "none", "stroke": color, "stroke-width": width, "stroke-linecap": "round",
                "stroke-linejoin": "round", "stroke-opacity": opacity,
            ]
        )
    }
}
