import { randomBytes } from "node:crypto";

/**
 * Returns the token in the URL of a file shown on stage. It can't be guessed and gives access to that file
 * only.
 */
export const newAddressToken = (): string => randomBytes(18).toString("base64url");
