export { capMicros, capUsd } from "./cap-micros";
export { endKey } from "./end-key";
export { findKeyForChange } from "./find-key";
export { addKey, type NewKey } from "./issuing/add-key";
export { requirePaidForLive } from "./issuing/require-paid-for-live";
export { keyPrincipal, keyPrincipalById } from "./key-principal";
export { presentKey } from "./present";
