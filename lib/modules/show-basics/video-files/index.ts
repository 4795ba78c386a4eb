export { findVideoFile } from "./find-video-file";
export { readVideoStates } from "./read-video-states";
export { readVideos } from "./read-videos";
export { isVideoKey, posterPath, videoPath } from "./video-address";
