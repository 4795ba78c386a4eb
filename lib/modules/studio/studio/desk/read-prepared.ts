import { readDeckNames } from "@/lib/modules/show-basics/slides";
import { readVideos } from "@/lib/modules/show-basics/video-files";
import type { Ctx } from "@/lib/operation/ctx";
import { walkOnLine } from "@/lib/plan-writer";
import { beginningOf, type StageState } from "@/lib/stage";
import type { PreparedWire } from "./prepared-schema";

const MAX_QUESTIONS = 20;
const TITLE_CHARS = 80;

/** Reads what sentences about a show may name, besides what is on its stage. */
export async function readPrepared(
  ctx: Pick<Ctx, "db" | "sql">,
  eventId: string,
  state: StageState,
): Promise<PreparedWire> {
  const decks = await readDeckNames(ctx, eventId);
  return {
    decks: decks.map(({ id, name, pages }) => ({ id, title: name, page_count: pages })),
    videos: await readVideos(ctx, eventId),
    polls: state.scenes.flatMap(({ poll }) => poll ?? []),
    questions: await questionsOf(ctx, eventId),
    // Named by their first words. A scene's title would be ambiguous with the scene itself.
    lines: state.scenes.flatMap(({ emcee_line: text }) =>
      text ? [{ title: beginningOf(text, TITLE_CHARS), text }] : [],
    ),
    introductions: await introductionsOf(ctx, eventId),
  };
}

/** Returns each guest's introduction: the custom one, or else a generated one in the show's language. */
async function introductionsOf(
  ctx: Pick<Ctx, "db">,
  eventId: string,
): Promise<PreparedWire["introductions"]> {
  const guests = await ctx.db.guest.findMany({
    where: { eventId, deletedAt: null },
    select: { name: true, title: true, company: true, emcee: true, event: { select: { language: true } } },
    orderBy: { position: "asc" },
  });
  return guests.map(({ name, title, company, emcee, event }) => {
    const about = [title, company].filter(Boolean).join(", ");
    return { name, text: emcee.trim() || walkOnLine({ name, about }, event.language) };
  });
}

async function questionsOf(ctx: Pick<Ctx, "db">, eventId: string): Promise<PreparedWire["questions"]> {
  const rows = await ctx.db.audienceQuestion.findMany({
    where: { eventId, private: false, state: "open" },
    orderBy: [{ votes: "desc" }, { createdAt: "asc" }],
    take: MAX_QUESTIONS,
  });
  return rows.map(({ id, text, authorName, votes }) => ({ id, text, author: authorName || null, votes }));
}
