import type { Event } from "@/lib/generated/prisma/client";
import type { Ctx } from "@/lib/operation/ctx";
import { Problem } from "@/lib/operation/problem";
import { openChecks } from "./open-checks";
import { presentCheck } from "./present-check";

/**
 * Throws `not_ready` while a check blocks: `fields` names the checks, and `details` gives problem and fix for
 * each. For several with the same code, the first is used.
 */
export async function requireReady(ctx: Ctx, event: Event): Promise<void> {
  const { open } = await openChecks(ctx, event);
  const blocking = open.filter(({ severity }) => severity === "blocking").reverse();
  if (blocking.length === 0) return;
  const fields = Object.fromEntries(blocking.map(({ code, field = "invalid" }) => [code, field]));
  const details = Object.fromEntries(
    blocking.map((open) => {
      const { message, mend } = presentCheck(event, open);
      return [open.code, { message, mend: mend.text, page: mend.page, operation: mend.operation }];
    }),
  );
  const said = [...new Set(blocking.map(({ message }) => message))].reverse().slice(0, 3).join(" ");
  throw Object.assign(new Problem("not_ready", `The show isn't ready to publish. ${said}`, fields), {
    details,
  });
}
