import { configOf } from "@/lib/modules/show-basics/show-facts";
import { publishFeedChanges } from "@/lib/modules/stage/live-feed";
import { stageOf } from "@/lib/modules/stage/stage-state";
import { findAvailableShow, hostName, hostPersonIdOf } from "@/lib/modules/studio/studio";
import type { Ctx } from "@/lib/operation/ctx";
import type { InputOf, OutputOf } from "@/lib/operation/operation";
import { Problem, stateConflict } from "@/lib/operation/problem";
import { rightsOf } from "@/lib/stage/show-roles";
import type { chatContract } from "../contract";
import { findLine } from "./find-line";
import { presentLine } from "./present-lines";
import { writeLine } from "./write-line";

export async function sendChatLine(
  ctx: Ctx,
  { slug, text, reply_to }: InputOf<typeof chatContract.sendChatLine>,
): Promise<OutputOf<typeof chatContract.sendChatLine>> {
  const event = await findAvailableShow(ctx, slug);
  const { phase } = await stageOf(ctx, event.id);
  if (phase !== "live" && phase !== "countdown") throw new Problem("not_live", "The show isn't on air.");
  if (!configOf(event).watch.chat) throw stateConflict("closed", "This show has no chat.");
  const replyTo = reply_to && (await findLine(ctx, event.id, reply_to, "reply_to")).id;
  const { actor, showRole: role = "host" } = ctx.principal;
  const { id } = await writeLine(ctx, {
    eventId: event.id,
    person: hostPersonIdOf(ctx.principal, event.id),
    name: rightsOf(role).leads ? hostName(event.host, actor.name) : actor.name,
    role,
    clientId: ctx.newId("line"),
    text,
    replyTo,
    state: "shown",
  });
  ctx.record({ subjectType: "chat_line", subjectId: id, after: { state: "shown" } });
  ctx.afterCommit(() => void publishFeedChanges(event.id));
  return presentLine(ctx, await findLine(ctx, event.id, id));
}
