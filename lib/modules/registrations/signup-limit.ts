import type { Ctx } from "@/lib/operation/ctx";
import { Problem } from "@/lib/operation/problem";
import { env } from "@/lib/platform/runtime/env";
import { consumeWindow } from "@/lib/platform/runtime/window-limit";

/** Counts a sign-up of this address (IP) for this event. Throws `rate_limited`. */
export function limitSignups(ctx: Ctx, eventId: string): void {
  const { SIGNUP_PER_MINUTE, SIGNUP_PER_HOUR } = env();
  const caller = `${eventId}:${ctx.principal.address ?? ""}`;
  const windows = [
    { name: `signup:minute:${caller}`, most: SIGNUP_PER_MINUTE, seconds: 60 },
    { name: `signup:hour:${caller}`, most: SIGNUP_PER_HOUR, seconds: 3_600 },
  ];
  for (const { name, most, seconds } of windows) {
    const wait = consumeWindow(name, most, seconds);
    if (wait > 0)
      throw new Problem("rate_limited", "Too many sign-ups from here; try again a little later.", undefined, {
        "Retry-After": String(wait),
        "X-RateLimit-Limit": String(most),
        "X-RateLimit-Remaining": "0",
        "X-RateLimit-Reset": String(Math.ceil(Date.now() / 1000) + wait),
      });
  }
}
