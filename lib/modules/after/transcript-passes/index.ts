export { startPasses } from "./start-passes";
export { transcribedNow } from "./transcribed-now";
