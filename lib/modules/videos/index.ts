export { convertVideoJob } from "./convert-video-job";
export { endFailedVideo } from "./end-conversion";
export { runVideoConversion } from "./run-conversion";
export { sweepVideos } from "./sweep-videos";
