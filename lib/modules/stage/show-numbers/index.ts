export { settlePeaks } from "./settle-peaks";
