#if os(Linux)
import Foundation
import OpenWeather
import OpenWeatherMocks
import OpenWeatherTestSupport
import OpenWeatherTestWatch
import Testing

/// Every recorded response as nginx serves it, compressed and in chunks, against the same bytes without a network.
@Suite(
    "Recorded responses served by nginx",
    .enabled(if: RecordedFiles.arePresent, "\(RecordedFiles.absence)"),
    .enabled(if: Gateway.isInstalled, Gateway.absence),
    .watched
)
struct RecordedByNginxTests {
    @Test(arguments: RecordedRequest.allCases)
    func `read as their bytes do`(request: RecordedRequest) async throws {
        try await RecordedServer.run { server in
            for name in RecordedFiles.names(in: request.rawValue) {
                let url = server.appending(path: "\(request.rawValue)/\(name)")
                let bytes = try RecordedFiles.data(request.rawValue, name)
                let transport = ScriptedHTTPClient()
                transport.responses.always(StubResponse(body: bytes))
                let here = await request.value(from: Self.client(url, over: transport))
                let served = await request.value(from: Self.client(url, over: Client.direct))

                #expect(served == here, "\(request.rawValue)/\(name)")
            }
        }
    }

    /// Returns a client on which time does not pass.
    private static func client(_ url: URL, over transport: any HTTPClient) -> OpenWeatherClient {
        var configuration = Client.configuration(OpenWeatherAPIConfiguration(gateway: url), over: transport)
        configuration.now = { SampleTime.fetched }
        return OpenWeatherClient(configuration: configuration)
    }
}

/// A request whose responses are recorded in a directory of its name.
enum RecordedRequest: String, CaseIterable {
    case weather
    case forecast
    case airQuality = "air_pollution"
    case airForecast = "air_pollution_forecast"
    case oneCall = "onecall"
    case places = "geo_direct"

    /// Returns the value or the error of the request.
    func value(from client: OpenWeatherClient) async -> AnyHashable {
        do throws(WeatherError) {
            let place = Coordinate(clampingLatitude: 38.72, longitude: -9.14)
            switch self {
            case .weather: return AnyHashable(try await client.currentWeather(for: .coordinate(place)))
            case .forecast: return AnyHashable(try await client.forecast(for: .coordinate(place)))
            case .airQuality: return AnyHashable(try await client.airQuality(at: place))
            case .airForecast: return AnyHashable(try await client.airQualityForecast(at: place))
            case .oneCall: return AnyHashable(try await client.oneCall(at: place))
            case .places: return AnyHashable(try await client.locations(named: "Lisbon"))
            }
        } catch {
            return AnyHashable(error)
        }
    }
}

/// nginx over the directory of the recordings.
private enum RecordedServer {
    /// Calls a closure with the address of a server, and stops the server afterwards.
    ///
    /// A request below `/DIRECTORY/NAME.json/` has the bytes of that recording.
    static func run(_ body: (URL) async throws -> Void) async throws {
        let home = URL(filePath: "/tmp/recorded-\(UInt32.random(in: 0...UInt32.max))")
        try FileManager.default.createDirectory(at: home, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: home) }
        let recordings = try #require(RecordedFiles.directory).path()
        for _ in 0..<5 {
            let port = Int.random(in: 5_000..<15_000) * 2
            let settings = home.appending(path: "nginx.conf")
            try Data(configuration(recordings, home.path(), port: port).utf8).write(to: settings)
            let nginx = try Program(
                URL(filePath: "/usr/sbin/nginx"),
                ["-e", home.appending(path: "errors").path(), "-c", settings.path()],
                environment: [:],
                output: home.appending(path: "output")
            )
            guard await nginx.hasWrittenItsNumber(to: home.appending(path: "pid")),
                let url = URL(string: "http://127.0.0.1:\(port)")
            else { continue }
            let result: Result<Void, any Error>
            do { result = .success(try await body(url)) } catch { result = .failure(error) }
            nginx.signal(SIGTERM)
            _ = await nginx.status()
            return try result.get()
        }
        throw GatewayFailure(log: (try? String(contentsOf: home.appending(path: "output"), encoding: .utf8)) ?? "")
    }

    private static func configuration(_ recordings: String, _ home: String, port: Int) -> String {
        """
        \(geteuid() == 0 ? "user root;" : "")
        worker_processes 1;
        daemon off;
        pid \(home)/pid;
        events {}
        http {
            access_log off;
            client_body_temp_path \(home)/body;
            proxy_temp_path \(home)/proxy;
            fastcgi_temp_path \(home)/fastcgi;
            uwsgi_temp_path \(home)/uwsgi;
            scgi_temp_path \(home)/scgi;
            gzip on;
            gzip_min_length 0;
            gzip_types application/json;
            default_type application/json;
            server {
                listen 127.0.0.1:\(port);
                root \(recordings);
                location ~ ^/(?<file>[^/]+/[^/]+[.]json)/ { try_files /$file =404; }
            }
        }
        """
    }
}
#endif
