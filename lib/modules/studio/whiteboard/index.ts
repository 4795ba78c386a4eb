export { boardPosition } from "./board-position";
export { eraseDrawings } from "./drawing/erase-drawings";
export { boardAt, boardChanges } from "./past-boards";
