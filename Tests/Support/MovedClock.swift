#if os(Linux)
import Foundation

/// What faketime leaves on a machine.
///
/// A program whose clock it moves has a piece of shared memory under the number of its process, which stays when the program
/// is killed; another one that gets the same number then does not begin.
public enum MovedClock {
    private static let folder = URL(filePath: "/dev/shm")

    /// Removes the memory of processes that have ended.
    public static func removeLeftovers() {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path())) ?? []
        for name in names where name.hasPrefix("faketime_shm_") || name.hasPrefix("sem.faketime_sem_") {
            let number = name.split(separator: "_").last ?? ""
            guard !FileManager.default.fileExists(atPath: "/proc/\(number)") else { continue }
            try? FileManager.default.removeItem(at: folder.appending(path: name))
        }
    }
}
#endif
