import OpenWeatherCore

/// The places of a survey by the cells of a grid, in which they share a request.
struct SurveyCells: Sendable {
    private enum Key: Hashable {
        case grid(row: Int, column: Int)
        case place(LocationQuery)

        /// Creates the key of the cell of a place; `size` is in hundredths of a degree.
        init(_ query: LocationQuery, size: Double) {
            guard case .coordinate(let coordinate) = query else {
                self = .place(query)
                return
            }
            // Hundredths first, as coordinates that agree to two decimals share a value in the cache.
            func index(_ degrees: Double) -> Int { Int(((degrees * 100).rounded() / size).rounded(.down)) }
            self = .grid(row: index(coordinate.latitude), column: index(coordinate.longitude))
        }
    }

    /// The positions of the places, cell by cell.
    private let places: [Int]
    /// The position in ``places`` at which each cell begins, and their number.
    private let starts: [Int]

    /// The number of cells.
    var count: Int { starts.count - 1 }

    /// Returns the positions of the places in a cell, of which there is at least one, in order.
    subscript(cell: Int) -> ArraySlice<Int> { places[starts[cell]..<starts[cell + 1]] }

    /// Divides places into cells, which are in the order of their first places, in linear time.
    ///
    /// - Parameters:
    ///   - queries: The places; one without a coordinate shares a cell with the same ones only.
    ///   - size: The height and width of a cell in hundredths of a degree, a whole number of at least 1.
    init(of queries: [LocationQuery], size: Double) {
        var numbers: [Key: Int] = [:]
        var counts: [Int] = []
        let cells = queries.map { query in
            let number = numbers[Key(query, size: size), default: counts.count]
            if number == counts.count {
                numbers[Key(query, size: size)] = number
                counts.append(0)
            }
            counts[number] += 1
            return number
        }
        starts = counts.reduce(into: [0]) { $0.append(($0.last ?? 0) + $1) }
        var next = starts
        var places = Array(repeating: 0, count: queries.count)
        for (place, cell) in cells.enumerated() {
            places[next[cell]] = place
            next[cell] += 1
        }
        self.places = places
    }
}
