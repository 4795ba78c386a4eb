import { Problem } from "@/lib/operation/problem";
import type { Principal } from "@/lib/platform/security/principal";
import { failedAuth } from "./failed-auth";

const BEARER = /^Bearer +(\S+)$/i;

/** The error for a call without a key. Unlike that for a wrong key, it can say what to send. */
export const noKey = (what: string): Problem =>
  new Problem("unauthorized", `${what} Send your API key as \`Authorization: Bearer <key>\`.`);

type Find = (secret: string, address: string) => Promise<Principal>;

/**
 * Returns the principal for an Authorization header. Valid secrets work even if other callers fail from the
 * same address.
 */
export async function bearerPrincipal(header: string, address: string, find: Find): Promise<Principal> {
  const secret = BEARER.exec(header)?.[1];
  try {
    if (!secret) throw noKey("The Authorization header has no bearer token.");
    return await find(secret, address);
  } catch (error) {
    throw error instanceof Problem && error.code === "unauthorized" ? failedAuth(address, error) : error;
  }
}
