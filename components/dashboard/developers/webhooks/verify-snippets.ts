import type { CodeSample } from "@/lib/docs/samples/code-sample";

/**
 * How a receiver verifies that a delivery is ours and fresh. The raw body is the bytes as received, before
 * parsing.
 */
export const VERIFY_SNIPPETS: readonly CodeSample[] = [
  {
    id: "typescript",
    label: "TypeScript",
    code: `import { createHmac, timingSafeEqual } from "node:crypto";

// rawBody: the request body as received, before parsing.
export function isGenuine(headers: Headers, rawBody: string, secret: string): boolean {
  const time = headers.get("x-service-timestamp") ?? "";
  if (!(Math.abs(Date.now() / 1000 - Number(time)) <= 300)) return false;
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

# raw_body: the request body as received, before parsing.
def is_genuine(headers, raw_body: bytes, secret: str) -> bool:
    stamp = headers.get("X-Service-Timestamp", "")
    if not stamp.isdigit() or abs(time.time() - int(stamp)) > 300:
        return False
    mac = hmac.new(secret.encode(), stamp.encode() + b"." + raw_body, hashlib.sha256)
    return hmac.compare_digest("sha256=" + mac.hexdigest(), headers.get("X-Service-Signature", ""))`,
  },
  {
    id: "go",
    label: "Go",
    code: `package hooks

import (
	"crypto/hmac"
	"crypto/sha256"
	"encoding/hex"
	"net/http"
	"strconv"
	"time"
)

// IsGenuine expects the request body as received, before parsing.
func IsGenuine(header http.Header, rawBody []byte, secret string) bool {
	stamp := header.Get("X-Service-Timestamp")
	seconds, err := strconv.ParseInt(stamp, 10, 64)
	if err != nil || time.Since(time.Unix(seconds, 0)).Abs() > 5*time.Minute {
		return false
	}
	mac := hmac.New(sha256.New, []byte(secret))
	mac.Write([]byte(stamp + "."))
	mac.Write(rawBody)
	expected := "sha256=" + hex.EncodeToString(mac.Sum(nil))
	return hmac.Equal([]byte(expected), []byte(header.Get("X-Service-Signature")))
}`,
  },
  {
    id: "ruby",
    label: "Ruby",
    code: `require "openssl"

# headers: a hash of header names to values; raw_body: the request body as received, before parsing.
def genuine?(headers, raw_body, secret)
  stamp = headers["X-Service-Timestamp"].to_s
  return false unless stamp.match?(/\\A\\d+\\z/) && (Time.now.to_i - stamp.to_i).abs <= 300
  mac = OpenSSL::HMAC.hexdigest("SHA256", secret, "#{stamp}.#{raw_body}")
  given = headers["X-Service-Signature"].to_s
  given.bytesize == mac.bytesize + 7 && OpenSSL.fixed_length_secure_compare("sha256=#{mac}", given)
end`,
  },
  {
    id: "php",
    label: "PHP",
    code: `<?php
// $headers: an array of header names to values; $rawBody: file_get_contents("php://input"), before parsing.
function isGenuine(array $headers, string $rawBody, string $secret): bool {
    $stamp = $headers["X-Service-Timestamp"] ?? "";
    if (!ctype_digit($stamp) || abs(time() - (int) $stamp) > 300) {
        return false;
    }
    $expected = "sha256=" . hash_hmac("sha256", "$stamp.$rawBody", $secret);
    return hash_equals($expected, $headers["X-Service-Signature"] ?? "");
}`,
  },
];
