import type { Door } from "@/lib/stage/show-roles";
import { databaseNow } from "../database/database-clock";
import { equalText, sign } from "./crypto";

/**
 * What a link was exchanged for: its holder and the link's generation. Every use checks in the database that
 * the generation is current, so revoking a link needs no list of tokens.
 */
export interface Capability {
  kind: Door;
  eventId: string;
  /** Guest, registration or studio link. Empty for the show's own studio link. */
  subjectId: string;
  version: number;
  /** Epoch seconds. */
  expiresAt: number;
}

export function issueCapability(capability: Capability): string {
  const body = Buffer.from(
    JSON.stringify([
      capability.kind,
      capability.eventId,
      capability.subjectId,
      capability.version,
      capability.expiresAt,
    ]),
  ).toString("base64url");
  return `${body}.${sign("cookie", body)}`;
}

/** Returns the capability in a cookie, or undefined if it was altered, has expired or is malformed. */
export function readCapability(
  token: string | undefined,
  now: number = databaseNow().getTime(),
): Capability | undefined {
  const [body, mac] = (token ?? "").split(".");
  if (!body || !mac || !equalText(mac, sign("cookie", body))) return undefined;
  try {
    const [kind, eventId, subjectId, version, expiresAt] = JSON.parse(
      Buffer.from(body, "base64url").toString("utf8"),
    );
    if (typeof expiresAt !== "number" || expiresAt * 1000 <= now) return undefined;
    return { kind, eventId, subjectId, version, expiresAt };
  } catch {
    return undefined;
  }
}

const LINK_CHARS = 43;

/**
 * Returns the key of a host's studio link: derived, so that it can be shown again and revoked through its
 * version.
 */
export const studioKey = (eventId: string, version: number): string =>
  sign("studio-link", `${eventId}:${version}`, LINK_CHARS);

/** Returns the personal join token of a registration: its id and a derived proof. */
export const joinToken = (registrationId: string, version: number): string =>
  `${registrationId.replace(/^reg_/, "")}${sign("join-link", `${registrationId}:${version}`, 24)}`;

const BACKSTAGE_CHARS = 32;
const BASE62 = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz";

/**
 * Returns the 190-bit token of a guest's backstage link: derived, so that an email can contain the current
 * link although the database only has its digest.
 */
export function backstageToken(guestId: string, version: number): string {
  const digest = Buffer.from(sign("backstage-link", `${guestId}:${version}`, 43), "base64url");
  let rest = BigInt(`0x${digest.toString("hex")}`);
  let token = "";
  while (token.length < BACKSTAGE_CHARS) {
    token += BASE62[Number(rest % 62n)];
    rest /= 62n;
  }
  return token;
}

/** Splits a join token. The caller checks the proof against the row's version with `joinToken`. */
export function joinTokenSubject(token: string): string | undefined {
  return /^[0-9a-z]{26}[\w-]{24}$/.test(token) ? `reg_${token.slice(0, 26)}` : undefined;
}
