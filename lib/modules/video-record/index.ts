export { findVideoFile } from "./find-video-file";
export { readVideos } from "./read-videos";
export { isVideoKey, posterPath, videoPath } from "./video-address";
