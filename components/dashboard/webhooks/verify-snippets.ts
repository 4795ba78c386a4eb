import type { CodeSample } from "@/components/ui/code-block";

/** How a receiver checks that a delivery is ours and fresh, in three tongues. */
export const VERIFY_SNIPPETS: readonly CodeSample[] = [
  {
    id: "typescript",
    label: "TypeScript",
    code: `import { createHmac, timingSafeEqual } from "node:crypto";

// rawBody: the bytes as they came, before any parsing.
export function isGenuine(headers: Headers, rawBody: string, secret: string): boolean {
  const time = headers.get("x-service-timestamp") ?? "";
  if (Math.abs(Date.now() / 1000 - Number(time)) > 300) return false;
  const mac = createHmac("sha256", secret).update(\`\${time}.\${rawBody}\`).digest("hex");
  const expected = Buffer.from(\`sha256=\${mac}\`);
  const given = Buffer.from(headers.get("x-service-signature") ?? "");
  return given.length === expected.length && timingSafeEqual(given, expected);
}`,
  },
  {
    id: "python",
    label: "Python",
    code: `import hashlib, hmac, time

# raw_body: the bytes as they came, before any parsing.
def is_genuine(headers, raw_body: bytes, secret: str) -> bool:
    stamp = headers.get("X-Service-Timestamp", "0")
    if abs(time.time() - int(stamp)) > 300:
        return False
    mac = hmac.new(secret.encode(), f"{stamp}.".encode() + raw_body, hashlib.sha256)
    return hmac.compare_digest(f"sha256={mac.hexdigest()}", headers.get("X-Service-Signature", ""))`,
  },
  {
    id: "curl",
    label: "Shell",
    code: `# body.json: the bytes as they came; TIMESTAMP and SIGNATURE: the two headers.
printf '%s.' "$TIMESTAMP" | cat - body.json \\
  | openssl dgst -sha256 -hmac "$SIGNING_SECRET" -hex \\
  | sed 's/^.* /sha256=/' | grep -qxF "$SIGNATURE" && echo genuine`,
  },
];
