import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { db } from "@/lib/platform/database/db";
import { newId } from "@/lib/platform/runtime/ids";
import { composesWithoutPauses } from "@/test/support/composed-recording";
import { EditedShow, SECONDS } from "@/test/support/edited-show";
import { readRecording } from "@/test/support/recordings";
import { until } from "@/test/support/until";

composesWithoutPauses();

const [PAUSED, RESUMED] = [4, 10];
const RECORDED = SECONDS - (RESUMED - PAUSED);

/** A show whose recording was paused for six seconds. */
let show: EditedShow;
beforeEach(async () => {
  show = await EditedShow.make([
    { action: "pause_recording", second: PAUSED },
    { action: "resume_recording", second: RESUMED },
  ]);
});
afterEach(() => show.stop());

const read = () => readRecording(show.program.show, show.id);
const update = (data: object) => db().recording.update({ where: { id: show.id }, data });
/** The pieces of tests aren't rendered. */
const sized = () =>
  db().programHeader.updateMany({ where: { recordingId: show.id }, data: { width: 160, height: 90 } });

describe("a recording that was paused", () => {
  it("says where its program plays which time on air, through a cut and an intro", async () => {
    const paused = [
      { from_sec: 0, to_sec: PAUSED, at_sec: 0 },
      { from_sec: RESUMED, to_sec: SECONDS, at_sec: PAUSED },
    ];
    expect((await read()).played).toEqual(paused);
    await show.compose();
    const { workspace, eventId } = show.program.show;
    const { id: video_id } = await db().video.create({
      data: {
        ...{ id: newId("vid"), workspaceId: workspace.workspaceId, environment: "test", eventId },
        ...{ name: "Opening", contentType: "video/mp4", sizeBytes: 1, state: "ready", token: newId("tok") },
        durationMs: 5_000,
      },
    });
    await show.edit({ kind: "drop", from_sec: 14, to_sec: 18 });
    await show.edit({ kind: "intro", video_id });
    await until(() => show.isReady(3));
    const { session_id, ...noted } = { session_id: await sessionId(), from_ms: 12_000, to_ms: 13_000 };
    await update({ notes: [{ code: "media_missing", session_id, ...noted }] });
    const { played, notes, tracks, duration_sec } = await read();
    expect(played).toEqual([
      { from_sec: 0, to_sec: PAUSED, at_sec: 5 },
      { from_sec: RESUMED, to_sec: 20, at_sec: 9 },
      { from_sec: 24, to_sec: SECONDS, at_sec: 19 },
    ]);
    expect(notes[0]?.message).toMatch(/Affected: 0:11–0:12\.$/);
    expect(duration_sec).toBe(SECONDS);
    // Files keep their own time.
    expect(tracks[0]?.parts[0]).toMatchObject({ starts_at_sec: 0, ends_at_sec: SECONDS - 1 });
  });

  it("plays as before while the next version is composed", async () => {
    await show.compose();
    const { played } = await read();
    await show.pause();
    await show.edit({ kind: "drop", from_sec: 14, to_sec: 18 });
    expect((await read()).played).toEqual(played);
  });

  it("is cut across the pause, and whole again once that's undone", async () => {
    const whole = (await read()).played;
    const { edit, duration_sec } = await show.edit({ kind: "drop", from_sec: 2, to_sec: 6 });
    expect(duration_sec).toBe(RECORDED - 4);
    expect((await read()).played).toEqual([
      { from_sec: 0, to_sec: 2, at_sec: 0 },
      { from_sec: RESUMED + 2, to_sec: SECONDS, at_sec: 2 },
    ]);
    const again = await show.post("edits", { kind: "drop", from_sec: 1, to_sec: 3, expected_version: 1 });
    expect([again.status, again.json.error.code]).toEqual([409, "version_conflict"]);
    await show.undo(edit.id);
    expect((await read()).played).toEqual(whole);
  });

  it("is as long as its program will be while that grows", async () => {
    await show.compose();
    await sized();
    await update({ state: "processing", durationMs: null, composedMs: 6_000 });
    expect((await read()).program).toMatchObject({ duration_sec: RECORDED, composed_sec: 6 });
  });
});

describe("a recording without a program", () => {
  it("says why, unless a file is to blame, and nothing once it has one", async () => {
    await update({ state: "failed", failure: "nothing_recorded" });
    expect(await read()).toMatchObject({
      failure: { code: "nothing_recorded", message: "Nothing was recorded while the show was on air." },
      program: null,
    });
    await update({ failure: "not_composed" });
    expect((await read()).failure?.code).toBe("not_composed");
    await update({ failure: "damaged" });
    expect((await read()).failure).toBeNull();
    await update({ state: "processing", failure: "not_composed" });
    expect((await read()).failure).toBeNull();
  });
});

const sessionId = async (): Promise<string> =>
  (await db().showSession.findFirstOrThrow({ where: { recordingId: show.id } })).id;
