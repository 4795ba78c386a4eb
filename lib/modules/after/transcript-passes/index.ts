export { startPasses } from "./start-passes";
