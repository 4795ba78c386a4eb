import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { openPlayback, readPlaybackToken } from "@/lib/modules/after/playback";
import { db } from "@/lib/platform/database/db";
import { composesWithoutPauses } from "@/test/support/composed-recording";
import { EditedShow, SECONDS } from "@/test/support/edited-show";
import { until } from "@/test/support/until";

composesWithoutPauses();

let show: EditedShow;
beforeEach(async () => {
  show = await EditedShow.make();
  await show.compose();
});
afterEach(() => show.stop());

const cut = (from_sec: number, to_sec: number) => ({ kind: "drop", from_sec, to_sec });

async function compare(editId: string) {
  const { status, json, text } = await show.post(`edits/${editId}/undo`, { dry_run: true });
  expect(status, text).toBe(200);
  return json.data.comparison;
}

/** Returns the pieces of the first version that a comparison's link plays. Pieces that weren't rendered fail when they're opened. */
async function playedBy(playlist: string): Promise<string[]> {
  const pass = await readPlaybackToken(playlist.split("/").at(-2) ?? "");
  if (pass === null || pass === "expired") throw new Error(`no pass: ${playlist}`);
  const played: string[] = [];
  for (const { name } of await show.pieces(1)) {
    const isThere = await openPlayback(pass, name).then(
      (file) => file !== undefined,
      () => true,
    );
    if (isThere) played.push(name);
  }
  return played;
}

const touching = async (from: number, to: number) =>
  (await show.pieces(1))
    .filter(({ fromMs, toMs }) => fromMs < to * 1000 && toMs > from * 1000 + 1)
    .map(({ name }) => name);

describe("an edit and what was there before", () => {
  it("is found in the version before, which plays it although it's withheld, and nothing else", async () => {
    await show.pause();
    const { edit } = await show.edit(cut(13, 21));
    // Seconds 28 to 31 of the show.
    await show.edit(cut(20, 23));
    const { before, after } = await compare(edit.id);
    expect([before.from_sec, before.to_sec]).toEqual([expect.closeTo(13, 1), expect.closeTo(21, 1)]);
    expect(after).toEqual({ from_sec: 13, to_sec: 13 });
    const played = await playedBy(before.playlist_url);
    const all = await show.pieces(1);
    const around = await touching(10, 24);
    const withheld = all.filter(({ isPlayed }) => !isPlayed).map(({ name }) => name);
    expect(withheld.filter((name) => !around.includes(name)).length).toBeGreaterThan(1);
    expect(withheld.filter((name) => around.includes(name)).length).toBeGreaterThan(1);
    expect(played).toEqual(
      all.map(({ name }) => name).filter((name) => around.includes(name) || !withheld.includes(name)),
    );
    // Nothing was undone.
    expect((await show.list()).edits).toMatchObject([{ undone_by: null }, { undone_by: null }]);
  });

  it("is where someone is first seen or heard, if it's about them throughout", async () => {
    const { edit } = await show.edit({ kind: "hide_person", person_id: show.ana });
    const { before, after } = await compare(edit.id);
    expect(before.from_sec).toBeCloseTo(12, 1);
    expect(after.from_sec).toBeCloseTo(12, 1);
  });

  it("isn't there once it isn't stored any more, nor after it was undone", async () => {
    const { edit } = await show.edit(cut(13, 21));
    await until(() => show.isReady(2));
    await db().programEntry.deleteMany({ where: { recordingId: show.id, version: 1 } });
    expect(await compare(edit.id)).toBeNull();
    expect((await show.undo(edit.id)).comparison).toBeNull();
  });
});

describe("while a version is composed", () => {
  it("its edits say where the player has it", async () => {
    await show.pause();
    await show.edit(cut(13, 21));
    expect((await show.list()).playing).toEqual([
      { from_sec: 0, to_sec: 13, at_sec: 0 },
      { from_sec: 13, to_sec: SECONDS - 8, at_sec: 21 },
    ]);
    await show.compose(2);
    const { playing, edits } = await show.list();
    expect(playing).toBeNull();
    await show.pause();
    await show.undo(edits[0].id);
    expect((await show.list()).playing).toEqual([
      { from_sec: 0, to_sec: 13, at_sec: 0 },
      { from_sec: 21, to_sec: SECONDS, at_sec: 13 },
    ]);
  });
});
