export { eraseNotes } from "./ending/erase-notes";
export { finishNotetaker, giveUpAnalysis } from "./ending/finish-notetaker";
export { sweepNotetakers } from "./ending/sweep-notetakers";
export { finishNotetakerJob } from "./finish-notetaker-job";
export { startNotetakers } from "./on-air/start-notetakers";
