import { findAvailableShow, hostName, hostPersonIdOf } from "@/lib/modules/studio/studio";
import type { Ctx } from "@/lib/operation/ctx";
import type { InputOf, OutputOf } from "@/lib/operation/operation";
import { rightsOf } from "@/lib/stage/show-roles";
import type { notetakerContract } from "../contract";
import { decideOn } from "./decide-on";
import { presentInShow } from "./present-in-show";

/** The host admits, declines or removes a notetaker. */
export async function decideNotetaker(
  ctx: Ctx,
  { slug, decision }: InputOf<typeof notetakerContract.decideNotetaker>,
): Promise<OutputOf<typeof notetakerContract.decideNotetaker>> {
  const event = await findAvailableShow(ctx, slug);
  const { actor, showRole = "host" } = ctx.principal;
  const name = rightsOf(showRole).leads ? hostName(event.host, actor.name) : actor.name;
  const by = { id: hostPersonIdOf(ctx.principal, event.id), name, role: "host" } as const;
  return presentInShow(ctx, await decideOn(ctx, event, decision, by));
}
