export { addKey } from "./add-key";
export { endKey } from "./end-key";
export { presentKey } from "./present";
export { requirePaidForLive } from "./require-paid-for-live";
