export { ANYONE, mayWatchReplay, type ReplayViewer } from "./may-watch-replay";
