import { chatRoleOf } from "@/lib/modules/stage/live-feed";
import type { Ctx } from "@/lib/operation/ctx";
import type { OutputOf } from "@/lib/operation/operation";
import { iso } from "@/lib/platform/runtime/clock";
import type { chatContract } from "../contract";
import type { CrewLine } from "./find-line";

type Line = OutputOf<typeof chatContract.updateChatLine>;

/** Adds what message rows don't contain: who is banned with their messages, and what is pinned. */
export async function linePresenter(ctx: Ctx, eventId: string): Promise<(row: CrewLine) => Line> {
  const bans = await ctx.db.chatBan.findMany({
    where: { eventId, hidesLines: true },
    select: { personId: true },
  });
  const chat = await ctx.db.showChat.findUnique({ where: { eventId } });
  const hidden = new Set(bans.map(({ personId }) => personId));
  return (row) => ({
    id: row.id,
    text: row.text,
    author: { person: row.personId, name: row.authorName, role: chatRoleOf(row.role) ?? "attendee" },
    written_at: iso(row.createdAt),
    reply_to: row.replyTo,
    state: row.state === "shown" && hidden.has(row.personId) ? "hidden" : (row.state as Line["state"]),
    reports: row.reports.map(({ reason }) => reason as Line["reports"][number]),
    pinned: row.id === chat?.pinnedLine,
  });
}

export async function presentLine(ctx: Ctx, row: CrewLine): Promise<Line> {
  return (await linePresenter(ctx, row.eventId))(row);
}
