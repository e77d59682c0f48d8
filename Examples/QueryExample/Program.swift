import Foundation

/// The name under which the program runs.
enum Program: String {
    /// The command that is installed; its weather is that of the service.
    case owm
    /// The example, whose weather is made up unless the service is asked for, as that of the other examples.
    case example = "QueryExample"

    /// Creates the program from the path with which it was started; another name than that of the example is the command.
    init(path: String?) {
        self = path?.split(separator: "/").last.map(String.init) == Self.example.rawValue ? .example : .owm
    }
}
