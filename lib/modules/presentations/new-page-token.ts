import { randomBytes } from "node:crypto";

/** What a page's address has in it: it cannot be guessed, and shows that page alone. */
export const newPageToken = (): string => randomBytes(18).toString("base64url");
