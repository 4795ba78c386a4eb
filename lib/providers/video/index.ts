export { type ConvertedVideo, convertVideo } from "./convert";
export { VideoError, type VideoFailure } from "./port";
