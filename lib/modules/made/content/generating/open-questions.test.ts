import { beforeEach, expect, it } from "vitest";
import { db } from "@/lib/platform/database/db";
import { newId } from "@/lib/platform/runtime/ids";
import type { RecordedShow } from "@/test/support/recorded-show";
import { makeSpokenRecording } from "@/test/support/spoken-recording";
import type { ContentItemWire } from "../schema";

const QUESTION = "Does rye need longer?";
const AUTHOR = "attendee-zoe";

let recorded: RecordedShow;

beforeEach(async () => {
  recorded = await makeSpokenRecording();
});

const path = (rest: string) => `/v1/events/${recorded.show.slug}${rest}`;
const recording = (rest = "") => path(`/recordings/${recorded.recordingId}${rest}`);

/** The audience's question, by someone who joined. */
async function ask(second: number): Promise<void> {
  const { eventId } = recorded.show;
  const { startedAt } = await db().showSession.findUniqueOrThrow({ where: { id: recorded.sessionId } });
  const createdAt = new Date(startedAt.getTime() + second * 1_000);
  const written = { eventId, personId: AUTHOR, authorName: "Zoe", text: QUESTION, clientId: newId("line") };
  await db().audienceQuestion.create({ data: { id: newId("qst"), ...written, createdAt } });
}

async function followUp(): Promise<ContentItemWire> {
  const answer = await recorded.show.byKey("POST", path("/content/generate"), { kinds: ["follow_up"] });
  expect(answer.status, answer.text).toBe(200);
  return answer.json.data.items[0];
}

const asked = async () =>
  (await followUp()).blocks.filter(({ kind }) => kind === "asked").map(({ text }) => text);

it("has what was asked during the program, and not in a time that was cut out", async () => {
  await ask(-5);
  expect(await followUp()).toMatchObject({ missing: "no_questions", blocks: [] });
  await ask(25);
  expect(await asked()).toEqual([QUESTION]);
  const cut = await recorded.show.byKey("POST", recording("/edits"), {
    ...{ kind: "drop", from_sec: 20, to_sec: 30 },
  });
  expect(cut.status, cut.text).toBe(200);
  expect(await followUp()).toMatchObject({ missing: "no_questions", blocks: [] });
  await ask(40);
  expect(await asked()).toEqual([QUESTION]);
});

it("doesn't bring back the question of someone who was deleted from the recording", async () => {
  await ask(25);
  expect(await asked()).toEqual([QUESTION]);
  const erased = { recordingId: recorded.recordingId, personId: AUTHOR, erasedAt: new Date() };
  await db().recordingErasure.create({ data: erased });
  expect(await followUp()).toMatchObject({ missing: "no_questions", blocks: [] });
});

it("has nothing of the show's audience if the recording was uploaded", async () => {
  await ask(25);
  await db().showSession.update({ where: { id: recorded.sessionId }, data: { kind: "upload" } });
  expect(await followUp()).toMatchObject({ missing: "no_questions", blocks: [] });
});
