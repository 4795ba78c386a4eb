export { findSeries } from "./find-series";
export { joinSeries } from "./join-series";
export { requireWholeWorkspace } from "./whole-workspace";
