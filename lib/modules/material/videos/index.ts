export { convertVideoJob } from "./conversion/convert-video-job";
export { endFailedVideo } from "./conversion/end-conversion";
export { runVideoConversion } from "./conversion/run-conversion";
export { sweepVideos } from "./conversion/sweep-videos";
export { copyVideos } from "./copy-videos";
