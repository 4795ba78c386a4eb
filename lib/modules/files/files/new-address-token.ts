import { randomBytes } from "node:crypto";

/** What the address of a file that a stage shows has in it: it cannot be guessed, and shows that file alone. */
export const newAddressToken = (): string => randomBytes(18).toString("base64url");
