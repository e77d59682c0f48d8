#if os(Linux)
import Foundation
import OpenWeatherCore
import OpenWeatherNetworking

/// The work of a thread on which transfers run.
///
/// libcurl is called from this thread alone, but for the wake-up of the mailbox.
struct CurlThread {
    private struct Running {
        let easy: CurlLibrary.Address
        let headers: CurlLibrary.Address?
    }

    private let mailbox: CurlMailbox
    private let library: CurlLibrary
    private let connections: Int
    private var running: [ObjectIdentifier: Running] = [:]
    private var transfers: [CurlLibrary.Address: CurlTransfer] = [:]
    private var isStopped = false

    /// Creates the work for the transfers of a mailbox.
    init(_ mailbox: CurlMailbox, connections: Int) {
        self.mailbox = mailbox
        library = mailbox.library
        self.connections = connections
    }

    /// Performs transfers until the mailbox says to stop and the last one has ended.
    consuming func run() {
        // A write to a connection that the server has closed must not end the process.
        var signals = sigset_t()
        sigemptyset(&signals)
        sigaddset(&signals, SIGPIPE)
        pthread_sigmask(SIG_BLOCK, &signals, nil)

        if let failure = OpenFiles.begin() { return refuse(failure) }
        defer { OpenFiles.end() }  // Its own descriptors count, too.
        guard let multi = library.makeMulti(connections: connections) else {
            return refuse(.tooManyOpenFiles(limit: OpenFiles.limit))
        }
        mailbox.open(multi)
        while true {
            for command in mailbox.take() { perform(command, on: multi) }
            library.perform(multi)
            while let (easy, code) = library.nextEnded(of: multi) {
                let transfer = transfers[easy]
                let proxyStatus = library.proxyStatus(of: easy)
                if let transfer { remove(transfer, from: multi) }  // First, so that the next one finds the connection.
                transfer?.finish(code: code, proxyStatus: proxyStatus)
            }
            if isStopped, transfers.isEmpty { break }
            library.wait(multi)
        }
        _ = mailbox.close()
        library.release(multi: multi)
    }

    /// Ends every transfer, as there is no handle for them.
    private func refuse(_ failure: SystemFailure) {
        for case .start(let transfer) in mailbox.close() { transfer.end(.failure(.system(failure))) }
    }

    private mutating func perform(_ command: CurlMailbox.Command, on multi: CurlLibrary.Address) {
        switch command {
        case .start(let transfer):
            guard !transfer.hasEnded else { return }
            if let failure = OpenFiles.begin() { return transfer.end(.failure(.system(failure))) }
            guard let easy = library.makeEasy() else {
                OpenFiles.end()
                return transfer.finish(code: 27, proxyStatus: 0)
            }
            let headers = configure(easy, for: transfer)
            running[ObjectIdentifier(transfer)] = Running(easy: easy, headers: headers)
            transfers[easy] = transfer
            guard library.add(easy, to: multi) else {
                remove(transfer, from: multi)
                return transfer.finish(code: 27, proxyStatus: 0)
            }
        case .cancel(let transfer): remove(transfer, from: multi)
        case .stop: isStopped = true
        }
    }

    private mutating func remove(_ transfer: CurlTransfer, from multi: CurlLibrary.Address) {
        guard let handles = running.removeValue(forKey: ObjectIdentifier(transfer)) else { return }
        OpenFiles.end()
        library.remove(handles.easy, from: multi)
        library.release(easy: handles.easy)
        if let headers = handles.headers { library.release(list: headers) }
        transfers[handles.easy] = nil
    }

    /// Sets the options of a transfer, and returns the list of header lines, which libcurl does not copy.
    private func configure(_ easy: CurlLibrary.Address, for transfer: CurlTransfer) -> CurlLibrary.Address? {
        let request = transfer.request
        // Absent here are cookies, stored credentials and redirects, which libcurl leaves alone unless it is told to.
        library.set(easy, .noSignal, 1)
        library.set(easy, .protocols, 3)
        library.set(easy, .httpVersion, 2)
        library.set(easy, .allowsHTTP09, 0)
        library.set(easy, .hidesProxyHeaders, 1)
        request.url.absoluteString.withCString { library.set(easy, .url, $0) }
        let isHead = request.method == "HEAD"
        library.set(easy, .noBody, isHead ? 1 : 0)
        if let body = request.body ?? (["POST", "PUT", "PATCH"].contains(request.method) ? Data() : nil) {
            library.set(easy, .bodySize, body.count)
            Array(body + [0]).withUnsafeBytes { library.set(easy, .body, $0.baseAddress) }
        }
        request.method.withCString { library.set(easy, .method, $0) }
        "".withCString { library.set(easy, .encodings, $0) }  // Everything that the library can decode.
        // A length beyond this ends the transfer before its body, as does one that no number holds.
        if !isHead { library.set(easy, .largestLength, transfer.maximumBodySize) }

        let lines = request.headers.map { $0.value.isEmpty ? "\($0.name);" : "\($0.name): \($0.value)" } + ["Expect:"]
        let headers = library.makeList(lines)
        library.set(easy, .headers, headers.flatMap { UnsafeRawPointer(bitPattern: $0) })

        // The transfer lives until its handle is released.
        let context = UnsafeRawPointer(Unmanaged.passUnretained(transfer).toOpaque())
        library.set(easy, .headContext, context)
        library.set(easy, .headReceiver) { bytes, _, count, context in
            CurlThread.transfer(context)?.receive(line: UnsafeRawBufferPointer(start: bytes, count: count)) == true
                ? count : CurlThread.refusal(of: count)
        }
        library.set(easy, .bodyContext, context)
        library.set(easy, .bodyReceiver) { bytes, _, count, context in
            CurlThread.transfer(context)?.receive(body: UnsafeRawBufferPointer(start: bytes, count: count)) == true
                ? count : CurlThread.refusal(of: count)
        }
        return headers
    }

    private static func transfer(_ context: UnsafeMutableRawPointer?) -> CurlTransfer? {
        context.map { Unmanaged<CurlTransfer>.fromOpaque($0).takeUnretainedValue() }
    }

    /// Returns a number of bytes that is not the one received, which ends a transfer.
    private static func refusal(of count: Int) -> Int { count == 0 ? 1 : 0 }
}
#endif
