import { afterEach, beforeEach, expect, it } from "vitest";
import { openPlayback } from "@/lib/modules/after/playback";
import type { ReplayAudience } from "@/lib/modules/after/playback/playing/open-audience";
import { db } from "@/lib/platform/database/db";
import { newId } from "@/lib/platform/runtime/ids";
import { EditedShow } from "@/test/support/edited-show";
import { until } from "@/test/support/until";

let show: EditedShow;
let eventId: string;
let began: number;

beforeEach(async () => {
  show = await EditedShow.make();
  ({ eventId } = show.program.show);
  const session = await db().showSession.findFirstOrThrow({ where: { recordingId: show.id } });
  began = session.startedAt.getTime();
  await set({ state: "ended", watch: { open: true } });
});
afterEach(() => show.stop());

const set = (data: object) => db().event.update({ where: { id: eventId }, data });

const written = (second: number, text: string) => ({
  ...{ eventId, personId: "attendee-a", authorName: "Ada", text, clientId: newId("line") },
  createdAt: new Date(began + second * 1000),
});
const write = (second: number, text: string, data: object = {}) =>
  db().chatMessage.create({ data: { id: newId("msg"), ...written(second, text), ...data } });
const ask = (second: number, text: string, data: object = {}) =>
  db().audienceQuestion.create({ data: { id: newId("qst"), ...written(second, text), votes: 3, ...data } });

const open = () =>
  openPlayback(
    { recordingId: show.id, purpose: "replay", registrationId: null, linkVersion: 0 },
    "audience.json",
  );

async function audience(): Promise<ReplayAudience> {
  const file = await open();
  const chunks: Buffer[] = [];
  for await (const chunk of (await file?.open()) ?? []) chunks.push(Buffer.from(chunk));
  return JSON.parse(Buffer.concat(chunks).toString());
}

it("what the audience wrote is at its place, without what isn't shown", async () => {
  await write(-5, "Too early");
  await write(10, "Hello");
  await write(20, "Hidden by the crew", { state: "hidden" });
  await write(20.5, "", { authorName: "" }); // by someone whose data was erased
  await write(21, "From the host", { personId: "host-x", authorName: "Hanna", role: "host" });
  await write(25, "From someone banned", { personId: "attendee-b" });
  await db().chatBan.create({ data: { id: newId("ban"), eventId, personId: "attendee-b" } });
  await write(50, "Too late");
  await ask(12, "How much?");
  await ask(13, "For the crew", { private: true });
  await ask(14, "Dismissed", { state: "dismissed" });
  const { chat, questions } = await audience();
  expect(chat.map(({ second, line: { text, author } }) => [Math.round(second), text, author])).toEqual([
    [10, "Hello", { person: "", name: "Ada" }],
    [21, "From the host", { person: "", name: "Hanna", role: "host" }],
  ]);
  expect(questions).toMatchObject([{ question: { text: "How much?", votes: 3, state: "open" } }]);
});

it("what was written in a cut is left out at once, and what follows moves", async () => {
  for (const [second, text] of [
    [10, "Before"],
    [20, "In the cut"],
    [34, "After"],
  ] as const)
    await write(second, text);
  expect((await audience()).chat).toHaveLength(3);
  await show.edit({ kind: "drop", from_sec: 15, to_sec: 30 });
  const { chat } = await audience();
  expect(chat.map(({ second, line }) => [Math.round(second), line.text])).toEqual([
    [10, "Before"],
    [19, "After"],
  ]);
});

it("chat or questions that the host turned off aren't in it, and no one but a viewer reads it", async () => {
  await write(10, "Hello");
  await ask(12, "How much?");
  await set({ watch: { open: true, chat: false } });
  expect(await audience()).toMatchObject({ chat: [], questions: [{}] });
  const path = "audience.json";
  for (const purpose of ["play", "public"] as const)
    expect(await openPlayback({ recordingId: show.id, purpose }, path)).toBeUndefined();
  expect(await openPlayback({ recordingId: show.id, purpose: "download", path }, path)).toBeUndefined();
  await set({ watch: { open: false } });
  expect(await open()).toBeUndefined();
});

it("reactions are counted at their place, without those in a cut", async () => {
  const last = await db().showEvent.findFirstOrThrow({ where: { eventId }, orderBy: { seq: "desc" } });
  const counted = (seq: number, second: number, heart: number) => ({
    ...{ ...last, seq: last.seq + seq, at: new Date(began + second * 1000), type: "reactions", count: heart },
    ...{ body: { of: "show", counts: { ...NONE, heart } }, version: null, commandId: null, changed: [] },
  });
  await db().showEvent.createMany({ data: [counted(1, 10, 2), counted(2, 20, 5), counted(3, 34, 6)] });
  const shown = async () =>
    (await audience()).reactions.map(({ second, counts }) => [Math.round(second), counts.heart]);
  expect(await shown()).toEqual([
    [10, 2],
    [20, 5],
    [34, 6],
  ]);
  await show.edit({ kind: "drop", from_sec: 15, to_sec: 30 });
  expect(await shown()).toEqual([
    [10, 2],
    [19, 3],
  ]);
  await set({ watch: { open: true, reactions: false } });
  expect(await shown()).toEqual([]);
});

it("is read once for those who ask at the same time, and again soon after", async () => {
  await write(10, "Hello");
  const [one, other] = await Promise.all([open(), open()]);
  expect(one).toBeDefined();
  expect(other).toBe(one);
  await db().chatMessage.updateMany({ where: { eventId }, data: { state: "hidden" } });
  await until(async () => (await audience()).chat.length === 0);
});

it("a poll and a call to action that an edit hides aren't in it", async () => {
  await show.stop();
  show = await EditedShow.make([
    { action: "open_poll", question: "Tea?", options: ["Yes", "No"], second: 5 },
    { action: "show_cta", label: "Book", url: "https://example.com/book", second: 6 },
  ]);
  ({ eventId } = show.program.show);
  await set({ state: "ended", watch: { open: true } });
  const { polls, calls } = await audience();
  expect([polls[0]?.poll.question, calls[0]?.cta?.label]).toEqual(["Tea?", "Book"]);
  await show.edit({ kind: "hide_layer", layer: "poll", from_sec: 0, to_sec: 36 });
  await show.edit({ kind: "hide_layer", layer: "cta", from_sec: 0, to_sec: 36 });
  expect(await audience()).toMatchObject({ polls: [], calls: [] });
});

const NONE = { applause: 0, heart: 0, laugh: 0, surprise: 0, thumbs_up: 0 };
