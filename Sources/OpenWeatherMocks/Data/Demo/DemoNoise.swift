import Foundation
import OpenWeatherCore

/// Smooth noise over the globe and time: a number for each point and time, continuous and the same in every run.
///
/// It is value noise: a hash puts random numbers on a grid of four dimensions, and the values between are interpolated.
struct DemoNoise: Sendable {
    private let seed: UInt64

    /// Creates the noise of one quantity, the `channel`, in the weather of `seed`.
    init(seed: UInt64, channel: UInt64) {
        self.seed = Self.mix(Self.mix(seed) ^ channel)
    }

    /// Returns the noise at a point and time, in `-1...1`; it changes smoothly over one unit of each dimension.
    ///
    /// It is the sum of two layers, the second with half the size and half the strength.
    func value(_ point: DemoPoint, _ time: Double) -> Double {
        let coarse = layer(point.x, point.y, point.z, time, seed)
        let fine = layer(point.x * 2, point.y * 2, point.z * 2, time * 2, ~seed)
        return tanh(1.5 * (coarse + 0.5 * fine))
    }

    private func layer(_ x: Double, _ y: Double, _ z: Double, _ time: Double, _ seed: UInt64) -> Double {
        mean(x, seed) { hash in
            mean(y, hash) { hash in
                mean(z, hash) { hash in
                    mean(time, hash) { hash in Double(hash >> 11) * 0x1p-52 - 1 }
                }
            }
        }
    }

    /// Returns the mean of `body` at the two grid lines around `coordinate`, weighted toward the nearer one.
    private func mean(_ coordinate: Double, _ hash: UInt64, _ body: (UInt64) -> Double) -> Double {
        let floor = coordinate.rounded(.down)
        let offset = coordinate - floor
        let weight = offset * offset * (3 - 2 * offset)
        let line = Int64(floor)
        let low = body(Self.mix(hash ^ UInt64(bitPattern: line)))
        let high = body(Self.mix(hash ^ UInt64(bitPattern: line &+ 1)))
        return low + (high - low) * weight
    }

    /// Returns a hash of `value`.
    ///
    /// Source: the finalizer of SplitMix64 by Sebastiano Vigna, <https://prng.di.unimi.it/splitmix64.c>.
    private static func mix(_ value: UInt64) -> UInt64 {
        var z = value &+ 0x9e37_79b9_7f4a_7c15
        z = (z ^ (z >> 30)) &* 0xbf58_476d_1ce4_e5b9
        z = (z ^ (z >> 27)) &* 0x94d0_49bb_1331_11eb
        return z ^ (z >> 31)
    }
}

/// A point on a globe in space, where points are also close across the date line and the poles.
struct DemoPoint: Sendable {
    /// The distance toward the equator at Greenwich, in grid cells.
    let x: Double
    /// The distance toward the equator at 90° E, in grid cells.
    let y: Double
    /// The distance toward the north pole, in grid cells.
    let z: Double

    /// Creates the point at `coordinate` on a globe with a radius of `radius` cells, rotated east by `degrees`.
    init(_ coordinate: Coordinate, radius: Double, turnedBy degrees: Double = 0) {
        let latitude = coordinate.latitude * .pi / 180
        let longitude = (coordinate.longitude + degrees) * .pi / 180
        x = radius * cos(latitude) * cos(longitude)
        y = radius * cos(latitude) * sin(longitude)
        z = radius * sin(latitude)
    }
}
