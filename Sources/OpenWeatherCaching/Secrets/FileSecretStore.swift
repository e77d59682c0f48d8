public import Foundation
public import OpenWeatherCore

/// A store that keeps each secret in a file of its own that only its owner may read.
///
/// A file that others may read is refused with ``/OpenWeatherCore/StorageFailure/exposed(name:)``, whose text is the command that
/// closes it. White space around a secret, such as the line's end an editor adds, is no part of it.
public actor FileSecretStore: SecretStore {
    private let directory: String
    private let staging: StagingDirectory

    /// Creates a store over a folder, which is made for its owner alone with the first secret.
    public init(directory: URL) {
        let path = directory.path(percentEncoded: false)
        self.directory = path.count > 1 && path.hasSuffix("/") ? String(path.dropLast()) : path
        staging = StagingDirectory(path: self.directory + "/scratch")
    }

    /// The secret stored under `name`, or `nil`.
    ///
    /// - Throws: ``/OpenWeatherCore/WeatherError/storage(_:)`` when the file cannot be read, is open to others or is no text, and for a
    ///   name that is no plain file name.
    public func secret(named name: String) throws(WeatherError) -> Secret? {
        let path = try path(for: name)
        let data: Data
        let isExposed: Bool
        do throws(FileFailure) {
            // The open file is asked, so that it cannot be exchanged between the question and the reading.
            let file = try OpenFile.reading(path)
            isExposed = try file.attributes().isOpenToOthers
            data = isExposed ? Data() : try file.contents(limit: Self.limit)
        } catch  where error.isMissing {
            return nil
        } catch {
            throw .storage(error.whileReading(path))
        }
        guard !isExposed else { throw .storage(.exposed(name: path)) }
        guard let text = String(data: data, encoding: .utf8) else { throw .storage(.unreadable(name: path)) }
        let secret = text.trimmingCharacters(in: .whitespacesAndNewlines)
        return secret.isEmpty ? nil : Secret(secret)
    }

    /// Stores `secret` under `name`, or removes what is stored there when it is `nil`.
    ///
    /// - Throws: ``/OpenWeatherCore/WeatherError/storage(_:)``; what was stored before is then still stored.
    public func setSecret(_ secret: Secret?, named name: String) throws(WeatherError) {
        let path = try path(for: name)
        do throws(FileFailure) {
            guard let secret else {
                try FileSystem.remove(path)
                return
            }
            try FileSystem.createDirectory(directory)
            try staging.prepare()
            try staging.write(Data(secret.reveal().utf8), to: path, isDurable: true)
        } catch {
            throw .storage(error.whileWriting(path))
        }
    }

    /// The file for `name`, which must not lead out of the folder.
    private func path(for name: String) throws(WeatherError) -> String {
        let isPlain =
            name.first != "." && !name.isEmpty && name != "scratch"
            && name.unicodeScalars.allSatisfy(Self.plain.contains)
        guard isPlain else { throw .storage(.unreadable(name: name)) }
        return directory + "/" + name
    }

    private static let limit = 64_000
    private static let plain = CharacterSet.alphanumerics.union(CharacterSet(charactersIn: "-_."))
}
