import { createHmac } from "node:crypto";

/** A smaller difference doesn't matter. */
const AGREES_SECONDS = 2;

const bytesOf = (part: string | undefined): Buffer => Buffer.from(part ?? "", "base64url");

/**
 * Shifts a token's validity by an offset and signs it again. The SDK only uses this process's clock; if that
 * is wrong, the room server would refuse its tokens.
 */
export function redated(jwt: string, secret: string, offsetMs: number): string {
  const seconds = Math.round(offsetMs / 1_000);
  if (Math.abs(seconds) < AGREES_SECONDS) return jwt;
  const [head, body] = jwt.split(".");
  const claims = JSON.parse(bytesOf(body).toString("utf8")) as Record<string, unknown>;
  const moved = Object.entries(claims).map(([name, value]) => [
    name,
    ["nbf", "exp", "iat"].includes(name) && typeof value === "number" ? value + seconds : value,
  ]);
  const text = `${head}.${Buffer.from(JSON.stringify(Object.fromEntries(moved))).toString("base64url")}`;
  return `${text}.${createHmac("sha256", secret).update(text).digest("base64url")}`;
}
