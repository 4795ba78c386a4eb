export { CONFIG_DEFAULTS, configOf, mergeConfig } from "./config";
export { findEvent, lockEvent } from "./find-event";
export { backstageUrl, eventLinks } from "./links";
