import { createHash } from "node:crypto";
import { randomText } from "@/lib/platform/runtime/ids";
import { equalText, sha256Hex, sign } from "@/lib/platform/security/crypto";

export const ACCESS_SECONDS = 3600;
export const REFRESH_SECONDS = 30 * 24 * 3600;
export const CODE_SECONDS = 60;

const PREFIXES = { access: "sr_oat_", refresh: "sr_ort_", code: "sr_oac_" } as const;

interface Secret {
  secret: string;
  hash: string;
}

export interface TokenPair {
  access: Secret;
  refresh: Secret;
}

const secretOf = (kind: keyof typeof PREFIXES, text: string): Secret => {
  const secret = PREFIXES[kind] + text;
  return { secret, hash: sha256Hex(secret) };
};

/** Creates a secret of 238 random bits with a prefix for its kind. Only its digest is stored. */
export const mintSecret = (kind: keyof typeof PREFIXES): Secret => secretOf(kind, randomText(40));

/** Returns the pair that replaces a refresh token: always the same one, which only we can derive from it. */
export const successorsOf = (refreshToken: string): TokenPair => ({
  access: secretOf("access", sign("oauth", `access ${refreshToken}`, 43)),
  refresh: secretOf("refresh", sign("oauth", `refresh ${refreshToken}`, 43)),
});

export const hashSecret = (secret: string): string => sha256Hex(secret);

export const isVerifier = (text: string): boolean => /^[A-Za-z0-9._~-]{43,128}$/.test(text);
export const isChallenge = (text: string): boolean => /^[A-Za-z0-9_-]{43}$/.test(text);

/** Checks a PKCE verifier. S256 is the only supported method. */
export const verifyChallenge = (verifier: string, challenge: string): boolean =>
  isVerifier(verifier) && equalText(createHash("sha256").update(verifier).digest("base64url"), challenge);
