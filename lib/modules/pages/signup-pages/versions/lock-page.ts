import type { Event } from "@/lib/generated/prisma/client";
import { requireActive } from "@/lib/modules/show-basics/clients";
import { lockEvent } from "@/lib/modules/show-basics/show-facts";
import type { Ctx } from "@/lib/operation/ctx";
import { expectVersion } from "@/lib/operation/expect-version";
import { stateConflict } from "@/lib/operation/problem";
import { type PageState, readPageState } from "./page-state";

/** A show and its page for a change that somebody asked for, on the version that they saw. The event's lock is the page's. */
export async function lockPage(ctx: Ctx, slug: string): Promise<{ event: Event; state: PageState }> {
  const event = await lockEvent(ctx, slug);
  if (event.state === "archived") throw stateConflict(event.state, "An archived event can't be changed.");
  requireActive(await ctx.db.client.findUniqueOrThrow({ where: { id: event.clientId } }));
  const state = await readPageState(ctx, event);
  expectVersion(ctx, state.version);
  return { event, state };
}
