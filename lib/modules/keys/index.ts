export { addKey } from "./add-key";
export { endKey } from "./end-key";
export { presentKey } from "./present";
