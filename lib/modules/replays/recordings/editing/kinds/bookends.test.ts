import { Readable } from "node:stream";
import { text as readText } from "node:stream/consumers";
import { afterEach, describe, expect, it } from "vitest";
import { openPlayback } from "@/lib/modules/after/playback";
import { spokenLines } from "@/lib/modules/after/playback/captions/captions-of";
import { db } from "@/lib/platform/database/db";
import { newId } from "@/lib/platform/runtime/ids";
import { api } from "@/test/support/api";
import { composesWithoutPauses } from "@/test/support/composed-recording";
import { EditedShow, SECONDS } from "@/test/support/edited-show";
import { until } from "@/test/support/until";

composesWithoutPauses();

let show: EditedShow;
afterEach(() => show.stop());

describe("an intro and an outro", () => {
  const videoOf = async (given: object = {}) => {
    const { eventId, workspace } = show.program.show;
    const video = await db().video.create({
      data: {
        ...{
          id: newId("vid"),
          workspaceId: workspace.workspaceId,
          environment: "test",
          eventId,
          name: "Opening",
        },
        ...{ contentType: "video/mp4", sizeBytes: 1, state: "ready", token: newId("tok"), durationMs: 5_000 },
        ...given,
      },
    });
    return video.id;
  };

  /** Expects that playlists list everything that a version plays, and end. */
  const expectPlayed = async (version: number) => {
    const of = { recordingId: show.id, purpose: "play" } as const;
    for (const rendition of ["picture-720", "sound"]) {
      const file = await openPlayback(of, `${rendition}.m3u8`);
      const lines = (await readText((await file?.open()) ?? Readable.from([]))).split("\n");
      const entries = await show.program.entries(version, rendition);
      const names = entries.map(({ number }) => `${version}/${rendition}/${number}.m4s`);
      expect(lines.filter((line) => line.endsWith(".m4s"))).toEqual(names);
      expect(lines).toContain("#EXT-X-ENDLIST");
    }
  };

  it("are played before and after the show, and everything else keeps its pieces", async () => {
    show = await EditedShow.make();
    await show.say(show.host, "Hello", 14, 16);
    await show.compose();
    const keys = await show.keys(1);
    const video_id = await videoOf();
    const intro = await show.edit({ kind: "intro", video_id });
    expect(intro).toMatchObject({
      duration_sec: SECONDS + 5,
      edit: { kind: "intro", from_sec: 0, to_sec: 5, length_sec: 5, details: { video_id } },
    });
    await until(() => show.isReady(2));
    await show.expectWhole(2, SECONDS + 5);
    await expectPlayed(2);
    expect(await show.keys(2)).toEqual(expect.arrayContaining(keys));
    expect((await spokenLines(show.id))?.[0]?.fromMs).toBe(19_000);
    const { slug, workspace } = show.program.show;
    const key = await workspace.key("test", ["assets:write"]);
    const removed = await api("DELETE", `/v1/events/${slug}/videos/${video_id}`, { key });
    expect([removed.status, removed.json.error.fields]).toEqual([409, { status: "attached" }]);
    // Undoing the intro would leave nothing.
    const all = await show.post("edits", { kind: "drop", from_sec: 5, to_sec: SECONDS + 5 });
    expect([all.status, all.json.error.fields]).toEqual([400, { from_sec: "not_allowed" }]);
    const outro = await show.edit({ kind: "outro", video_id });
    expect(outro.edit).toMatchObject({ from_sec: SECONDS + 5, to_sec: SECONDS + 10 });
    await until(() => show.isReady(3));
    await expectPlayed(3);
    // A cut may begin in the intro.
    const cut = await show.edit({ kind: "drop", from_sec: 4, to_sec: 6 });
    expect(cut.duration_sec).toBe(SECONDS + 8);
    await show.undo(cut.edit.id);
    const twice = await show.post("edits", { kind: "intro", video_id });
    expect([twice.status, twice.json.error.fields]).toEqual([400, { kind: "duplicate" }]);
    await show.undo(intro.edit.id);
    await show.undo(outro.edit.id);
    await until(() => show.isReady(7));
    expect(await show.keys(7)).toEqual(keys);
  });

  it("begin whole, whatever was cut of an earlier one with the same video", async () => {
    show = await EditedShow.make();
    await show.compose();
    const video_id = await videoOf();
    const first = await show.edit({ kind: "intro", video_id });
    const cut = await show.edit({ kind: "trim", start_sec: 2 });
    expect(cut.duration_sec).toBe(SECONDS + 3);
    await show.undo(first.edit.id);
    const again = await show.edit({ kind: "intro", video_id });
    expect(again).toMatchObject({ duration_sec: SECONDS + 5, edit: { from_sec: 0, to_sec: 5 } });
  });

  it("are videos of the workspace that can be played", async () => {
    show = await EditedShow.make();
    const foreign = await EditedShow.make();
    const other = await videoOf({
      ...{ workspaceId: foreign.program.show.workspace.workspaceId, eventId: foreign.program.show.eventId },
    });
    await foreign.stop();
    for (const video_id of [
      other,
      await videoOf({ state: "converting" }),
      await videoOf({ environment: "live" }),
      await videoOf({ deletedAt: new Date() }),
    ]) {
      const { status, json } = await show.post("edits", { kind: "intro", video_id });
      expect([status, json.error.fields]).toEqual([400, { video_id: "not_found" }]);
    }
  });
});
