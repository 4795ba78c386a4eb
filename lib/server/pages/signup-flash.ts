import { cookieName, parseCookies, serializeCookie } from "@/lib/platform/security/cookies";

/**
 * What a form without JavaScript submitted when something was wrong with it. Shown to its sender again, once.
 */
export interface SignupFlash {
  name: string;
  email: string;
  marketingConsent: boolean;
  code: string;
  fields: Record<string, string>;
}

const SECONDS = 120;
const nameOf = (slug: string) => cookieName(`showrunner-form-${slug.slice(-6)}`);

export function writeFlash(slug: string, flash: SignupFlash): string {
  const text = Buffer.from(JSON.stringify(flash)).toString("base64url");
  return serializeCookie(nameOf(slug), text, SECONDS);
}

export const clearFlash = (slug: string): string => serializeCookie(nameOf(slug), "", 0);

/** Undefined if there is none or it isn't ours. */
export function readFlash(slug: string, cookieHeader: string | null): SignupFlash | undefined {
  const held = parseCookies(cookieHeader ?? "").get(nameOf(slug));
  if (!held) return undefined;
  try {
    const flash: unknown = JSON.parse(Buffer.from(held, "base64url").toString("utf8"));
    return isFlash(flash) ? flash : undefined;
  } catch {
    return undefined;
  }
}

function isFlash(value: unknown): value is SignupFlash {
  if (typeof value !== "object" || value === null) return false;
  const flash = value as Partial<SignupFlash>;
  return (
    typeof flash.name === "string" &&
    typeof flash.email === "string" &&
    typeof flash.code === "string" &&
    typeof flash.marketingConsent === "boolean" &&
    typeof flash.fields === "object" &&
    flash.fields !== null &&
    Object.values(flash.fields).every((code) => typeof code === "string")
  );
}
