/**
 * The caller's address: the socket's, or behind `trusted` proxies the entry of X-Forwarded-For that the
 * outermost of them wrote. What callers put in front of that is theirs to invent and is not believed.
 */
export function callerAddress(
  socketAddress: string,
  forwardedFor: string | undefined,
  trusted: number,
): string {
  const clean = socketAddress.replace(/^::ffff:/, "") || "unknown";
  if (trusted === 0 || !forwardedFor) return clean;
  const hops = forwardedFor
    .split(",")
    .map((hop) => hop.trim())
    .filter(Boolean);
  return hops.at(-trusted) ?? clean;
}
