export { newestChecks } from "./newest-checks";
export { stateOfCheck } from "./state-of-check";
