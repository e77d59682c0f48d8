import Foundation

/// The cells on the Earth in which the points of a route share a request.
///
/// Rows of equal height go round the Earth, and each is divided evenly into cells about as wide as they are high. A cell
/// is therefore as large in the north as at the equator, and none ends at 180°.
package struct RouteGrid: Hashable, Sendable {
    /// A cell by its numbers, from the south and from 180° to the east.
    package struct Cell: Hashable, Sendable {
        let row: Double
        let column: Double
    }

    /// The height of a row in degrees, in `0.01...1`.
    package let size: Double

    /// Creates a grid; a size out of range becomes the nearest one in range.
    package init(size: Double) {
        // In this order of arguments, the comparison with NaN chooses the smallest cell.
        self.size = min(1, max(0.01, size))
    }

    /// Returns the cell that contains a point.
    package func cell(of point: Coordinate) -> Cell {
        let row = min(((point.latitude + 90) / size).rounded(.down), (180 / size).rounded(.up) - 1)
        let columns = columns(in: row)
        let column = ((point.longitude + 180) / 360 * columns).rounded(.down)
        return Cell(row: row, column: column < columns ? column : 0)
    }

    /// Returns the point in the middle of a cell, to four decimals.
    package func center(of cell: Cell) -> Coordinate {
        Coordinate(
            clampingLatitude: (cell.row + 0.5) * size - 90,
            longitude: (cell.column + 0.5) * 360 / columns(in: cell.row) - 180
        )
        .rounded(toDecimals: 4)
    }

    private func columns(in row: Double) -> Double {
        max(1, (360 / size * cos(((row + 0.5) * size - 90) * .pi / 180)).rounded())
    }
}
