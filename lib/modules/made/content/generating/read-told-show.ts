import type { ToldShow } from "@/lib/content/told-show";
import type { Event } from "@/lib/generated/prisma/client";
import { openQuestions, type SpokenLine } from "@/lib/modules/after/playback";
import { configOf, eventLinks, replayAvailability } from "@/lib/modules/show-basics/show-facts";
import type { Ctx } from "@/lib/operation/ctx";
import { ANNOUNCER, msOfFrame, type ProgramLine } from "@/lib/program";
import { guestOfPerson } from "@/lib/providers/room/identity";
import { namedSpeakers } from "./named-speakers";

const MOST_QUESTIONS = 20;

/** Reads what texts tell of a show: what everyone sees of its program. */
export async function readToldShow(
  ctx: Pick<Ctx, "db" | "now">,
  event: Event,
  { recordingId, line }: { recordingId: string; line: ProgramLine },
  spoken: readonly SpokenLine[],
): Promise<ToldShow> {
  // What the announcer says was written before the show.
  const lines = spoken
    .filter(({ text, personId, saidBy }) => text !== "" && personId !== ANNOUNCER && saidBy !== ANNOUNCER)
    .map(({ personId, speaker, fromMs, toMs, text, words, isHidden }) => ({
      ...{ personId, fromMs, toMs, text, words },
      speaker: isHidden ? null : speaker,
    }));
  return {
    title: event.title,
    language: event.language,
    people: await peopleOf(ctx, event, lines),
    chapters: line.chapters.map(({ title, programMs }) => ({ title, fromMs: programMs })),
    lines,
    unanswered: await unansweredOf(recordingId, line),
    programMs: msOfFrame(line.frames),
    replayUrl:
      replayAvailability(event.after, ctx.now) === "on"
        ? eventLinks(event, { withKey: false }).viewer_link
        : null,
  };
}

/** Those who are named and speak: hosts first, then in the order of their first words. */
async function peopleOf(
  ctx: Pick<Ctx, "db">,
  event: Event,
  lines: ToldShow["lines"],
): Promise<ToldShow["people"]> {
  const names = namedSpeakers(lines);
  const ids = [...names.keys()].flatMap((personId) => guestOfPerson(personId) ?? []);
  const guests = await ctx.db.guest.findMany({
    where: { id: { in: ids }, eventId: event.id, deletedAt: null },
  });
  const titles = new Map(guests.map(({ id, title, company }) => [id, titleOf(title, company)]));
  const { host } = configOf(event);
  const all = [...names].map(([personId, name]) => {
    const guest = guestOfPerson(personId);
    if (guest !== undefined) return { personId, name, title: titles.get(guest) ?? null };
    return { personId, name, title: name === host.name ? titleOf(host.title, host.company) : null };
  });
  const isHost = ({ personId }: { personId: string }) => personId.startsWith("host-");
  return [...all.filter(isHost), ...all.filter((person) => !isHost(person))];
}

const titleOf = (...parts: string[]): string | null => parts.filter(Boolean).join(", ") || null;

/** Of similar ones, the one with the most votes. */
async function unansweredOf(recordingId: string, line: ProgramLine): Promise<ToldShow["unanswered"]> {
  const asked = await openQuestions(recordingId, line);
  const groups = new Set<string>();
  const different = asked.filter(({ groupId }) => {
    if (groupId === null) return true;
    if (groups.has(groupId)) return false;
    groups.add(groupId);
    return true;
  });
  return different.slice(0, MOST_QUESTIONS).map(({ personId, text }) => ({ personId, text }));
}
