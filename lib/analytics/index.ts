export { type Activity, engagement, minutesIn, percent, tenths } from "./figures";
export { NumberedLines } from "./numbered-lines";
export { sponsorTimes } from "./sponsor-times";
export { type StageSpan, stageInMinutes } from "./stage-in-minutes";
export { VIEW_MS } from "./view-ms";
export { type OnAir, type Stays, type WatchedMinute, type WatchedTimes, watchOf } from "./watch-of";
