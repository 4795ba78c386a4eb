export { joinSeries } from "./changing/join-series";
export { findSeries } from "./find-series";
export { takesShows } from "./takes-shows";
export { requireWholeWorkspace } from "./whole-workspace";
