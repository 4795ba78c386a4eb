import type { Event } from "@/lib/generated/prisma/client";
import { requireActive } from "@/lib/modules/show-basics/clients";
import { lockEvent } from "@/lib/modules/show-basics/show-facts";
import type { Ctx } from "@/lib/operation/ctx";
import { expectVersion } from "@/lib/operation/expect-version";
import { stateConflict } from "@/lib/operation/problem";
import { type PageState, readPageState } from "./page-state";

/**
 * Locks a show and its page for a requested change, and checks the version that the caller saw. The event's
 * lock covers the page.
 */
export async function lockPage(ctx: Ctx, slug: string): Promise<{ event: Event; state: PageState }> {
  const event = await lockEvent(ctx, slug);
  if (event.state === "archived") throw stateConflict(event.state, "An archived event can't be changed.");
  requireActive(await ctx.db.client.findUniqueOrThrow({ where: { id: event.clientId } }));
  const state = await readPageState(ctx, event);
  expectVersion(ctx, state.version);
  return { event, state };
}
