/// The reason something could not be saved or read on this device.
#if hasAttribute(nonexhaustive)
@nonexhaustive
#endif
public enum StorageFailure: Hashable, Sendable, CustomStringConvertible {
    /// The file or folder `name` cannot be read.
    case unreadable(name: String)
    /// The file or folder `name` cannot be written.
    case unwritable(name: String)
    /// There is no space left.
    case full
    /// The file was damaged; it was kept under the name `keptAs`, and defaults are used.
    case damaged(keptAs: String)
    /// Others can read the secret file `name`.
    case exposed(name: String)

    /// What to do about it, in English.
    public var description: String {
        switch self {
        case .unreadable(let name): "\(name) cannot be read. Check its permissions."
        case .unwritable(let name): "\(name) cannot be written. Check its permissions."
        case .full: "There is no space left to save to. Free some and try again."
        case .damaged(let keptAs):
            "The saved preferences were damaged and kept as \(keptAs). Defaults are used; choose again."
        case .exposed(let name): "Others can read \(name). Run: chmod 600 \(name)"
        }
    }
}
