export { AUDIENCE, SYNTHETIC } from "./audience-levels";
export { readLiveSessions } from "./live-sessions";
export { readWatch, type ShowWatch } from "./read-watch";
export { settlePeaks } from "./settle-peaks";
export { giveUpWatch, storeWatch } from "./stored/store-watch";
export { storeWatchJob } from "./stored/store-watch-job";
export { keepWatch, wantWatch } from "./stored/want-watch";
export { isRegistration, type WatchedPerson } from "./watched-person";
