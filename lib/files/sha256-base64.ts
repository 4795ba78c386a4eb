import { createHash } from "node:crypto";

export const sha256Base64 = (text: string): string => createHash("sha256").update(text).digest("base64");
