export { ANYONE, isReplayOpen, mayWatchReplay, type ReplayViewer } from "./may-watch-replay";
