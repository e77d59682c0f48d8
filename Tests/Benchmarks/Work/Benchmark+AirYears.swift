#if os(macOS) || os(Linux)
import Foundation
import OpenWeather
import OpenWeatherMocks

extension Benchmark {
    /// The memory for years of hours that are read one by one.
    static let airYears = Benchmark(
        "air-years-mb",
        "peak megabytes of a process that reads the hours of five years of air quality one by one − of one year, "
            + "with blocks of 128 kB and more returned to the system"
    ) { _ in
        let (five, one) = (try await peak(ofYears: 5), try await peak(ofYears: 1))
        return Outcome(
            five - one,
            lines: [("five years", five), ("one year", one)]
                .map { Outcome.Line(work: $0, note: "\($1.short) MB") }
        )
    }

    private static func peak(ofYears count: Int) async throws -> Double {
        // By default, glibc keeps what large blocks leave behind, in an amount that depends on the threads.
        let environment = ["MALLOC_MMAP_THRESHOLD_=131072", Bundle.main.executablePath ?? "", "--air", "\(count)"]
        let text = try await ChildProcess(URL(filePath: "/usr/bin/env"), environment).output()
        guard let megabytes = Double(text.trimmingCharacters(in: .whitespacesAndNewlines)) else {
            throw BenchmarkFailure(description: "The process of \(count) years printed \"\(text)\".")
        }
        return megabytes
    }

    /// Is that process: reads the hours, and prints its peak memory.
    static func readAir(years: Int) async throws {
        let client = Fixture.client(over: AirTransport(), cache: .memory)
        let start = Date(timeIntervalSince1970: 1_606_435_200)  // The first hour of the service.
        var count = 0
        let period = start..<start + Double(years) * 365 * 86_400
        for try await hour in client.airQualityHours(at: Fixture.place(0), in: period) {
            use(hour)
            count += 1
        }
        guard count == years * 365 * 24, let megabytes = Machine.peakMegabytes else {
            throw BenchmarkFailure(description: "\(count) hours were read, or the system does not state the memory.")
        }
        print(megabytes)
    }
}

/// A transport that responds with an hour of 134 bytes for each of the requested ones.
private struct AirTransport: HTTPClient {
    func send(_ request: TransportRequest) async throws(NetworkError) -> TransportResponse {
        let items = URLComponents(url: request.url, resolvingAgainstBaseURL: false)?.queryItems ?? []
        func number(_ name: String) -> Int { items.first { $0.name == name }?.value.flatMap { Int($0) } ?? 0 }
        var body = Data(capacity: 140 * 8_784)
        body += Data(#"{"coord":{"lon":24.94,"lat":60.17},"list":["#.utf8)
        for date in stride(from: number("start"), through: number("end"), by: 3_600) {
            if date != number("start") { body += Data(",".utf8) }
            body += Data(
                (#"{"main":{"aqi":2},"components":{"co":210.29,"no":0.12,"no2":8.74,"o3":67.95,"so2":1.83,"pm2_5":4.58,"#
                    + #""pm10":6.21,"nh3":0.63},"dt":\#(date)}"#)
                    .utf8
            )
        }
        body += Data("]}".utf8)
        return MemoryTransport.response(body)
    }
}
#endif
