import { databaseNow } from "@/lib/platform/database/database-clock";
import { env } from "@/lib/platform/runtime/env";
import { checkedKey, LONGEST_URL_SECONDS, type SignedUrl, type SignedUrlOptions } from "./port";
import { type Claims, signClaims } from "./url-signature";

/** Path of local files. Nothing there reads or sets a cookie. */
export const FILES_PATH = "/files";

/** Returns the URL of something that we generate on request, with any storage. */
export function signedLocalUrl(
  key: string,
  options: Omit<Extract<SignedUrlOptions, { method: "read" }>, "method">,
): { url: string; expiresAt: Date } {
  const { url } = localUrl(key, { method: "read", ...options });
  return { url, expiresAt: new Date(1000 * Number(new URL(url).searchParams.get("expires"))) };
}

/**
 * Returns the URL at which we accept a file ourselves, with any storage: on our pages' origin, so that they
 * can send it.
 */
export const signedUploadUrl = (
  key: string,
  options: Omit<Extract<SignedUrlOptions, { method: "write" }>, "method">,
): SignedUrl => localUrl(key, { method: "write", ...options }, env().PUBLIC_URL);

/** Returns the URL for reading or writing a local file. */
export function localUrl(
  key: string,
  options: SignedUrlOptions,
  base = env().FILES_URL ?? env().PUBLIC_URL,
): SignedUrl {
  const claims = claimsOf(checkedKey(key), options, databaseNow().getTime());
  const query = new URLSearchParams({ expires: String(claims.expires), type: claims.contentType });
  if (claims.method === "read") query.set("name", claims.name);
  if (claims.inline) query.set("inline", "1");
  if (claims.sizeBytes !== undefined) query.set("size", String(claims.sizeBytes));
  if (claims.sha256 !== undefined) query.set("sha256", claims.sha256);
  query.set("signature", signClaims(claims));
  const url = `${base.replace(/\/$/, "")}${FILES_PATH}/${key}?${query}`;
  if (claims.method === "read") return { url, method: "GET", headers: {} };
  return { url, method: "PUT", headers: { "Content-Type": claims.contentType } };
}

function claimsOf(key: string, options: SignedUrlOptions, now: number): Claims {
  const seconds = Math.min(Math.max(1, options.expiresSeconds), LONGEST_URL_SECONDS);
  const shared = { key, expires: Math.floor(now / 1000) + seconds, contentType: options.contentType };
  if (options.method === "read")
    return {
      ...shared,
      method: "read",
      name: options.name,
      inline: options.inline ?? false,
      sizeBytes: undefined,
      sha256: undefined,
    };
  const { sizeBytes, sha256 } = options;
  return { ...shared, method: "write", name: "", inline: false, sizeBytes, sha256 };
}

const PARAMETERS = new Set(["expires", "type", "name", "inline", "size", "sha256", "signature"]);

/** Returns a URL's claims and signature, or undefined if it has another form. Nothing is verified yet. */
export function readLocalUrl(
  method: "read" | "write",
  key: string,
  query: URLSearchParams,
): { claims: Claims; signature: string } | undefined {
  const names = [...query.keys()];
  if (names.some((name) => !PARAMETERS.has(name)) || new Set(names).size !== names.length) return undefined;
  const expires = query.get("expires") ?? "";
  const size = query.get("size");
  if (!/^\d{1,12}$/.test(expires) || (size !== null && !/^\d{1,15}$/.test(size))) return undefined;
  const claims: Claims = {
    method,
    key,
    expires: Number(expires),
    name: query.get("name") ?? "",
    contentType: query.get("type") ?? "",
    inline: query.get("inline") === "1",
    sizeBytes: size === null ? undefined : Number(size),
    sha256: query.get("sha256") ?? undefined,
  };
  return { claims, signature: query.get("signature") ?? "" };
}
