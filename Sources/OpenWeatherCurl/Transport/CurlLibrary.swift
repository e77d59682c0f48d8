#if os(Linux)
import Foundation
import OpenWeatherCore
import OpenWeatherCurlCalls
import OpenWeatherNetworking

/// The functions of a libcurl that was loaded while the program runs.
///
/// Handles of libcurl are addresses, so that they can be stored in values that are `Sendable`.
struct CurlLibrary: Sendable {
    /// The address of a handle or a list of libcurl.
    typealias Address = UInt
    /// A function for the bytes of a response: the bytes, 1, their number, and a value of the caller's.
    typealias Receiver =
        @convention(c) (UnsafeMutablePointer<CChar>?, Int, Int, UnsafeMutableRawPointer?) -> Int

    private typealias Create = @Sendable @convention(c) () -> UnsafeMutableRawPointer?
    private typealias Use = @Sendable @convention(c) (UnsafeMutableRawPointer?) -> Int32
    private typealias Release = @Sendable @convention(c) (UnsafeMutableRawPointer?) -> Void
    private typealias Join = @Sendable @convention(c) (UnsafeMutableRawPointer?, UnsafeMutableRawPointer?) -> Int32
    private typealias Perform =
        @Sendable @convention(c) (UnsafeMutableRawPointer?, UnsafeMutablePointer<Int32>?) -> Int32
    private typealias Read =
        @Sendable @convention(c) (UnsafeMutableRawPointer?, UnsafeMutablePointer<Int32>?) ->
        UnsafeMutablePointer<OpenWeatherCurlMessage>?
    private typealias Poll =
        @Sendable @convention(c) (
            UnsafeMutableRawPointer?, UnsafeMutableRawPointer?, UInt32, Int32, UnsafeMutablePointer<Int32>?
        ) -> Int32
    private typealias Append =
        @Sendable @convention(c) (UnsafeMutableRawPointer?, UnsafePointer<CChar>?) -> UnsafeMutableRawPointer?

    /// The library of the system, which is loaded once.
    static let system = load("libcurl.so.4")

    private let createEasy: Create
    private let releaseEasy: Release
    private let createMulti: Create
    private let releaseMulti: Use
    private let addToMulti: Join
    private let removeFromMulti: Join
    private let performMulti: Perform
    private let readMulti: Read
    private let pollMulti: Poll
    private let wakeMulti: Use
    private let appendToList: Append
    private let releaseList: Release
    private let setEasyOption: Address
    private let setMultiOption: Address
    private let getEasyInfo: Address

    /// Loads a library by its file name.
    ///
    /// - Returns: The library, or the reason for which it cannot be used: it is missing, or older than 7.68.
    static func load(_ name: String) -> Result<CurlLibrary, NetworkError> {
        let missing = SystemFailure.missingLibrary(
            name: "\(name) of libcurl 7.68 or later",
            advice: "Install libcurl4 on Debian and Ubuntu, or libcurl on Fedora, Red Hat and Amazon Linux."
        )
        guard let file = dlopen(name, RTLD_NOW), let library = CurlLibrary(file),
            let start = dlsym(file, "curl_global_init"),
            unsafeBitCast(start, to: (@convention(c) (Int) -> Int32).self)(3) == 0
        else { return .failure(.system(missing)) }
        return .success(library)
    }

    private init?(_ file: UnsafeMutableRawPointer) {
        guard let createEasy = dlsym(file, "curl_easy_init"), let releaseEasy = dlsym(file, "curl_easy_cleanup"),
            let createMulti = dlsym(file, "curl_multi_init"), let releaseMulti = dlsym(file, "curl_multi_cleanup"),
            let addToMulti = dlsym(file, "curl_multi_add_handle"),
            let removeFromMulti = dlsym(file, "curl_multi_remove_handle"),
            let performMulti = dlsym(file, "curl_multi_perform"), let readMulti = dlsym(file, "curl_multi_info_read"),
            let pollMulti = dlsym(file, "curl_multi_poll"), let wakeMulti = dlsym(file, "curl_multi_wakeup"),
            let appendToList = dlsym(file, "curl_slist_append"), let releaseList = dlsym(file, "curl_slist_free_all"),
            let setEasyOption = dlsym(file, "curl_easy_setopt"),
            let setMultiOption = dlsym(file, "curl_multi_setopt"), let getEasyInfo = dlsym(file, "curl_easy_getinfo")
        else { return nil }
        self.createEasy = unsafeBitCast(createEasy, to: Create.self)
        self.releaseEasy = unsafeBitCast(releaseEasy, to: Release.self)
        self.createMulti = unsafeBitCast(createMulti, to: Create.self)
        self.releaseMulti = unsafeBitCast(releaseMulti, to: Use.self)
        self.addToMulti = unsafeBitCast(addToMulti, to: Join.self)
        self.removeFromMulti = unsafeBitCast(removeFromMulti, to: Join.self)
        self.performMulti = unsafeBitCast(performMulti, to: Perform.self)
        self.readMulti = unsafeBitCast(readMulti, to: Read.self)
        self.pollMulti = unsafeBitCast(pollMulti, to: Poll.self)
        self.wakeMulti = unsafeBitCast(wakeMulti, to: Use.self)
        self.appendToList = unsafeBitCast(appendToList, to: Append.self)
        self.releaseList = unsafeBitCast(releaseList, to: Release.self)
        self.setEasyOption = Address(bitPattern: setEasyOption)
        self.setMultiOption = Address(bitPattern: setMultiOption)
        self.getEasyInfo = Address(bitPattern: getEasyInfo)
    }

    private static func pointer(_ address: Address) -> UnsafeMutableRawPointer? {
        UnsafeMutableRawPointer(bitPattern: address)
    }
}

extension CurlLibrary {
    /// Creates the handle of a transfer; `nil` when there is no memory.
    func makeEasy() -> Address? { createEasy().map { Address(bitPattern: $0) } }

    /// Releases the handle of a transfer.
    func release(easy: Address) { releaseEasy(Self.pointer(easy)) }

    /// Sets an option of a transfer to a number, and returns whether it is known.
    @discardableResult
    func set(_ easy: Address, _ option: CurlOption.Number, _ value: Int) -> Bool {
        openweather_curl_set_number(Self.pointer(setEasyOption), Self.pointer(easy), option.rawValue, value) == 0
    }

    /// Sets an option of a transfer to a size in bytes.
    func set(_ easy: Address, _ option: CurlOption.Size, _ value: Int) {
        _ = openweather_curl_set_size(
            Self.pointer(setEasyOption),
            Self.pointer(easy),
            option.rawValue,
            Int64(value)
        )
    }

    /// Sets an option of a transfer to a pointer.
    func set(_ easy: Address, _ option: CurlOption.Pointer, _ value: UnsafeRawPointer?) {
        _ = openweather_curl_set_pointer(Self.pointer(setEasyOption), Self.pointer(easy), option.rawValue, value)
    }

    /// Sets the function that receives bytes of a response.
    func set(_ easy: Address, _ option: CurlOption.Pointer, _ receiver: Receiver) {
        set(easy, option, unsafeBitCast(receiver, to: UnsafeRawPointer.self))
    }

    /// Returns the status of a proxy's response to `CONNECT`; 0 without one.
    func proxyStatus(of easy: Address) -> Int {
        var status = 0
        _ = openweather_curl_get_number(Self.pointer(getEasyInfo), Self.pointer(easy), 0x200000 + 22, &status)
        return status
    }

    /// Creates the list of header lines of a request; `nil` for an empty one.
    func makeList(_ lines: [String]) -> Address? {
        lines.reduce(UnsafeMutableRawPointer?.none) { list, line in appendToList(list, line) ?? list }
            .map { Address(bitPattern: $0) }
    }

    /// Releases a list.
    func release(list: Address) { releaseList(Self.pointer(list)) }
}

extension CurlLibrary {
    /// Creates a handle for many transfers, which keeps at most `connections`; `nil` when it cannot be woken, for which
    /// it needs descriptors.
    func makeMulti(connections: Int) -> Address? {
        guard let multi = createMulti() else { return nil }
        guard wakeMulti(multi) == 0 else {
            _ = releaseMulti(multi)
            return nil
        }
        _ = openweather_curl_set_number(Self.pointer(setMultiOption), multi, CurlOption.keptConnections, connections)
        return Address(bitPattern: multi)
    }

    /// Releases a handle for many transfers, and closes its connections.
    func release(multi: Address) { _ = releaseMulti(Self.pointer(multi)) }

    /// Adds a transfer, and returns whether that was possible.
    func add(_ easy: Address, to multi: Address) -> Bool {
        addToMulti(Self.pointer(multi), Self.pointer(easy)) == 0
    }

    /// Removes a transfer, and closes its connection unless it has ended.
    func remove(_ easy: Address, from multi: Address) {
        _ = removeFromMulti(Self.pointer(multi), Self.pointer(easy))
    }

    /// Reads and writes what can be read and written.
    func perform(_ multi: Address) {
        var running: Int32 = 0
        _ = performMulti(Self.pointer(multi), &running)
    }

    /// Returns a transfer that has ended and its result; `nil` when there are no more.
    func nextEnded(of multi: Address) -> (easy: Address, code: Int32)? {
        var remaining: Int32 = 0
        while let message = readMulti(Self.pointer(multi), &remaining)?.pointee {
            if message.kind == 1, let easy = message.handle { return (Address(bitPattern: easy), message.result.code) }
        }
        return nil
    }

    /// Waits until there is something to read or write, or another thread calls ``wake(_:)``.
    func wait(_ multi: Address) {
        _ = pollMulti(Self.pointer(multi), nil, 0, 60_000, nil)
    }

    /// Ends the wait of another thread, or its next one.
    func wake(_ multi: Address) { _ = wakeMulti(Self.pointer(multi)) }
}
#endif
