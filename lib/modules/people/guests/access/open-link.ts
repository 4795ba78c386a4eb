import type { Ctx } from "@/lib/operation/ctx";
import { limitReachedHeaders } from "@/lib/operation/limit-headers";
import { Problem } from "@/lib/operation/problem";
import { consumeWindow, windowRetryAfter } from "@/lib/platform/runtime/window-limit";

const WRONG_PER_MINUTE = 10;
const WINDOW_SECONDS = 60;

const tooMany = (waitSeconds: number): Problem =>
  new Problem(
    "rate_limited",
    "Too many wrong links from this IP address. Try again in a minute.",
    undefined,
    limitReachedHeaders(WRONG_PER_MINUTE, WINDOW_SECONDS, waitSeconds),
  );

/**
 * Opens a secret link with `find`, which returns undefined for an invalid link. After too many invalid links
 * of one kind, an IP address has to wait, whatever it tries next.
 * @throws `unauthorized` with the message for an invalid link, `rate_limited`
 */
export async function openLink<Found>(
  ctx: Ctx,
  link: { kind: "studio" | "backstage"; wrong: string },
  find: () => Promise<Found | undefined>,
): Promise<Found> {
  const name = `link:${link.kind}:${ctx.principal.address ?? ""}`;
  const wait = windowRetryAfter(name, WRONG_PER_MINUTE);
  if (wait > 0) throw tooMany(wait);
  const found = await find();
  if (found !== undefined) return found;
  const longer = consumeWindow(name, WRONG_PER_MINUTE, WINDOW_SECONDS);
  throw longer > 0 ? tooMany(longer) : new Problem("unauthorized", link.wrong);
}
