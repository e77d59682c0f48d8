import Foundation

/// The decoders of another package, in a library that `.ci/benchmarks --peers` has compiled from its sources.
///
/// A function `decode_forecast`, for example, takes the bytes of a forecast and their number, and returns whether it could
/// read them. So the other package's code and ours take turns in one process.
struct PeerLibrary: Sendable {
    private typealias Decode = @convention(c) (UnsafeRawPointer, Int) -> Bool

    /// The name of the package.
    let program: String
    private let file: URL

    /// Uses the library in `file`, whose name is that of the package.
    init(file: URL) {
        program = file.deletingPathExtension().lastPathComponent
        self.file = file
    }

    /// Returns the contender that decodes `data` as `work`; `nil` when the package has no such type.
    ///
    /// - Throws: ``BenchmarkFailure`` when the library cannot be loaded, or cannot read the data.
    func contender(for work: String, of data: Data, passes: Int) throws -> Contender? {
        guard let library = dlopen(file.path(percentEncoded: false), RTLD_NOW | RTLD_LOCAL) else {
            throw BenchmarkFailure(description: "\(program) cannot be loaded: \(String(cString: dlerror())).")
        }
        guard let symbol = dlsym(library, "decode_\(work)") else { return nil }
        let decode = unsafeBitCast(symbol, to: Decode.self)
        let read: @Sendable () -> Bool = {
            data.withUnsafeBytes { bytes in bytes.baseAddress.map { decode($0, bytes.count) } ?? false }
        }
        guard read() else { throw BenchmarkFailure(description: "\(program) cannot read this body.") }
        return Contender(name: program) { timed(passes) { use(read()) } }
    }
}
