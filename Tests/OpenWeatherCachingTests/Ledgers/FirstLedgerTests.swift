import Foundation
import OpenWeatherCaching
import OpenWeatherCore
import OpenWeatherMocks
import OpenWeatherTestSupport
import OpenWeatherTestWatch
import Testing

/// Reads a directory that a ledger of the first format has written.
@Suite("Ledger of the first format", .watched)
struct FirstLedgerTests {
    private static let noon = Date(timeIntervalSince1970: 1_779_969_600)  // 12:00 UTC on 28 May 2026

    /// The files, byte by byte, as they were written on 28 May 2026 for the account `account`: 30 and 70 calls of One
    /// Call 3.0 on two days, five of 4.0 and a refusal, and twelve of the account.
    private static let files = [
        "1374a28908f39fd5" + "bb45860607a4f210.calls1":
            "4f5763616c6c7301040c471b8da8fd52fddb8c2f13618ef800000000b74a7c4100000000000014400000000000"
            + "00f0bf000000000000000000000000401ed4400000000000001440000000000000f0bf00000000000000000000"
            + "000000bfd7400000000000001440000000000000f0bf0000000000000000000000000000000000000000000008"
            + "400000000b3686da41000000900b86da410000000b3686da41",
        "67bb20a2ea035fe1" + "c787427f689bc87d.calls1":
            "4f5763616c6c7301c8147ce083362f5ff737c9346ba04f8200000000b74a7c410000000000805140000000005d"
            + "4a7c410000000000003e4000000000401ed440000000000080514000000000001ed4400000000000003e400000"
            + "000000bfd7400000000000005940000000000000f0bf0000000000000000000000000000000000000000000000"
            + "00000000000000000000000000000000000000000000000000",
        "d57b0f5623a4707b" + "f70aa6e0e3a9ac64.calls1":
            "4f5763616c6c7301cd57324a7329e98c388f22903cf2751b00000000b74a7c4100000000000028400000000000"
            + "00f0bf000000000000000000000000401ed4400000000000002840000000000000f0bf00000000000000000000"
            + "000000bfd7400000000000002840000000000000f0bf0000000000000000000000000000000000000000000000"
            + "00000000000000000000000000000000000000000000000000",
        "salt":
            "e882d31c0631556f" + "7c122bc86de70a9f",
    ]

    private let directory: TemporaryDirectory

    init() throws {
        directory = try TemporaryDirectory()
        for (name, digits) in Self.files {
            let pairs = stride(from: 0, to: digits.count, by: 2)
                .map { start in
                    let from = digits.index(digits.startIndex, offsetBy: start)
                    return UInt8(digits[from..<digits.index(from, offsetBy: 2)], radix: 16) ?? 0
                }
            try Data(pairs).write(to: directory.url.appending(path: name))
        }
    }

    private var sut: FileCallLedger {
        FileCallLedger(directory: directory.url, account: Secret("account"), clock: ImmediateClock())
    }

    @Test
    func `is read`() async throws {
        let third = try await sut.record(of: .oneCall3)
        let fourth = try await sut.record(of: .oneCall4)

        #expect(CallWindow.allCases.map { third.count(in: $0, at: Self.noon) } == [70, 70, 100])
        #expect(fourth.count(in: .day, at: Self.noon) == 5)
        #expect(fourth.refusal?.limit == .day(ends: Self.noon + 43_500))
        #expect(fourth.refusal?.ends == Self.noon + 43_500)
        #expect(try await sut.record(of: .account).count(in: .month, at: Self.noon) == 12)
        #expect(!third.isIncomplete)
    }

    @Test
    func `is counted on in its place`() async throws {
        let names = directory.files()
        let limits = CallLimits(perDay: 100)
        let granted = try await sut.update(.oneCall3) { record in
            (0..<100).count { _ in record.reserve(within: limits, isBilled: true, at: Self.noon) == .granted }
        }

        #expect(granted == 30)
        #expect(try await sut.record(of: .oneCall3).count(in: .day, at: Self.noon) == 100)
        #expect(directory.files() == names)
        #expect(try await sut.record(of: BillingPlan(rawValue: "other")) == CallRecord())
    }

    @Test(arguments: [-2.0, -1, -20_000])
    func `grants its day once also after the clock was set back`(days: Double) async throws {
        let granted = try await sut.update(.oneCall3) { record in
            [days, 0]
                .map { day in
                    (0..<100)
                        .count { _ in
                            let date = Self.noon + day * 86_400
                            return record.reserve(within: CallLimits(perDay: 100), isBilled: true, at: date) == .granted
                        }
                }
        }

        #expect(granted == [30, 0])
    }
}
