export { convertVideoJob } from "./convert-video-job";
export { copyVideos } from "./copy-videos";
export { endFailedVideo } from "./end-conversion";
export { runVideoConversion } from "./run-conversion";
export { sweepVideos } from "./sweep-videos";
