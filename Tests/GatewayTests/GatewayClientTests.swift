#if os(Linux)
import Foundation
import OpenWeather
import OpenWeatherMocks
import OpenWeatherTestWatch
import Testing

@Suite("Gateway: clients", .watched, .enabled(if: Gateway.isInstalled, Gateway.absence))
struct GatewayClientTests {
    private let london = "/data/2.5/weather?lat=51.5&lon=-0.12"

    @Test
    func `refuses a client without a known token which the SDK does not take for the key`() async throws {
        let service = try Upstream.service()
        try await Gateway.run(upstream: service.baseURL) { gateway async throws in
            for token in ["", "wrong", gateway.token + "x", String(gateway.token.dropLast()), "x " + gateway.token] {
                #expect(try await gateway.get(london, token: token).status == 401)
            }
            await #expect(throws: WeatherError.refusedByGateway) {
                try await Client.sdk(gateway, token: "wrong").currentWeather(for: .city("Lisbon"))
            }
            let access = await Client.sdk(gateway, token: "wrong").diagnoseAccess()
            #expect(access.entries.allSatisfy { $0.access == .denied(.refusedByGateway) })
        }

        #expect(service.requests.isEmpty)
    }

    @Test
    func `admits a new token after a reload and forgets a removed one`() async throws {
        let service = try Upstream.service()
        try await Gateway.run(upstream: service.baseURL) { gateway async throws in
            let second = try await gateway.newToken("second")
            #expect(try await gateway.get(london, token: second).status == 401)
            try await gateway.reload()
            #expect(try await gateway.get(london, token: second).status == 200)

            let file = gateway.home.appending(path: "tokens")
            let lines = try String(contentsOf: file, encoding: .utf8).split(separator: "\n")
            #expect(!lines.joined().contains(second))
            try Data((lines.dropFirst().joined(separator: "\n") + "\n").utf8).write(to: file)
            try await gateway.reload()
            #expect(try await gateway.get(london).status == 401)
        }
    }

    @Test
    func `admits everyone only when it is told to`() async throws {
        let service = try Upstream.service()
        try await Gateway.run(upstream: service.baseURL, ["GATEWAY_ANONYMOUS": "yes"]) { gateway async throws in
            let response = try await gateway.get(london, token: "")
            #expect(response.status == 200)
        }
    }

    @Test
    func `sends a token to a server of ones own and no further`() async throws {
        let service = try Upstream.service()
        let judge = try LoopbackWeatherServer { request in
            let field = request.headers.first { $0.key.lowercased() == "authorization" }?.value
            return LoopbackResponse(status: field == "Bearer attested" ? 204 : 401)
        }
        let settings = ["GATEWAY_AUTHORIZE": judge.baseURL.absoluteString + "/authorize"]
        try await Gateway.run(upstream: service.baseURL, settings) { gateway async throws in
            #expect(try await gateway.get(london, token: "attested").status == 200)
            #expect(try await gateway.get(london, token: "forged").status == 401)
            #expect(try await gateway.get("/authorize", token: "attested").status == 404)
        }

        #expect(judge.requests.map(\.path) == ["/authorize", "/authorize"])
        #expect(service.requests.allSatisfy { !"\($0.headers)".contains("attested") })
    }

    @Test(arguments: [
        (["OPENWEATHER_API_KEY": ""], "there is no key"), (["GATEWAY_UPSTREAM": "http://example.com"], "in the clear"),
        (["GATEWAY_DAY_ACCOUNT": "many"], "not a number"), (["GATEWAY_LISTEN": "80; }"], "misread"),
        (["GATEWAY_MINUTE_ACCOUNT": "0"], "set its calls of a day to 0"),
        (["GATEWAY_MINUTE_ONECALL4": "00"], "set its calls of a day to 0"),
        (["GATEWAY_HOME": "/tmp/a b"], "misread"), ([:], "no client may ask yet"),
        (["GATEWAY_ANONYMOUS": "yes", "GATEWAY_CACHE_SIZE": "huge"], "refuses the settings"),
    ]
    )
    func `refuses settings that are not safe`(settings: [String: String], message: String) async throws {
        let home = URL(filePath: "/tmp/gateway-\(UInt32.random(in: 0...UInt32.max))")
        try FileManager.default.createDirectory(at: home, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: home) }
        let environment = [
            "PATH": "/usr/sbin:/usr/bin:/sbin:/bin", "GATEWAY_HOME": home.path(),
            "GATEWAY_UPSTREAM": "http://127.0.0.1:9", "OPENWEATHER_API_KEY": Gateway.key,
        ]

        let check = try await Gateway.check(environment.merging(settings) { $1 }, in: home)

        #expect(check.status == 1)
        #expect(check.output.contains(message), "\(check.output)")
        #expect(!check.output.contains(Gateway.key))
    }
}
#endif
