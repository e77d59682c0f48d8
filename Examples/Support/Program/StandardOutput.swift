import Foundation

/// The standard output of an example.
///
/// `print` ignores errors, so that a full disk would lose the output of a program that ends with success.
public enum StandardOutput: Sendable {
    /// Writes text and a line break.
    ///
    /// A pipe that nobody reads anymore ends the program without a message, with the status of a program that
    /// `SIGPIPE` ended.
    ///
    /// - Throws: `ExampleFailure` when the text, or a part of it, cannot be written.
    public static func print(_ text: String) throws(ExampleFailure) {
        let code = write(Array("\(text)\n".utf8), to: STDOUT_FILENO)
        guard code != 0 else { return }
        guard code != EPIPE else { exit(128 + SIGPIPE) }
        throw ExampleFailure(
            "The output is not complete, because standard output cannot be written (\(reason(code))). "
                + "Write to another file, or free space for it."
        )
    }

    /// Writes bytes to a file and returns the code of the error that prevented it; 0 for success.
    static func write(_ bytes: [UInt8], to file: Int32) -> Int32 {
        bytes.withUnsafeBytes { bytes in
            var rest = bytes[...]
            while !rest.isEmpty {
                let count = Foundation.write(file, UnsafeRawBufferPointer(rebasing: rest).baseAddress, rest.count)
                if count > 0 {
                    rest = rest.dropFirst(count)
                } else if count == 0 {
                    return EIO
                } else if errno == EAGAIN {
                    // Another program has set the terminal or the pipe to not wait.
                    var ready = pollfd(fd: file, events: Int16(POLLOUT), revents: 0)
                    _ = poll(&ready, 1, -1)
                } else if errno != EINTR {
                    return errno
                }
            }
            return 0
        }
    }

    private static func reason(_ code: Int32) -> String {
        String(cString: strerror(code)).lowercased()
    }
}
