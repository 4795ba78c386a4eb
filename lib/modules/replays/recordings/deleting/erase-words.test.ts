import { beforeEach, describe, expect, it } from "vitest";
import { readShow } from "@/lib/modules/after/playback";
import { eraseWords } from "@/lib/modules/stage/show-ledger";
import { asSystem } from "@/lib/operation/as-system";
import { db } from "@/lib/platform/database/db";
import { newId } from "@/lib/platform/runtime/ids";
import { guestOfPerson } from "@/lib/providers/room/identity";
import { PlanSchema, scenesFromPlan } from "@/lib/stage";
import { dateShow, makeRecordedShow, type RecordedShow } from "@/test/support/recorded-show";
import { eraseWordsFromPrograms } from "./erase-words";

let recorded: RecordedShow;

/** Pieces of 4 s, one after another, as a version plays them. */
async function compose(version: number, seconds: number): Promise<void> {
  const { recordingId, sessionId } = recorded;
  const { workspaceId } = recorded.show.workspace;
  for (const rendition of ["picture-720", "picture-1080", "sound"])
    for (let number = 0; number * 4 < seconds; number += 1) {
      const key = `${rendition} ${number}`;
      const rate = rendition === "sound" ? 46.875 : 30;
      const place = Math.round(number * 4 * rate);
      const frames = Math.round(4 * rate);
      await db().programPiece.create({
        data: {
          ...{ recordingId, key, rendition, state: "stored", frames, people: [] },
          fileKey: `${workspaceId}/test/${newId("fil")}`,
        },
      });
      await db().programEntry.create({
        data: {
          ...{ recordingId, version, rendition, number, pieceKey: key, place, frames, sessionId },
          mediaMs: number * 4_000,
        },
      });
    }
  await db().recording.update({
    where: { id: recordingId },
    data: { programVersion: version, version, state: "ready", mp4State: "ready", endedAt: new Date() },
  });
}

const erase = (people: string[], questions: string[] = []) => {
  const { workspaceId } = recorded.show.workspace;
  const { eventId } = recorded.show;
  return asSystem("test.erase", { workspaceId, environment: "test" }, async (ctx) => {
    await eraseWordsFromPrograms(ctx, eventId, { people, questions });
    await eraseWords(ctx, eventId, { people, questions });
  });
};

/** The show is in a segment that is assigned to someone. */
async function assign(assignee: string, title: string): Promise<void> {
  const { eventId } = recorded.show;
  const { state } = await db().stage.findUniqueOrThrow({ where: { eventId } });
  const segment = { id: "seg_1", title, type: "interview", duration_sec: 60, assignee };
  const scenes = scenesFromPlan(PlanSchema.parse({ segments: [segment], ticker: [] }));
  const now = state as { version: number };
  const version = now.version + 1;
  await db().stage.update({
    where: { eventId },
    data: { version, state: { ...now, version, scenes, scene_id: "seg_1", scene_index: 0 } as never },
  });
}
const recording = () => db().recording.findUniqueOrThrow({ where: { id: recorded.recordingId } });
const left = async (rendition: string) => {
  const { recordingId } = recorded;
  const pieces = await db().programPiece.findMany({ where: { recordingId, rendition } });
  return pieces.map(({ key }) => Number(key.split(" ")[1])).sort((a, b) => a - b);
};

beforeEach(async () => {
  recorded = await makeRecordedShow();
});

describe("words that are erased from a show", () => {
  it("are in no piece any more: those that showed them are deleted, and the program is composed again", async () => {
    const { ana, command } = recorded;
    await command({ action: "bring_on", identity: ana });
    await command({ action: "send_off", identity: ana });
    await dateShow(recorded, 20, { bring_on: 5, send_off: 11 });
    await compose(3, 20);
    await erase([ana]);
    for (const picture of ["picture-720", "picture-1080"]) expect(await left(picture)).toEqual([0, 3, 4]);
    expect(await left("sound")).toEqual([0, 1, 2, 3, 4]);
    expect(await recording()).toMatchObject({
      ...{ version: 4, state: "processing", programVersion: null, mp4State: "pending" },
    });
    expect(await db().programEntry.count({ where: { recordingId: recorded.recordingId } })).toBe(0);
    const wanted = await db().wantedWork.findMany({ where: { subject: recorded.recordingId } });
    expect(wanted.map(({ kind }) => kind)).toEqual(["program.compose"]);
    const audited = await db().auditEntry.findMany({ where: { subjectId: recorded.recordingId } });
    expect(audited.map(({ after }) => after)).toContainEqual({ erased: "words", version: 4, files: 4 });
  });

  it("leave programs as they are that never showed any", async () => {
    const { ana, ben, command } = recorded;
    await command({ action: "bring_on", identity: ana });
    await dateShow(recorded, 20, { bring_on: 5 });
    await compose(1, 20);
    await erase([ben, "guest-someone"]);
    expect(await left("picture-720")).toEqual([0, 1, 2, 3, 4]);
    expect(await recording()).toMatchObject({ version: 1, state: "ready", programVersion: 1 });
  });

  it("are in no chapter any more, although they were never on stage and this process has read the show before", async () => {
    const { ben, recordingId } = recorded;
    const guestId = guestOfPerson(ben) ?? "";
    await assign(guestId, "Ben Noor on pricing");
    await dateShow(recorded, 20);
    await compose(3, 20);
    const titles = async () => {
      const read = await readShow(recordingId);
      expect(read?.show.timeline.stages.length).toBeGreaterThan(0);
      const all = JSON.stringify([read?.show.timeline.stages, (await recording()).chapters]);
      return { chapters: read?.line.chapters.map(({ title }) => title), isNamed: all.includes("pricing") };
    };
    const { line } = (await readShow(recordingId)) ?? {};
    await db().recording.update({
      where: { id: recordingId },
      data: { chapters: JSON.parse(JSON.stringify(line?.chapters)) },
    });
    expect(await titles()).toEqual({ chapters: ["Ben Noor on pricing"], isNamed: true });
    await erase([ben, guestId]);
    expect(await titles()).toEqual({ chapters: [""], isNamed: false });
    expect(await left("picture-720")).toEqual([0, 1, 2, 3, 4]);
    expect(await recording()).toMatchObject({ version: 4, state: "processing" });
    // Nothing of theirs is left: the program isn't composed once more.
    await erase([ben, guestId]);
    expect(await recording()).toMatchObject({ version: 4 });
  });

  it("are what someone asked, while it was on stage", async () => {
    const { command, show } = recorded;
    const text = "How loud is an engine?";
    const id = newId("qst");
    await db().audienceQuestion.create({
      data: { id, eventId: show.eventId, personId: "attendee-reg_1", authorName: "Zoe", text, clientId: "1" },
    });
    await command({ action: "show_question", question_id: id });
    await command({ action: "hide_question" });
    await dateShow(recorded, 20, { hide_question: 11 });
    await compose(1, 20);
    await erase([], ["Another question"]);
    expect(await left("picture-720")).toEqual([0, 1, 2, 3, 4]);
    await erase([], [text]);
    expect(await left("picture-720")).toEqual([3, 4]);
  });

  it("are on the whiteboard for as long as it was shown", async () => {
    const { ana, command, show } = recorded;
    await command({ action: "show_whiteboard" });
    await command({ action: "hide_whiteboard" });
    await dateShow(recorded, 20, { show_whiteboard: 9, hide_whiteboard: 13 });
    await compose(1, 20);
    await db().whiteboard.upsert({
      where: { eventId: show.eventId },
      create: { eventId: show.eventId },
      update: {},
    });
    await db().whiteboardElement.create({
      data: {
        ...{ eventId: show.eventId, id: "one", personId: ana, version: 1, versionNonce: 1, revision: 1 },
        ...{ element: { type: "text", text: "Ana was here" }, changedAt: new Date() },
      },
    });
    await erase([ana]);
    expect(await left("picture-720")).toEqual([0, 1, 4]);
  });
});
