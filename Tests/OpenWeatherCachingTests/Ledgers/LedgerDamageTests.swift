import Foundation
import OpenWeatherCaching
import OpenWeatherCore
import OpenWeatherMocks
import OpenWeatherTestSupport
import OpenWeatherTestWatch
import Testing

@Suite("Ledger whose files were changed", .watched)
struct LedgerDamageTests {
    private static let noon = Date(timeIntervalSince1970: 1_779_969_600)  // 12:00 UTC on 28 May 2026
    private static let uncounted = CallRecord.Reservation.refused(.uncounted, until: noon + 43_500)

    private let directory: TemporaryDirectory

    init() throws {
        directory = try TemporaryDirectory()
    }

    private var sut: FileCallLedger {
        FileCallLedger(directory: directory.url, account: Secret("account"), clock: ImmediateClock())
    }

    private func reserve(_ plan: BillingPlan, by ledger: FileCallLedger) async throws -> CallRecord.Reservation {
        try await ledger.update(plan) {
            $0.reserve(within: .oneCall, isBilled: plan.isBilledPerCall, at: Self.noon)
        }
    }

    /// Changes one bit of a file in its place.
    private func flip(_ bit: Int, of name: String) throws {
        let file = directory.url.appending(path: name)
        var bytes = try Data(contentsOf: file)
        bytes[bit / 8] ^= 1 << UInt8(bit % 8)
        let handle = try FileHandle(forWritingTo: file)
        try handle.write(contentsOf: bytes)
        try handle.close()
    }

    private var records: Set<String> { Set(directory.files().filter { $0.hasSuffix(".calls1") }) }

    @Test(arguments: [BillingPlan.oneCall3, .oneCall4])
    func `refuses paid calls after any bit of its salt has changed`(plan: BillingPlan) async throws {
        let old = sut
        try await old.update(.oneCall3) { $0.count(1_000, at: Self.noon) }
        let first = records

        for bit in 0..<128 {
            try flip(bit, of: "salt")
            #expect(try await sut.record(of: plan).isIncomplete, "bit \(bit)")
            #expect(try await reserve(plan, by: bit.isMultiple(of: 2) ? sut : old) == Self.uncounted, "bit \(bit)")
            #expect(try await reserve(.account, by: sut) == .granted, "bit \(bit)")
            try flip(bit, of: "salt")
            // Those that were made with the other salt.
            for name in records.subtracting(first) {
                try FileManager.default.removeItem(at: directory.url.appending(path: name))
            }
        }

        #expect(try await reserve(.oneCall3, by: sut) == .refused(.budget(.day), until: Self.noon + 43_500))
    }

    @Test
    func `counts on with its own records when another salt has made some`() async throws {
        try await sut.update(.oneCall3) { $0.count(7, at: Self.noon) }
        try flip(3, of: "salt")
        #expect(try await reserve(.oneCall3, by: sut) == Self.uncounted)
        try flip(3, of: "salt")

        #expect(try await sut.record(of: .oneCall3).count(in: .day, at: Self.noon) == 7)
        #expect(try await reserve(.oneCall3, by: sut) == .granted)
    }

    @Test(arguments: [true, false])
    func `refuses paid calls after a record was cut to nothing`(isOpen: Bool) async throws {
        let old = sut
        try await old.update(.oneCall3) { $0.count(1_000, at: Self.noon) }
        let name = try #require(records.first)
        let handle = try FileHandle(forWritingTo: directory.url.appending(path: name))
        try handle.truncate(atOffset: 0)
        try handle.close()

        #expect(try await sut.record(of: .oneCall3).isIncomplete)
        #expect(try await reserve(.oneCall3, by: isOpen ? old : sut) == Self.uncounted)
        #expect(try await reserve(.oneCall3, by: sut) == Self.uncounted)
    }

    @Test
    func `begins a new plan at nothing beside sound records`() async throws {
        try await sut.update(.oneCall3) { $0.count(1_000, at: Self.noon) }

        #expect(try await sut.record(of: .oneCall4) == CallRecord())
        #expect(try await reserve(.oneCall4, by: sut) == .granted)
    }
}
