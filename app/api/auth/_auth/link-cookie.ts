import { cookieName, serializeCookie } from "@/lib/platform/security/cookies";
import { equalText, sha256Hex, sign } from "@/lib/platform/security/crypto";

const SECONDS = 900;
export const linkCookieName = (): string => cookieName("showrunner-link");

const proof = (sessionToken: string): string => sign("auth", `link:${sha256Hex(sessionToken)}`);

/**
 * Records that this session's user chose to link a provider. Without it, a callback starts a new sign-in, so
 * that an old session in a shared browser never gets someone else's account.
 */
export const linkCookie = (sessionToken: string): string =>
  serializeCookie(linkCookieName(), proof(sessionToken), SECONDS);

export const noLinkCookie = (): string => serializeCookie(linkCookieName(), "", 0);

export const askedToLink = (cookie: string | undefined, sessionToken: string | undefined): boolean =>
  cookie !== undefined && sessionToken !== undefined && equalText(cookie, proof(sessionToken));
