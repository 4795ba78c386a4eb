import { cookieName, serializeCookie } from "@/lib/platform/security/cookies";
import { equalText, sha256Hex, sign } from "@/lib/platform/security/crypto";

const SECONDS = 900;
export const linkCookieName = (): string => cookieName("showrunner-link");

const proof = (sessionToken: string): string => sign("auth", `link:${sha256Hex(sessionToken)}`);

/**
 * Says that the person of this session asked to link a provider. Without it a callback signs in anew, so that an old
 * session in a shared browser never gets somebody else's account.
 */
export const linkCookie = (sessionToken: string): string =>
  serializeCookie(linkCookieName(), proof(sessionToken), SECONDS);

export const noLinkCookie = (): string => serializeCookie(linkCookieName(), "", 0);

export const askedToLink = (cookie: string | undefined, sessionToken: string | undefined): boolean =>
  cookie !== undefined && sessionToken !== undefined && equalText(cookie, proof(sessionToken));
