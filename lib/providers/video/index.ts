export { type ConvertedVideo, convertVideo } from "./convert";
export { VideoError, type VideoFailure } from "./port";
export { convertRecording } from "./recording/convert-recording";
export {
  type ConvertedRecording,
  RecordingFileError,
  type RecordingType,
} from "./recording/port";
