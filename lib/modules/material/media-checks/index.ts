export { checkMedia, holdChild } from "./check-media";
export { checkMediaJob } from "./check-media-job";
export { readConverters } from "./read-converters";
export { startMediaChecks } from "./start-media-checks";
