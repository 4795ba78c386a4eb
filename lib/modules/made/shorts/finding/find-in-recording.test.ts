import { beforeEach, describe, expect, it } from "vitest";
import type { ShowEvent } from "@/lib/generated/prisma/client";
import { REACTIONS, type Reaction } from "@/lib/live";
import { gatherFeed } from "@/lib/modules/stage/live-feed";
import { db, sql } from "@/lib/platform/database/db";
import { newId } from "@/lib/platform/runtime/ids";
import { dateShow, makeRecordedShow, type RecordedShow } from "@/test/support/recorded-show";
import { sit } from "@/test/support/show";
import type { ShortsWire } from "../schema";
import { readActs } from "./read-acts";

const SECONDS = 800;
const PLAIN = [
  "The team looks at the dashboard in the morning.",
  "Each service writes its numbers into one table.",
  "We group them by team and by region.",
  "The report goes to everyone who owns a service.",
  "People read it with their coffee.",
];

interface Entry extends Pick<ShowEvent, "count"> {
  body: NonNullable<ShowEvent["body"]>;
}

let recorded: RecordedShow;
let began: number;
/** What each gathering of reactions wrote in the ledger. */
let entries: Record<"one" | "many" | "laughs", Entry>;

const at = (second: number) => new Date(began + second * 1_000);
const path = (rest: string) => `/v1/events/${recorded.show.slug}/${rest}`;

/** So many viewers press as often in one round. */
async function pressed(people: readonly string[], times: number, kind: Reaction = "heart"): Promise<Entry> {
  const { eventId } = recorded.show;
  const sent = REACTIONS.map((one) => (one === kind ? times : 0));
  await db().reactionTally.createMany({
    data: people.map((personId) => ({ eventId, personId, page: newId("page"), sent })),
  });
  await gatherFeed(eventId);
  const entry = await db().showEvent.findFirstOrThrow({
    where: { eventId, type: "reactions" },
    orderBy: { seq: "desc" },
  });
  return { body: entry.body ?? {}, count: entry.count };
}

/** Enters rounds of reactions in the ledger, half a second apart. */
async function reacted(entry: Entry, second: number, rounds = 1): Promise<void> {
  const { eventId } = recorded.show;
  const last = await db().showEvent.findFirstOrThrow({ where: { eventId }, orderBy: { seq: "desc" } });
  await db().showEvent.createMany({
    data: Array.from({ length: rounds }, (_, index) => ({
      ...{ ...last, changed: [], version: null, type: "reactions", ...entry },
      ...{ seq: last.seq + 1 + index, at: at(second + index / 2) },
    })),
  });
}

async function wrote(second: number, people: number): Promise<void> {
  const { eventId } = recorded.show;
  await db().chatMessage.createMany({
    data: Array.from({ length: people }, (_, index) => ({
      ...{ id: newId("msg"), eventId, personId: `w-${index}`, authorName: "Viewer", clientId: newId("cm") },
      ...{ text: "Really?", createdAt: at(second + (index % 5) / 2) },
    })),
  });
}

async function analyzed(): Promise<ShortsWire["segments"]> {
  const answer = await recorded.show.byKey("POST", path("shorts/analyze"), {});
  expect(answer.status, answer.text).toBe(200);
  return answer.json.data.segments;
}

const reasons = (segments: ShortsWire["segments"], kind: string) =>
  segments.flatMap(({ evidence }) => evidence.filter((one) => one.kind === kind));

beforeEach(async () => {
  recorded = await makeRecordedShow();
  const { ana, command, recordingId, sessionId, show } = recorded;
  const { eventId } = show;
  await command({ action: "bring_on", identity: ana });
  const viewers = Array.from({ length: 30 }, (_, index) => `w-${index}`);
  entries = {
    one: await pressed(viewers.slice(0, 1), 10),
    many: await pressed(viewers, 1),
    laughs: await pressed(viewers.slice(0, 12), 1, "laugh"),
  };
  began = (await dateShow(recorded, SECONDS, { bring_on: 1 })).getTime();
  await db().recording.update({ where: { id: recordingId }, data: { state: "ready", endedAt: at(SECONDS) } });
  for (const personId of viewers) await sit(eventId, { identity: `${personId}.seat`, role: "watcher" });
  await db().presence.updateMany({
    where: { eventId, role: "watcher" },
    data: { joinedAt: at(0), leftAt: at(SECONDS) },
  });
  await db().captionLine.createMany({
    data: Array.from({ length: 190 }, (_, index) => ({
      ...{ id: newId("cap"), eventId, sessionId, personId: ana, name: "Ana Ruiz" },
      ...{
        text: PLAIN[index % PLAIN.length] ?? "",
        startedAt: at(4 + index * 4),
        endedAt: at(7.4 + index * 4),
      },
    })),
  });
});

describe("a spike of the audience", () => {
  it("is ranked first and named as the reason, when it happened", async () => {
    await wrote(401, 25);
    await reacted(entries.many, 402);
    const [first] = await analyzed();
    expect(first?.start_sec).toBeLessThan(400);
    expect(first?.end_sec).toBeGreaterThan(392);
    expect(first?.evidence.slice(0, 2).map(({ kind, text }) => [kind, text])).toEqual([
      ["reactions", "30 people reacted. All sent hearts."],
      ["chat", "25 people wrote in the chat."],
    ]);
    for (const { at_sec } of first?.evidence.slice(0, 2) ?? [])
      expect(Math.abs((at_sec ?? 0) - 402)).toBeLessThanOrEqual(2);
  });

  it("moves with an edit that cuts out a time before it", async () => {
    await wrote(401, 25);
    await reacted(entries.many, 402);
    const cut = { kind: "drop", from_sec: 100, to_sec: 150 };
    const edit = await recorded.show.byKey("POST", path(`recordings/${recorded.recordingId}/edits`), cut);
    expect(edit.status, edit.text).toBe(200);
    const [first] = await analyzed();
    expect(first?.start_sec).toBeLessThan(350);
    expect(first?.end_sec).toBeGreaterThan(342);
    for (const { at_sec } of first?.evidence.slice(0, 2) ?? [])
      expect(Math.abs((at_sec ?? 0) - 352)).toBeLessThanOrEqual(2);
  });

  it("says who laughed, and how the votes turned a poll", async () => {
    await reacted(entries.laughs, 402);
    const id = newId("poll");
    await db().poll.create({
      data: {
        ...{ id, eventId: recorded.show.eventId, question: "Move?", options: ["Yes", "No"], state: "closed" },
      },
    });
    await db().pollVote.createMany({
      data: Array.from({ length: 24 }, (_, index) => ({
        ...{ pollId: id, personId: `w-${index}`, option: index < 12 ? 1 : 0 },
        votedAt: at(index < 12 ? 200 + index : 399 + index / 6),
      })),
    });
    const segments = await analyzed();
    const texts = segments[0]?.evidence.map(({ text }) => text);
    expect(texts).toContain("12 people laughed.");
    expect(texts).toContain("A poll shifted: “Yes” went from 0% to 50%.");
    expect(reasons(segments, "votes").find(({ text }) => text.startsWith("A poll"))?.at_sec).toBeCloseTo(
      401,
      0,
    );
  });

  it("isn't one viewer who holds the button down", async () => {
    await reacted(entries.one, 200, 40);
    const acts = await readActs({ sql }, recorded.show.eventId);
    // In 20 seconds, which may begin within five.
    const one = acts.filter(({ atMs }) => atMs >= began + 200_000);
    expect(one.map(({ by, reaction }) => [by !== null, reaction])).toEqual(one.map(() => [true, "heart"]));
    expect([4, 5]).toContain(one.length);
    expect(reasons(await analyzed(), "reactions")).toEqual([]);
    await db().momentSearch.deleteMany({ where: { recordingId: recorded.recordingId } });
    await wrote(401, 25);
    await reacted(entries.many, 402);
    const segments = await analyzed();
    expect(segments[0]?.start_sec).toBeGreaterThan(300);
    expect(reasons(segments, "reactions").filter(({ at_sec }) => (at_sec ?? 0) < 300)).toEqual([]);
  });
});
