import type { Prisma } from "@/lib/generated/prisma/client";
import { findEvent } from "@/lib/modules/show-basics/show-facts";
import type { Ctx } from "@/lib/operation/ctx";
import { readPage } from "@/lib/operation/keyset";
import type { InputOf, OutputOf } from "@/lib/operation/operation";
import type { chatContract } from "../contract";
import { OPEN_REPORTS } from "./find-line";
import { linePresenter } from "./present-lines";

const COLUMNS = { written_at: "createdAt" };

export async function listChatLines(
  ctx: Ctx,
  { slug, ...input }: InputOf<typeof chatContract.listChatLines>,
): Promise<OutputOf<typeof chatContract.listChatLines>> {
  const event = await findEvent(ctx, slug);
  const filter = await filterOf(ctx, event.id, input);
  return readPage(
    ctx,
    { ...input, event_id: event.id },
    COLUMNS,
    ({ where, ...rest }) =>
      ctx.db.chatMessage.findMany({ where: { AND: [filter, where] }, include: OPEN_REPORTS, ...rest }),
    await linePresenter(ctx, event.id),
  );
}

type Wanted = Pick<InputOf<typeof chatContract.listChatLines>, "state" | "reported" | "person">;

/** Messages of someone who was banned with their messages count as hidden, as they are presented. */
async function filterOf(
  ctx: Ctx,
  eventId: string,
  { state, reported, person }: Wanted,
): Promise<Prisma.ChatMessageWhereInput> {
  const open = { reports: { some: { settled: false } } };
  const all: Prisma.ChatMessageWhereInput[] = [{ eventId }];
  if (person !== undefined) all.push({ personId: person });
  if (reported !== undefined) all.push(reported ? open : { NOT: open });
  if (state === "held") all.push({ state });
  else if (state !== undefined) {
    const bans = await ctx.db.chatBan.findMany({ where: { eventId, hidesLines: true } });
    const banned = { personId: { in: bans.map(({ personId }) => personId) } };
    all.push(
      state === "hidden" ? { OR: [{ state }, { state: "shown", ...banned }] } : { state, NOT: banned },
    );
  }
  return { AND: all };
}
