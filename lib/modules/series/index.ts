export { findSeries } from "./find-series";
export { joinSeries } from "./join-series";
export { takesShows } from "./takes-shows";
export { requireWholeWorkspace } from "./whole-workspace";
