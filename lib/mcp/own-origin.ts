import { env } from "@/lib/platform/runtime/env";

export const LOOPBACK: readonly string[] = ["localhost", "127.0.0.1", "[::1]"];

/**
 * Whether an origin is this installation's. One that is served only on this machine matches any of the
 * machine's own names on the same port, because people and clients use them interchangeably.
 */
export function isOwnOrigin(origin: string): boolean {
  const own = new URL(env().PUBLIC_URL);
  if (origin === own.origin) return true;
  const given = URL.parse(origin);
  return (
    given !== null &&
    given.origin === origin &&
    LOOPBACK.includes(own.hostname) &&
    LOOPBACK.includes(given.hostname) &&
    given.protocol === own.protocol &&
    given.port === own.port
  );
}
