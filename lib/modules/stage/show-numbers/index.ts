export { AUDIENCE, SYNTHETIC } from "./audience-levels";
export { readLiveSessions } from "./live-sessions";
export { isRegistration, readWatch, type ShowWatch, type WatchedPerson } from "./read-watch";
export { settlePeaks } from "./settle-peaks";
