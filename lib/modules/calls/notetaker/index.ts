export { dismissNotetaker } from "./ending/dismiss-notetaker";
export { eraseNotes } from "./ending/erase-notes";
export { finishNotetaker, giveUpAnalysis } from "./ending/finish-notetaker";
export { finishNotetakerJob } from "./finish-notetaker-job";
export { notetakerOnAir } from "./on-air/attend-show";
