#if os(Linux)
/// Options of libcurl, whose numbers are part of its stable interface.
///
/// Source: `curl.h` and `multi.h`; the names are those of `CURLOPT_` and `CURLMOPT_`.
enum CurlOption: Sendable {
    /// Options whose value is a number.
    enum Number: Int32, Sendable {
        /// `NOSIGNAL`
        case noSignal = 99
        /// `NOBODY`
        case noBody = 44
        /// `PROTOCOLS`, of which 3 are http and https
        case protocols = 181
        /// `HTTP_VERSION`, of which 2 is HTTP/1.1
        case httpVersion = 84
        /// `HTTP09_ALLOWED`
        case allowsHTTP09 = 285
        /// `SUPPRESS_CONNECT_HEADERS`
        case hidesProxyHeaders = 265
    }

    /// Options whose value is a size in bytes.
    enum Size: Int32, Sendable {
        /// `POSTFIELDSIZE_LARGE`
        case bodySize = 30120
        /// `MAXFILESIZE_LARGE`
        case largestLength = 30117
    }

    /// Options whose value is a pointer.
    enum Pointer: Int32, Sendable {
        /// `URL`
        case url = 10002
        /// `CUSTOMREQUEST`
        case method = 10036
        /// `HTTPHEADER`
        case headers = 10023
        /// `COPYPOSTFIELDS`
        case body = 10165
        /// `ACCEPT_ENCODING`
        case encodings = 10102
        /// `WRITEFUNCTION`
        case bodyReceiver = 20011
        /// `WRITEDATA`
        case bodyContext = 10001
        /// `HEADERFUNCTION`
        case headReceiver = 20079
        /// `HEADERDATA`
        case headContext = 10029
    }

    /// The option of many transfers for the number of connections that are kept, `CURLMOPT_MAXCONNECTS`.
    static let keptConnections: Int32 = 6
}
#endif
