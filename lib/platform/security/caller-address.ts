/**
 * Returns the caller's address: the socket's, or behind `trusted` proxies the X-Forwarded-For entry written
 * by the outermost of them. Callers can forge the entries before it, so those are ignored.
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
