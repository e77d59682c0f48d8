import Foundation
import OpenWeatherCore
import OpenWeatherInsights
import OpenWeatherTestSupport
import Testing

@Suite("GPX reader")
struct GPXReaderTests {
    private static let date = Date(timeIntervalSince1970: 1_779_958_800)  // 2026-05-28T09:00:00Z

    private static func track(_ text: String) throws(GPXError) -> [TrackPoint] {
        try GPXReader().track(in: Data(text.utf8))
    }

    /// Returns a file around points of a track.
    private static func file(_ points: String) -> String {
        #"<?xml version="1.0"?><gpx version="1.1" xmlns="http://www.topografix.com/GPX/1/1"><trk><trkseg>"# + points
            + "</trkseg></trk></gpx>"
    }

    private static func point(_ latitude: Double, _ longitude: Double, _ date: Date? = nil) -> TrackPoint {
        TrackPoint(Coordinate(clampingLatitude: latitude, longitude: longitude), at: date)
    }

    @Test
    func `reads the points of a track with their dates`() throws {
        let sut = try Self.track(
            """
            <?xml version="1.0" encoding="UTF-8"?>
            <!-- a ride > <trkpt lat="9" lon="9"/> -->
            <gpx version="1.1" creator="a &quot;device&quot; >" xmlns="http://www.topografix.com/GPX/1/1">
              <metadata><time>2020-01-01T00:00:00Z</time></metadata>
              <wpt lat="1" lon="1"><time>2020-01-01T00:00:00Z</time></wpt>
              <rte><rtept lat="2" lon="2"/></rte>
              <trk><name><![CDATA[<trkpt lat="3" lon="3"/>]]></name>
                <trkseg><trkpt lat="38.72" lon="-9.14"><ele>12</ele><time>2026-05-28T09:00:00Z</time></trkpt></trkseg>
                <trkseg><trkpt lon='-9.15' lat='38.73'>
                  <extensions><time>2020-01-01T00:00:00Z</time></extensions>
                  <time> 2026-05-28T10:00:00.25+01:00 </time>
                </trkpt><trkpt lat="38.74" lon="-9.16"/></trkseg>
              </trk>
            </gpx>
            """
        )

        #expect(
            sut == [
                Self.point(38.72, -9.14, Self.date), Self.point(38.73, -9.15, Self.date + 0.25),
                Self.point(38.74, -9.16),
            ]
        )
    }

    @Test
    func `reads the points of a route where there is no track`() throws {
        let sut = try Self.track(#"<gpx><rte><rtept lat="1" lon="2"/><rtept lat="3" lon="4"/></rte></gpx>"#)

        #expect(sut == [Self.point(1, 2), Self.point(3, 4)])
    }

    @Test(arguments: [
        #"<g:trkpt lat="1" lon="2"><g:time>2026-05-28T09:00:00Z</g:time></g:trkpt>"#,
        #"<trkpt x:lat="9" lat = "1" lon= '2' ><time>2026-<!-- a -->05-28T09:00:00Z</time></trkpt>"#,
        #"<trkpt lat="&#49;" lon="&#x32;"><time>2026-05-28&#84;09:00:00&#x5A;</time></trkpt>"#,
        #"<trkpt lat=" 1 " lon="2.0e0"><time><![CDATA[2026-05-28T09:00:00]]>Z</time></trkpt>"#,
        #"<trkpt lat="1" lon="2" note="a > b"><?pi > ?><time>2026-05-28t09:00:00z</time></trkpt>"#,
    ])
    func `does not mind how a point is written`(text: String) throws {
        #expect(try Self.track(Self.file(text)) == [Self.point(1, 2, Self.date)])
    }

    @Test(arguments: [
        "", "today", "2026-05-28", "2026-02-30T09:00:00Z", "2026-05-28T25:00:00Z", "2026-05-28T09:60:00Z",
        "2026-05-28T09:00:00Zulu", "2026-05-28T09:00:00+1", "99999999999999999999-01-01T00:00:00Z", "&time;",
        "２０２６-05-28T09:00:00Z",
    ])
    func `an unreadable date is none`(text: String) throws {
        #expect(
            try Self.track(Self.file(#"<trkpt lat="1" lon="2"><time>\#(text)</time></trkpt>"#)) == [Self.point(1, 2)]
        )
    }

    @Test(
        arguments: [
            ("", .noPoints, 1), ("\n\nhello", .noPoints, 3), ("<html>\n</html>", .notGPX, 1),
            ("<gpx>\n</gpx>", .noPoints, 2),
            ("<gpx>\n<", .endsEarly, 2), ("<gpx><trkpt\n", .endsEarly, 1), ("<gpx><!-- ", .endsEarly, 1),
            ("<gpx>\n<![CDATA[ ]]", .endsEarly, 2), ("<gpx>\n\n<trk>", .endsEarly, 3),
            ("<gpx></gpx></gpx>", .notXML, 1),
            ("<gpx>\n<trk<", .notXML, 2), ("<gpx>< >", .notXML, 1), ("<gpx a='>", .endsEarly, 1),
            ("</gpx>", .notXML, 1),
            ("<gpx>\n<trkpt lat='1'/></gpx>", .invalidPoint, 2), ("<gpx><trkpt lat='91' lon='1'/>", .invalidPoint, 1),
            ("<gpx><trkpt lat='nan' lon='1'/>", .invalidPoint, 1),
            ("<gpx><trkpt lat=1 lon=2 /></gpx>", .invalidPoint, 1),
            ("<!DOCTYPE gpx [<!ENTITY a '", .endsEarly, 1), ("<gpx>&lt;trkpt&gt;</gpx>", .noPoints, 1),
        ] as [(String, GPXError.Reason, Int)]
    )
    func `says what is wrong and where`(text: String, reason: GPXError.Reason, line: Int) {
        #expect(throws: GPXError(reason, line: line)) { try Self.track(text) }
        #expect(GPXError(reason, line: line).description.hasSuffix("in line \(line)."))
        #expect(GPXError(reason, line: line).localizedDescription == GPXError(reason, line: line).description)
    }

    @Test
    func `a file that was cut off anywhere throws or has fewer points`() throws {
        let text = Self.file(
            #"<!--x--><trkpt lat="1" lon="2"><time>2026-05-28T09:00:00Z</time></trkpt><a><![CDATA[y]]></a>"#
        )
        #expect(try Self.track(text).count == 1)
        for length in 0..<text.utf8.count {
            #expect(throws: GPXError.self) { try Self.track(String(decoding: text.utf8.prefix(length), as: UTF8.self)) }
        }
    }

    @Test
    func `damaged files never do more than throw`() {
        var random = SeededGenerator(seed: Seed.make("damaged GPX"))
        let whole = Array(
            Self.file(String(repeating: #"<trkpt lat="1" lon="2"><time>2026-05-28T09:00:00Z</time></trkpt>"#, count: 3))
                .utf8
        )
        let signs = Array("<>/\"'!?[]&;=-: \u{0}é".utf8)
        var results = (read: 0, refused: 0)
        for _ in 0..<5_000 {
            var bytes = whole
            for _ in 0..<Int.random(in: 1...4, using: &random) {
                let place = Int.random(in: bytes.indices, using: &random)
                switch Int.random(in: 0..<3, using: &random) {
                case 0: bytes[place] = signs.randomElement(using: &random) ?? 0
                case 1: bytes.insert(signs.randomElement(using: &random) ?? 0, at: place)
                default: bytes.remove(at: place)
                }
            }
            if let track = try? GPXReader().track(in: Data(bytes)) {
                results.read += 1
                #expect(track.count <= 4)
            } else {
                results.refused += 1
            }
        }
        #expect(results.read > 500 && results.refused > 500, "\(results)")
    }

    @Test
    func `entities that a file declares are not expanded`() throws {
        let declarations = (0..<20).map { #"<!ENTITY e\#($0 + 1) "&e\#($0);&e\#($0); ]> <trkpt lat='9' lon='9'/>">"# }
        let type = "<!DOCTYPE gpx [<!-- ' -->\(declarations.joined())]>"
        let sut = try Self.track(type + #"<gpx><trkpt lat="1" lon="2"><time>&e20;</time></trkpt></gpx>"#)

        #expect(sut == [Self.point(1, 2)])
    }

    @Test(arguments: [String.Encoding.utf16LittleEndian, .utf16BigEndian, .utf8])
    func `reads a text with a byte order mark`(encoding: String.Encoding) throws {
        let data = try #require(("\u{FEFF}" + Self.file(#"<trkpt lat="1" lon="2"/>"#)).data(using: encoding))

        #expect(try GPXReader().track(in: data) == [Self.point(1, 2)])
    }

    @Test(arguments: [("<a>", ""), ("<trkpt lat='1' lon='2'>", "</trkpt>")])
    func `elements may be a hundred thousand deep`(start: String, end: String) throws {
        let deep = String(repeating: start, count: 100_000)

        #expect(throws: GPXError(.endsEarly, line: 1)) { try Self.track("<gpx>" + deep) }
        guard !end.isEmpty else { return }
        let sut = try Self.track("<gpx>" + deep + String(repeating: end, count: 100_000) + "</gpx>")
        #expect(sut == [Self.point(1, 2)])
    }

    /// `OPENWEATHER_GPX_POINTS` is the number of points, 20,000 by default.
    @Test
    func `reads a large file once`() throws {
        let count = ProcessInfo.processInfo.environment["OPENWEATHER_GPX_POINTS"].flatMap { Int($0) } ?? 20_000
        let line = "<trkpt lat=\"38.720000\" lon=\"-9.140000\"><ele>1</ele><time>2026-05-28T09:00:00Z</time></trkpt>\n"
        let data = Data(Self.file(String(repeating: line, count: count)).utf8)

        let track = try GPXReader().track(in: data)

        #expect(track.count == count)
        #expect(try TimedRoute(track).thinned().points.count == 2)
        print("read \(count) points of \(data.count) bytes")
    }
}
