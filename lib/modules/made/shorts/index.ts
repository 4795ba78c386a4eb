export { eraseClips } from "./clips/erase-clips";
export { endFailedClip } from "./clips/making/end-clip";
export { makeClip } from "./clips/making/make-clip";
export { renderClipJob } from "./clips/render-clip-job";
export { eraseMoments } from "./erase-moments";
