export { startTracks } from "./start-tracks";
