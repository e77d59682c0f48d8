import Foundation

@testable import OpenWeatherNetworking

/// The differences between the package's reader and the system's decoder that are intended.
///
/// | text | reader | system's decoder |
/// | --- | --- | --- |
/// | a comma before `}` or `]` | refused | accepted |
/// | an unread value that is not JSON, such as `01`, `1.` or `"\x"`; also that of a repeated key | refused | accepted |
/// | an unread string with a control character | refused | accepted |
/// | more than 128 arrays and objects inside one another | refused | accepted up to 512 |
/// | an integer from 2⁵³ on with a point or an exponent, such as `1e17` | no integer | an integer |
/// | an integer too small for a `Double`, such as `1e-400` | no integer | 0 |
/// | a key with half of a surrogate pair | skipped | the object is refused |
/// | UTF-16 and UTF-32 | refused | accepted |
enum JSONDifference: Sendable {
    /// The outcome of one comparison.
    enum Verdict: Hashable, Sendable {
        case equal, bothRefuse, intended, unexpected
    }

    /// Reads a body in both ways.
    ///
    /// - Parameters:
    ///   - body: The body.
    ///   - convert: A closure that converts the package's payload to the type that the system's decoder reads.
    /// - Returns: The verdict over both results.
    static func verdict<Ours: JSONReadable, Theirs: Decodable & Hashable>(
        over body: [UInt8],
        _ convert: (Ours) -> Theirs
    ) -> Verdict {
        let data = Data(body)
        let isUTF8 = String(data: data, encoding: .utf8) != nil
        let theirs = isUTF8 ? try? JSONDecoder().decode(Theirs.self, from: data) : nil
        let ours = try? Ours(json: data)
        switch (ours.map(convert), theirs) {
        case (let ours?, let theirs?):
            if ours == theirs { return .equal }
        case (nil, nil): return .bothRefuse
        default: break
        }
        return isIntended(data, refused: ours == nil) ? .intended : .unexpected
    }

    private static func isIntended(_ data: Data, refused: Bool) -> Bool {
        let text = String(decoding: data, as: UTF8.self)
        if text.contains(/,\s*[}\]]/) { return true }
        // Unlike the decoder, this reads every value.
        if refused, (try? JSONSerialization.jsonObject(with: data, options: .fragmentsAllowed)) == nil { return true }
        if refused, depth(of: data) > JSONReader.maximumDepth { return true }
        if text.contains(/\d\.0\D|\de\d|\de-[34]\d\d/) { return true }
        return text.contains(/\\u[dD][89a-fA-F]/)
    }

    /// Returns the largest number of brackets that are open at once, outside strings.
    private static func depth(of data: Data) -> Int {
        let text = String(decoding: data, as: UTF8.self).replacing(/"(?:[^"\\]|\\.)*"/, with: "")
        var (depth, deepest) = (0, 0)
        for character in text.utf8 {
            if character == UInt8(ascii: "[") || character == UInt8(ascii: "{") { depth += 1 }
            if character == UInt8(ascii: "]") || character == UInt8(ascii: "}") { depth -= 1 }
            deepest = max(deepest, depth)
        }
        return deepest
    }
}
