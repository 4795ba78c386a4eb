export { addKey } from "./add-key";
export { capMicros, capUsd } from "./cap-micros";
export { endKey } from "./end-key";
export { keyPrincipal, keyPrincipalById } from "./key-principal";
export { presentKey } from "./present";
export { requirePaidForLive } from "./require-paid-for-live";
