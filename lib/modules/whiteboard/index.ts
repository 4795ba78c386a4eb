export { boardPosition } from "./board-position";
export { eraseDrawings } from "./erase-drawings";
