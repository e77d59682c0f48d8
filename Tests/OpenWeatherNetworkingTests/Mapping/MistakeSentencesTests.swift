import Foundation
import OpenWeatherCore
import Testing

@testable import OpenWeatherNetworking

/// Mistakes in an address, a proxy, a certificate or a network, and the whole sentences that each of them is told with.
@Suite("Sentences about mistakes")
struct MistakeSentencesTests {
    @Test(arguments: Mistake.connections + Mistake.responses)
    func `name the server and the next step and no foreign cause`(mistake: Mistake) {
        expect(mistake)
    }

    #if !canImport(Darwin)
    @Test(arguments: Mistake.onLinux)
    func `name the proxy of the environment on Linux`(mistake: Mistake) {
        expect(mistake)
    }
    #endif

    private func expect(_ mistake: Mistake) {
        let place = FaultPlace(URL(string: mistake.address), mistake.error, mistake.environment)
        let text = WeatherError(mistake.error, at: place).description

        #expect(text == mistake.sentences)
        for secret in ["t0ken", "secret", "appid", "0123456789abcdef", "App Transport", "Info.plist"] {
            #expect(!text.contains(secret))
        }
    }

    @Test
    func `are at least fifty`() {
        #expect((Mistake.connections + Mistake.responses + Mistake.onLinux).count >= 50)
    }

    @Test
    func `name the server of a credential over plain HTTP`() {
        let error = WeatherError(
            .transport(URLError(.appTransportSecurityRequiresSecureConnection)),
            at: URL(string: "http://gateway.example:8080/t0ken")
        )

        #expect(
            error.description.hasPrefix(
                "The address of gateway.example:8080 begins with http, so that others could read what is sent. Use https, "
                    + "or set allowsInsecureHTTP for a server on your own network."
            )
        )
        #if !canImport(Darwin)
        #expect(!error.description.contains("Info.plist"))
        #endif
    }

    @Test
    func `make no difference between errors of one kind`() {
        let (here, there) = (FaultPlace(server: "a.example:1"), FaultPlace(server: "b.example", cause: .unknownHost))

        #expect(WeatherError.offline(at: here) == .offline(at: there))
        #expect(Set([WeatherError.timedOut(at: here), .timedOut(at: there), .timedOut]).count == 1)
        #expect(WeatherError.offline(at: here).description != WeatherError.offline(at: there).description)
    }
}

/// A mistake: its failure, the address of the request, the environment of the process, and the sentences.
struct Mistake: Sendable, CustomTestStringConvertible {
    let error: NetworkError
    let address: String
    let environment: [String: String]
    let sentences: String

    init(_ error: NetworkError, _ address: String, _ sentences: String) {
        self.init(error, address, [:], sentences)
    }

    init(_ error: NetworkError, _ address: String, _ environment: [String: String], _ sentences: String) {
        self.error = error
        self.address = address
        self.environment = environment
        self.sentences = sentences
    }

    var testDescription: String { "\(address): \(sentences)" }

    static let service = "https://api.openweathermap.org/data/2.5"
    static let gateway = "https://gateway.example:8443/t0ken/w"
    static let plain = "http://gateway.example:8080/t0ken"
    static let user = "https://user:secret@weather.example/?appid=0123456789abcdef0123456789abcdef"
    static let numbers = "https://[2001:db8::1]:8443"
    static let loopback = "http://127.0.0.1:9"
}
