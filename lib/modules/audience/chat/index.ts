export { writeLine } from "./lines/write-line";
