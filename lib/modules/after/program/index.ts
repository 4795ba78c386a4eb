export { startPrograms } from "./start-programs";
