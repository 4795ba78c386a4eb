export { checkMedia, holdChild } from "./check-media";
export { checkMediaJob } from "./check-media-job";
export { startMediaChecks } from "./start-media-checks";
