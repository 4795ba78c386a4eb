export { type Activity, engagement, minutesIn, percent, tenths } from "./figures";
export { sponsorTimes } from "./sponsor-times";
export { type StageSpan, stageInMinutes } from "./stage-in-minutes";
export { VIEW_MS } from "./view-ms";
export { type OnAir, type Stay, type WatchedMinute, type WatchedPerson, watchOf } from "./watch-of";
