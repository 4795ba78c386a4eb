import type { Event } from "@/lib/generated/prisma/client";
import { readRoster } from "@/lib/modules/people/guests";
import { configOf } from "@/lib/modules/show-basics/show-facts";
import type { Ctx } from "@/lib/operation/ctx";
import { invalid } from "@/lib/operation/problem";
import { OF_SHOW } from "./schema";

/** Refuses people who aren't on the show. */
export async function requirePeople(
  ctx: Ctx,
  event: Event,
  ids: readonly string[],
  field: string,
): Promise<void> {
  if (ids.length === 0) return;
  const known = new Set((await readRoster(ctx, event.id)).map(({ id }) => id));
  known.add(OF_SHOW);
  if (configOf(event).host.name.trim() !== "") known.add("host");
  if (ids.some((id) => !known.has(id))) throw invalid({ [field]: "not_found" });
}
