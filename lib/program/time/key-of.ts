import { hash } from "node:crypto";

/** Returns the SHA-256 in hex of a plain value whose members are always written in the same order. */
export const keyOf = (value: unknown): string => hash("sha256", JSON.stringify(value));
