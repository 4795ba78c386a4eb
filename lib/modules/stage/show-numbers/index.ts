export {
  type ActKind,
  AUDIENCE_ACTS,
  actsOf,
  type Programs,
  programsAmong,
  programsOf,
} from "./audience-acts";
export { AUDIENCE, SYNTHETIC } from "./audience-levels";
export { settlePeaks } from "./settle-peaks";
export { giveUpWatch, storeWatch } from "./storing/store-watch";
export { storeWatchJob } from "./storing/store-watch-job";
export { keepWatch, wantWatch } from "./storing/want-watch";
export { readLiveSessions } from "./watch/live-sessions";
export { readWatch } from "./watch/read-watch";
export type { ShowWatch } from "./watch/show-watch";
export { isRegistration, type WatchedPerson } from "./watch/watched-person";
