export { type ConvertedVideo, convertVideo } from "./convert";
export { VIDEO_LIMITS, VideoError, type VideoFailure } from "./port";
