import Foundation
import OpenWeatherMocks

/// The asset catalog of the product OpenWeatherIcons: an image set for each drawing, with its SVG file.
public struct IconCatalog: Sendable {
    /// The name of the directory of the catalog.
    public static let name = "WeatherIcons.xcassets"

    /// Creates the catalog of all drawings.
    public init() {}

    /// The text of each file by its path in the catalog.
    public var files: [String: String] {
        var files = ["Contents.json": Self.contents(images: "")]
        for drawing in WeatherDrawing.allCases {
            let name = drawing.rawValue
            files["\(name).imageset/\(name).svg"] = IconMarkup.file(drawing)
            files["\(name).imageset/Contents.json"] = Self.contents(
                images: """
                      "images" : [
                        {
                          "filename" : "\(name).svg",
                          "idiom" : "universal"
                        }
                      ],

                    """,
                properties: """
                    ,
                      "properties" : {
                        "preserves-vector-representation" : true
                      }
                    """
            )
        }
        return files
    }

    /// Writes the catalog into a directory in place of the one that is there, and returns its URL.
    ///
    /// - Throws: An error of Foundation when a file cannot be written.
    func write(to directory: URL) throws -> URL {
        let catalog = directory.appending(path: Self.name, directoryHint: .isDirectory)
        if FileManager.default.fileExists(atPath: catalog.path(percentEncoded: false)) {
            try FileManager.default.removeItem(at: catalog)
        }
        for (path, text) in files {
            let file = catalog.appending(path: path)
            try FileManager.default.createDirectory(
                at: file.deletingLastPathComponent(),
                withIntermediateDirectories: true
            )
            try Data(text.utf8).write(to: file)
        }
        return catalog
    }

    /// Returns the description of a directory of the catalog, as Xcode writes it.
    private static func contents(images: String, properties: String = "") -> String {
        """
        {
        \(images)  "info" : {
            "author" : "xcode",
            "version" : 1
          }\(properties)
        }

        """
    }
}
