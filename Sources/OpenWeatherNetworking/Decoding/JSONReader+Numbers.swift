extension JSONReader {
    /// A number as it is written: a mantissa times a power of ten.
    private struct Number {
        var isNegative = false
        var mantissa: UInt64 = 0
        var exponent = 0
        /// A Boolean value that indicates whether ``mantissa`` contains every digit.
        var isExact = true
    }

    /// Reads a number.
    ///
    /// Of the numbers that a `Double` cannot represent, those between two neighbors become the nearer one; those that
    /// are too large, or so small that they would become zero, are of the wrong type.
    @inline(__always)
    mutating func double() throws(Failure) -> Double {
        let start = index
        guard let value = try optionalNumber() else { throw wrongType(at: start) }
        return value
    }

    /// Reads a number without a fraction, such as `4`, `4.0` or `1e3`.
    ///
    /// An integer from 2⁵³ on has to be written without a point and an exponent.
    mutating func integer() throws(Failure) -> Int {
        let start = index
        let value = try double()
        // From 2⁵³ on, a `Double` cannot represent every integer.
        let integer =
            value.magnitude < 9_007_199_254_740_992
            ? Int(exactly: value) : Int(String(decoding: bytes[start..<index], as: UTF8.self))
        guard let integer else { throw wrongType(at: start) }
        return integer
    }

    /// Moves behind a number.
    mutating func skipNumber() throws(Failure) {
        _ = try scanNumber()
    }

    /// Reads a number; `nil` when it is too large or too small for a `Double`.
    ///
    /// A mantissa below 2⁵³ and a power of ten up to 10²² are exact as `Double`, so that one multiplication or division
    /// rounds once and its result is the nearest value. The standard library reads all other numbers.
    ///
    /// Source: Clinger, "How to read floating point numbers accurately", 1990.
    @inline(__always)
    private mutating func optionalNumber() throws(Failure) -> Double? {
        guard bytes[index] == UInt8(ascii: "-") || bytes[index] &- UInt8(ascii: "0") < 10 else { throw typeFailure() }
        let start = index
        let number = try scanNumber()
        guard number.isExact, number.exponent.magnitude < UInt(Self.powersOfTen.count) else {
            return standardNumber(from: start, isZero: number.mantissa == 0)
        }
        let mantissa = Double(number.mantissa)
        let power = Self.powersOfTen[Int(number.exponent.magnitude)]
        let value = number.exponent < 0 ? mantissa / power : mantissa * power
        return number.isNegative ? -value : value
    }

    @inline(never)
    private func standardNumber(from start: Int, isZero: Bool) -> Double? {
        guard let value = Double(String(decoding: bytes[start..<index], as: UTF8.self)) else { return nil }
        return value.isFinite && (value != 0 || isZero) ? value : nil
    }

    private static let powersOfTen: [Double] = [
        1e0, 1e1, 1e2, 1e3, 1e4, 1e5, 1e6, 1e7, 1e8, 1e9, 1e10, 1e11, 1e12, 1e13, 1e14, 1e15, 1e16, 1e17, 1e18, 1e19,
        1e20, 1e21, 1e22,
    ]

    @inline(__always)
    private mutating func scanNumber() throws(Failure) -> Number {
        var number = Number()
        if bytes[index] == UInt8(ascii: "-") {
            number.isNegative = true
            index &+= 1
        }
        if bytes[index] == UInt8(ascii: "0") {
            index &+= 1
        } else {
            guard scanDigits(into: &number) > 0 else { throw syntaxFailure() }
        }
        if bytes[index] == UInt8(ascii: ".") {
            index &+= 1
            let count = scanDigits(into: &number)
            guard count > 0 else { throw syntaxFailure() }
            number.exponent = -count
        }
        if bytes[index] | 0x20 == UInt8(ascii: "e") { try scanExponent(into: &number) }
        return number
    }

    /// Reads digits into the mantissa as long as it can hold them, and returns the number of digits.
    @inline(__always)
    private mutating func scanDigits(into number: inout Number) -> Int {
        let start = index
        while true {
            let digit = bytes[index] &- UInt8(ascii: "0")
            guard digit < 10 else { return index &- start }
            // With one more digit the mantissa is still below 2⁵³.
            if number.mantissa < 900_000_000_000_000 {
                number.mantissa = number.mantissa &* 10 &+ UInt64(digit)
            } else {
                number.isExact = false
            }
            index &+= 1
        }
    }

    @inline(never)
    private mutating func scanExponent(into number: inout Number) throws(Failure) {
        index += 1
        let isNegative = bytes[index] == UInt8(ascii: "-")
        if isNegative || bytes[index] == UInt8(ascii: "+") { index += 1 }
        var digits = Number()
        guard scanDigits(into: &digits) > 0 else { throw syntaxFailure() }
        guard let exponent = Int16(exactly: digits.mantissa) else {
            // The standard library also knows how many digits of the fraction make up for it.
            number.isExact = false
            return
        }
        number.exponent += isNegative ? -Int(exponent) : Int(exponent)
    }
}
