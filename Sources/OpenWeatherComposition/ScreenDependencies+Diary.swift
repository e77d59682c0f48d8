import OpenWeatherInsights
import OpenWeatherPresentation

extension ScreenDependencies {
    /// Lets the sources of weather write into the diary, if there is one, while `isRecording` returns true.
    mutating func recordWeather(while isRecording: @escaping @Sendable () async -> Bool) {
        guard let diary else { return }
        weather = RecordingWeatherRepository(weather, into: diary, isRecording: isRecording)
        oneCall = oneCall.map { RecordingOneCallRepository($0, into: diary, isRecording: isRecording) }
    }
}
