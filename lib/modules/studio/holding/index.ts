export { guardStage } from "./guard-stage";
