export { clientByExternalId } from "./client-by-external-id";
export { defaultClient } from "./default-client";
export { findClientByReference, requireActive } from "./find-client";
export { presentClient } from "./present";
