import OpenWeatherCore

/// The places of a survey that share one request, because they are in one cell of a grid.
struct SurveyCell: Sendable {
    /// Places with one kept value: those that are the same, or whose coordinates agree to two decimals as in the cache.
    struct Spot: Sendable {
        /// The first of the places, which stands for all of them.
        let query: LocationQuery
        /// The positions of the places in the survey.
        var places: [Int]
    }

    private enum Key: Hashable {
        case grid(row: Int, column: Int)
        case place(LocationQuery)

        /// Creates the key of the cell of a place; `size` is in hundredths of a degree.
        init(_ query: LocationQuery, size: Int) {
            guard case .coordinate(let coordinate) = query else {
                self = .place(query)
                return
            }
            func index(_ degrees: Double) -> Int {
                Int(((degrees * 100).rounded() / Double(size)).rounded(.down))
            }
            self = .grid(row: index(coordinate.latitude), column: index(coordinate.longitude))
        }
    }

    /// The spots of the cell, in the order of their first places.
    private(set) var spots: [Spot] = []

    /// The number of its places.
    var placeCount: Int { spots.reduce(0) { $0 + $1.places.count } }

    /// Returns the cells of places, in the order of their first places.
    ///
    /// - Parameters:
    ///   - queries: The places; one without a coordinate has a cell of its own.
    ///   - size: The height and width of a cell in hundredths of a degree, at least 1.
    /// - Returns: The cells, in which each place is once.
    static func cells(of queries: [LocationQuery], size: Int) -> [SurveyCell] {
        var cells: [SurveyCell] = []
        var cellIndices: [Key: Int] = [:]
        var spotIndices: [Key: Int] = [:]
        for (place, query) in queries.enumerated() {
            let key = Key(query, size: size)
            let cell = cellIndices[key] ?? cells.count
            if cell == cells.count {
                cellIndices[key] = cell
                cells.append(SurveyCell())
            }
            let spotKey = Key(query, size: 1)
            if let spot = spotIndices[spotKey] {
                cells[cell].spots[spot].places.append(place)
            } else {
                spotIndices[spotKey] = cells[cell].spots.count
                cells[cell].spots.append(Spot(query: query, places: [place]))
            }
        }
        return cells
    }
}
