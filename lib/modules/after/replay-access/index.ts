export { mayWatchReplay, type ReplayViewer } from "./may-watch-replay";
