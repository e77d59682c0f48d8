/// The kinds of hostile servers.
///
/// Each names what may come back from a call. Where a client may take a response in two ways, both are named.
enum HostileTable {
    /// Every kind, in a fixed order: the number of a row is part of a seed.
    static let rows: [HostileRow] =
        statusLines + heads + lengths + chunks + encodings + texts + timing + redirects + refusals + connections
}

extension HostileTable {
    /// Returns the row of an input; the bytes of one from the corpus are the response.
    static func row(of input: AttackInput) -> HostileRow {
        guard input.seed > 0, input.area != .wires else {
            let any: Set<HostileOutcome> = [
                .sound, .other, .offline, .timedOut, .server, .invalid, .badRequest, .refusedKey, .notFound,
                .rateLimited,
            ]
            return .steps("of the corpus", any) { [bytes = input.bytes] _ in [.send(bytes), .close] }
        }
        return row(of: input.seed)
    }

    /// Returns the row of a seed, which is greater than 0.
    static func row(of seed: UInt64) -> HostileRow {
        rows[Int((max(1, seed) - 1) % UInt64(rows.count))]
    }

    /// Returns the number of passes through the table before a seed.
    static func pass(of seed: UInt64) -> UInt64 {
        (max(1, seed) - 1) / UInt64(rows.count)
    }
}
