import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { captionsOf, spokenLines } from "@/lib/modules/after/playback/captions/captions-of";
import { storedInputs } from "@/lib/modules/after/program/program-inputs";
import { db } from "@/lib/platform/database/db";
import { api } from "@/test/support/api";
import { composesWithoutPauses } from "@/test/support/composed-recording";
import { EditedShow, SECONDS } from "@/test/support/edited-show";
import { until } from "@/test/support/until";

composesWithoutPauses();

let show: EditedShow;
beforeEach(async () => {
  show = await EditedShow.make();
});
afterEach(() => show.stop());

const cut = (from_sec: number, to_sec: number) => ({ kind: "drop", from_sec, to_sec });

describe("an edit", () => {
  it("cuts out a time, and only pieces that touch it are made again", async () => {
    await show.compose();
    const before = show.made.length;
    const answer = await show.edit({ ...cut(13, 21), expected_version: 1 });
    expect(answer).toMatchObject({
      ...{ recording_id: show.id, state: "ready", version: 2, duration_sec: SECONDS - 8 },
      edit: {
        ...{ number: 1, kind: "drop", person_id: null, from_sec: 13, to_sec: 13, length_sec: 8 },
        ...{ created_by: { type: "key" }, undone_by: null, undone_at: null },
      },
      change: { before_sec: SECONDS, after_sec: SECONDS - 8 },
    });
    await until(() => show.isReady(2));
    await show.expectWhole(2, SECONDS - 8);
    const made = show.made.slice(before);
    expect(made.map(({ rendition }) => rendition).sort()).toEqual([
      ...["picture-720", "picture-720", "sound", "sound"],
    ]);
    expect(answer.change.made_again).toMatchObject({ picture: { pieces: 2 }, sound: { pieces: 2 } });
    expect(await show.events("recording.ready")).toMatchObject([
      { version: 1, duration_sec: SECONDS },
      { version: 2, duration_sec: SECONDS - 8 },
    ]);
    const audit = await db().auditEntry.findMany({
      where: { subjectId: show.id, action: "editRecording" },
    });
    expect(audit).toHaveLength(1);
  });

  it("hides and mutes someone: only their pieces are made again, and nothing of them is left", async () => {
    await show.compose();
    const before = show.made.length;
    const hidden = await show.edit({ kind: "hide_person", person_id: show.ana });
    expect(hidden).toMatchObject({
      duration_sec: SECONDS,
      edit: { person_id: show.ana, from_sec: 0, to_sec: SECONDS, length_sec: null },
    });
    await until(() => show.isReady(2));
    const pictures = show.made.slice(before);
    expect(new Set(pictures.map(({ rendition }) => rendition))).toEqual(new Set(["picture-720"]));
    expect(pictures.every(({ mediaMs }) => mediaMs >= 11_000 && mediaMs < 24_100)).toBe(true);
    expect(await show.peopleIn(2, "picture-720")).not.toContain(show.ana);
    expect(await show.peopleIn(2, "sound")).toContain(show.ana);
    const count = show.made.length;
    await show.edit({ kind: "mute_person", person_id: show.ana, from_sec: 0, to_sec: SECONDS });
    await until(() => show.isReady(3));
    expect(new Set(show.made.slice(count).map(({ rendition }) => rendition))).toEqual(new Set(["sound"]));
    expect(await show.peopleIn(3, "sound")).not.toContain(show.ana);
  });

  it("moves start and end, and can be made before the program is ready", async () => {
    const answer = await show.edit({ kind: "trim", start_sec: 5, end_sec: 30 });
    expect(answer).toMatchObject({
      state: "processing",
      duration_sec: 25,
      edit: { length_sec: SECONDS - 25 },
    });
    await show.compose(2);
    await show.expectWhole(2, 25);
    expect(await show.events("recording.ready")).toMatchObject([{ version: 2, duration_sec: 25 }]);
  });

  it("is refused while the show is on air, and for another version", async () => {
    await db().recording.update({ where: { id: show.id }, data: { state: "live" } });
    const live = await show.post("edits", cut(1, 2));
    expect([live.status, live.json.error]).toMatchObject([
      409,
      { code: "version_conflict", fields: { status: "live" } },
    ]);
    await db().recording.update({ where: { id: show.id }, data: { state: "ready" } });
    const edits = [cut(1, 2), cut(5, 6)].map((one) => show.post("edits", { ...one, expected_version: 1 }));
    const statuses = (await Promise.all(edits)).map(({ status }) => status);
    expect(statuses.sort()).toEqual([200, 409]);
    expect(await db().recordingEdit.count({ where: { recordingId: show.id } })).toBe(1);
  });

  it("is refused if it isn't possible, and changes nothing", async () => {
    const refused: [object, object][] = [
      [cut(5, 5), { to_sec: "too_small" }],
      [cut(9, 5), { to_sec: "too_small" }],
      [cut(5, SECONDS + 1), { to_sec: "too_large" }],
      [cut(SECONDS, SECONDS + 1), { from_sec: "too_large" }],
      [cut(0, SECONDS), { from_sec: "not_allowed" }],
      [cut(-1, 5), { from_sec: "too_small" }],
      [{ kind: "trim" }, { start_sec: "required" }],
      [{ kind: "trim", start_sec: 0 }, { start_sec: "invalid" }],
      [{ kind: "trim", start_sec: 9, end_sec: 8 }, { end_sec: "too_small" }],
      [{ kind: "trim", end_sec: 0.5 }, { end_sec: "not_allowed" }],
      [{ kind: "hide_person", person_id: "guest-nobody" }, { person_id: "not_found" }],
      [{ kind: "hide_person", person_id: "announcer" }, { person_id: "not_found" }],
      [{ kind: "blur" }, { kind: "unsupported" }],
      [{ ...cut(1, 2), person_id: "x" }, { person_id: "unknown_field" }],
    ];
    for (const [body, fields] of refused) {
      const { status, json } = await show.post("edits", body);
      expect([body, status, json.error?.fields]).toEqual([body, 400, fields]);
    }
    expect((await show.recording()).version).toBe(1);
  });

  it("isn't made twice for the same person", async () => {
    const hide = { kind: "hide_person", person_id: show.ana };
    await show.edit({ ...hide, from_sec: 10, to_sec: 20 });
    const again = await show.post("edits", { ...hide, from_sec: 12, to_sec: 20 });
    expect([again.status, again.json.error.fields]).toEqual([400, { person_id: "duplicate" }]);
    await show.edit({ ...hide, from_sec: 12, to_sec: 24 });
    await show.edit({ kind: "mute_person", person_id: show.ana });
  });

  it("changes nothing in a dry run, which says what it would", async () => {
    await show.compose();
    const dry = await show.edit({ ...cut(13, 21), dry_run: true });
    expect([
      await db().recordingEdit.count({ where: { recordingId: show.id } }),
      (await show.recording()).version,
    ]).toEqual([0, 1]);
    expect((await show.edit(cut(13, 21))).change).toEqual(dry.change);
  });

  it("withholds what it took out from the moment on, until it's undone", async () => {
    await show.compose();
    await show.pause();
    await db().recording.update({ where: { id: show.id }, data: { mp4State: "ready", filesVersion: 1 } });
    const all = await show.pieces(1);
    const withheld = async () =>
      (await show.pieces(1)).filter(({ isPlayed }) => !isPlayed).map(({ name }) => name);
    const names = (of: (piece: (typeof all)[number]) => boolean) => all.filter(of).map(({ name }) => name);
    expect(await withheld()).toEqual([]);

    const hide = await show.edit({ kind: "hide_person", person_id: show.ana });
    const hers = names(({ hasAna, isSound }) => hasAna && !isSound);
    expect([hers.length > 2, await withheld()]).toEqual([true, hers]);
    expect(await show.recording()).toMatchObject({ mp4State: "pending", thumbnailFileId: null });
    await show.undo(hide.edit.id);
    const mute = await show.edit({ kind: "mute_person", person_id: show.ana, from_sec: 0, to_sec: 20 });
    const early = names(({ hasAna, isSound, fromMs }) => hasAna && isSound && fromMs < 20_000);
    expect([early.length > 1, await withheld()]).toEqual([true, early]);
    await show.undo(mute.edit.id);
    expect(await withheld()).toEqual([]);

    await show.edit(cut(13, 21));
    expect(await withheld()).toEqual(names(({ fromMs, toMs }) => fromMs < 21_000 && toMs > 13_000));
    await show.compose(6);
    expect((await show.pieces(6)).filter(({ isPlayed }) => !isPlayed)).toEqual([]);
  });

  it("leaves out what was said, at once, and moves what follows once it's played", async () => {
    await show.compose();
    await show.say(show.ana, "Cut", 14, 15);
    await show.say(show.ana, "Muted", 22, 23);
    await show.say(show.host, "After", 30, 31);
    const texts = async () =>
      (await captionsOf(show.id))?.map(({ text, fromMs }) => [text, Math.round(fromMs / 1000)]);
    expect(await texts()).toEqual([
      ["Cut", 14],
      ["Muted", 22],
      ["After", 30],
    ]);
    await show.pause();
    await show.edit(cut(13, 21));
    await show.edit({ kind: "mute_person", person_id: show.ana });
    expect(await texts()).toEqual([["After", 30]]);
    await show.compose(3);
    expect(await texts()).toEqual([["After", 22]]);
  });

  it("doesn't name hidden people in captions, but does in the transcript", async () => {
    await show.compose();
    await show.say(show.ana, "Hello", 14, 15);
    const speakers = async () =>
      [await captionsOf(show.id), await spokenLines(show.id)].map((lines) => lines?.[0]?.speaker);
    const [name] = await speakers();
    expect(name).toEqual(expect.any(String));
    await show.pause();
    await show.edit({ kind: "hide_person", person_id: show.ana });
    expect(await speakers()).toEqual([null, name]);
  });
});

describe("edits", () => {
  it("are undone in any order without making anything again, and made again", async () => {
    await show.compose();
    const original = await show.keys(1);
    const first = await show.edit(cut(13, 21));
    await until(() => show.isReady(2));
    // The same moment of the show, on the new timeline.
    const second = await show.edit(cut(20, 22));
    await until(() => show.isReady(3));
    const count = show.made.length;
    expect(await show.undo(first.edit.id)).toMatchObject({
      ...{ version: 4, duration_sec: SECONDS - 2 },
      edit: { from_sec: null, undone_by: { type: "key" } },
      change: { before_sec: SECONDS - 10, after_sec: SECONDS - 2 },
    });
    await until(() => show.isReady(4));
    const undone = await show.undo(second.edit.id);
    expect(undone.change.made_again).toEqual({
      picture: { pieces: 0, seconds: 0 },
      sound: { pieces: 0, seconds: 0 },
    });
    await until(() => show.isReady(5));
    expect([await show.keys(5), show.made.length]).toEqual([original, count]);
    const twice = await show.post(`edits/${first.edit.id}/undo`, {});
    expect([twice.status, twice.json.error.fields]).toEqual([409, { status: "undone" }]);
    await show.edit(cut(13, 21));
    await until(() => show.isReady(6));
    expect((await show.list()).edits).toMatchObject([
      { number: 1, undone_at: expect.any(String) },
      { number: 2, undone_at: expect.any(String) },
      { number: 3, undone_at: null, from_sec: 13 },
    ]);
  });

  it("are listed with their places on the timeline of the current version", async () => {
    await show.edit(cut(20, 22));
    await show.edit(cut(4, 8));
    await show.edit({ kind: "hide_person", person_id: show.ana, from_sec: 10, to_sec: 18 });
    expect(await show.list()).toMatchObject({
      ...{ version: 4, duration_sec: SECONDS - 6 },
      edits: [
        { kind: "drop", from_sec: 16, to_sec: 16, length_sec: 2 },
        { kind: "drop", from_sec: 4, to_sec: 4, length_sec: 4 },
        { kind: "hide_person", from_sec: 10, to_sec: 18, length_sec: 10 },
      ],
    });
  });

  it("are listed page by page, in both directions", async () => {
    for (const from of [1, 2, 3]) await show.edit(cut(from, from + 0.1));
    const key = await show.key();
    const page = async (query: string) => {
      const { json, status } = await api("GET", `${show.path}/edits?${query}`, { key });
      expect(status).toBe(200);
      return [json.data.edits.map(({ number }: { number: number }) => number), json.meta.next_cursor];
    };
    const [first, next] = await page("limit=2&order=desc");
    expect([first, await page(`limit=2&order=desc&cursor=${next}`)]).toEqual([
      [3, 2],
      [[1], null],
    ]);
    expect((await page("limit=3"))[0]).toEqual([1, 2, 3]);
    const other = await api("GET", `${show.path}/edits?limit=2&order=asc&cursor=${next}`, { key });
    expect([other.status, other.json.error.fields]).toEqual([400, { cursor: "invalid" }]);
  });

  it("say how far the version is composed", async () => {
    await show.compose();
    const key = await show.key();
    const making = async () => (await api("GET", show.path, { key })).json.data.making;
    expect(await making()).toBeNull();
    await show.pause();
    await show.edit(cut(13, 21));
    let seen: unknown = null;
    await show.compose(2, {
      make: async (piece, given) => {
        seen = await making();
        return show.program.quick(piece, given);
      },
    });
    // The last ones may be made together.
    expect([2, 3]).toContain((seen as { made: number }).made);
    expect(seen).toMatchObject({ pieces: 4 });
    expect(await making()).toBeNull();
  });

  it("are taken into account when a better copy arrives", async () => {
    await show.compose();
    await show.edit(cut(13, 21));
    await until(() => show.isReady(2));
    await show.lengthenTracks();
    await until(() => show.isReady(3));
    await show.expectWhole(3, SECONDS - 8);
  });

  it("of someone who is erased are dropped, and listed in the receipt", async () => {
    await show.edit(cut(30, 32));
    const { edit } = await show.edit({ kind: "mute_person", person_id: show.ana });
    const shown = { kind: "layout", from_sec: 13, to_sec: 20 };
    const alone = await show.edit({ ...shown, person_ids: [show.ana] });
    await show.edit({ ...shown, person_ids: [show.ana, show.host] });
    const key = await show.program.show.workspace.key("test", ["content:write"]);
    const answer = await api("DELETE", `${show.path}?confirm=true&person_id=${show.ana}`, { key });
    expect([answer.status, answer.json.data?.edits]).toEqual([200, [edit.id, alone.edit.id]]);
    expect((await show.list()).edits).toMatchObject([
      { kind: "drop" },
      { kind: "layout", details: { person_ids: [show.host] } },
    ]);
  });

  it("aren't found in another workspace or under another recording", async () => {
    const { edit } = await show.edit(cut(1, 2));
    const other = await EditedShow.make();
    const path = `${other.path}/edits/${edit.id}/undo`;
    expect((await api("POST", path, { key: await other.key(), body: {} })).status).toBe(404);
    expect((await api("GET", `${show.path}/edits`, { key: await other.key() })).status).toBe(404);
    await other.stop();
  });
});

it("reads edits with what a program is made of", async () => {
  await show.edit(cut(1, 2));
  const { edit } = await show.edit(cut(4, 5));
  await show.undo(edit.id);
  const sources = await storedInputs.reader(show.id).read();
  expect(sources?.edits).toMatchObject([{ kind: "drop", range: { fromMs: 1_000, toMs: 2_000 } }]);
});
