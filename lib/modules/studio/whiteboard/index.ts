export { boardPosition } from "./board-position";
export { eraseDrawings } from "./drawing/erase-drawings";
