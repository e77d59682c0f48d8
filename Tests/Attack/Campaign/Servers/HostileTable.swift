/// The kinds of hostile servers.
///
/// Each names what may come back from a call. Where a client may take a response in two ways, both are named.
enum HostileTable {
    /// Every kind, in a fixed order: the number of a row is part of a seed.
    static let rows: [HostileRow] =
        statusLines + heads + lengths + chunks + encodings + texts + timing + redirects + refusals + connections
}
