import { Readable } from "node:stream";
import { text as readText } from "node:stream/consumers";
import { afterEach, describe, expect, it } from "vitest";
import { captionsOf, spokenLines } from "@/lib/modules/after/playback/captions/captions-of";
import { openTranscript, transcriptKey } from "@/lib/modules/after/transcripts";
import { db, sql } from "@/lib/platform/database/db";
import { api } from "@/test/support/api";
import { composesWithoutPauses } from "@/test/support/composed-recording";
import { EditedShow, SECONDS } from "@/test/support/edited-show";
import { makeRecordedTrack } from "@/test/support/recordings";
import { until } from "@/test/support/until";

composesWithoutPauses();

let show: EditedShow;
afterEach(() => show.stop());

const pictures = (from: number) => show.made.slice(from).map(({ rendition }) => rendition);
const withheld = async (version: number) =>
  (await show.pieces(version)).filter(({ isPlayed }) => !isPlayed).map(({ name }) => name);

describe("edits of the stage", () => {
  it("show another layout and other people, and only those pictures are made again", async () => {
    show = await EditedShow.make();
    await show.compose();
    const before = show.made.length;
    const answer = await show.edit({
      ...{ kind: "layout", layout: "solo", person_ids: [show.ana], from_sec: 14, to_sec: 20 },
    });
    expect(answer).toMatchObject({
      duration_sec: SECONDS,
      edit: {
        ...{ kind: "layout", person_id: null, from_sec: 14, to_sec: 20, length_sec: 6 },
        details: { layout: "solo", person_ids: [show.ana] },
      },
      change: { made_again: { sound: { pieces: 0 } } },
    });
    await until(() => show.isReady(2));
    await show.expectWhole(2, SECONDS);
    expect(new Set(pictures(before))).toEqual(new Set(["picture-720"]));
    const shown = show.made.slice(before).filter(({ mediaMs }) => mediaMs >= 14_000 && mediaMs < 20_000);
    expect(shown.length).toBeGreaterThan(0);
    const keys = await show.keys(1);
    await show.undo(answer.edit.id);
    await until(() => show.isReady(3));
    expect(await show.keys(3)).toEqual(keys);
  });

  it("move a cut of the picture, and take it back", async () => {
    show = await EditedShow.make();
    await show.compose();
    const earlier = await show.edit({ kind: "move_cut", at_sec: 12.4, to_sec: 10 });
    expect(earlier.edit).toMatchObject({ from_sec: 10, to_sec: 12, length_sec: 2 });
    // Someone who wasn't on stage yet isn't shown earlier.
    await until(() => show.isReady(2));
    expect(
      (await show.pieces(2)).filter(({ isSound, fromMs, hasAna }) => !isSound && fromMs < 11_900 && hasAna),
    ).toEqual([]);
    const back = await show.edit({ kind: "move_cut", at_sec: 24 });
    expect(back.edit).toMatchObject({ from_sec: 24, to_sec: SECONDS });
    const refused: [object, object][] = [
      [{ at_sec: 5 }, { at_sec: "not_found" }],
      [{ at_sec: SECONDS + 1 }, { at_sec: "too_large" }],
      [{ at_sec: 12, to_sec: 24 }, { to_sec: "too_large" }],
      [{ at_sec: 12, to_sec: 12 }, { to_sec: "invalid" }],
    ];
    for (const [body, fields] of refused) {
      const { status, json } = await show.post("edits", { kind: "move_cut", ...body });
      expect([body, status, json.error?.fields]).toEqual([body, 400, fields]);
    }
  });

  it("hide a layer and empty a slide, only where they're shown, and those pieces stop at once", async () => {
    show = await EditedShow.make([
      { action: "lower_third", title: "Secret project", second: 4 },
      { action: "clear_stage", second: 8 },
      { action: "add_scene", scene_type: "intro", second: 26 },
      { action: "show_deck", second: 28 },
    ]);
    await show.compose();
    await show.pause();
    const layer = await show.edit({ kind: "hide_layer", layer: "lower_third" });
    expect(layer.edit).toMatchObject({ from_sec: 4, to_sec: 8, details: { layer: "lower_third" } });
    const all = await show.pieces(1);
    const touching = (from: number, to: number) =>
      all
        .filter(({ isSound, fromMs, toMs }) => !isSound && fromMs < to && toMs > from + 1)
        .map(({ name }) => name);
    expect(await withheld(1)).toEqual(touching(4_000, 8_000));
    const slide = await show.edit({ kind: "redact_slide", at_sec: 30 });
    expect(slide.edit).toMatchObject({ from_sec: 28, details: { slide: 1 } });
    expect(await withheld(1)).toEqual([...touching(4_000, 8_000), ...touching(28_000, SECONDS * 1000)]);
    const again = await show.post("edits", { kind: "redact_slide", at_sec: 32 });
    expect([again.status, again.json.error.fields]).toEqual([400, { at_sec: "duplicate" }]);
    const none = await show.post("edits", { kind: "redact_slide", at_sec: 2 });
    expect([none.status, none.json.error.fields]).toEqual([400, { at_sec: "not_found" }]);
    const poll = await show.post("edits", { kind: "hide_layer", layer: "poll" });
    expect([poll.status, poll.json.error.fields]).toEqual([400, { layer: "not_found" }]);
    await show.undo(layer.edit.id);
    expect(await withheld(1)).toEqual(touching(28_000, SECONDS * 1000));
  });

  it("hide slides, and a shared screen with its sound", async () => {
    show = await EditedShow.make([
      { action: "add_scene", scene_type: "intro", second: 3 },
      { action: "show_deck", second: 4 },
      { action: "hide_deck", second: 6 },
    ]);
    const { recordingId, show: of } = show.program;
    const screen = {
      recordingId,
      personId: show.host,
      kind: "screen",
      chunks: Array(11).fill(Buffer.from("-")),
    };
    await makeRecordedTrack(of.eventId, screen);
    await show.compose();
    await show.pause();
    const deck = await show.edit({ kind: "hide_layer", layer: "deck" });
    expect(deck.edit).toMatchObject({ from_sec: 4, to_sec: 6, details: { layer: "deck" } });
    expect((await withheld(1)).filter((name) => !name.includes("picture"))).toEqual([]);
    const shared = await show.edit({ kind: "hide_layer", layer: "screen", from_sec: 2 });
    expect(shared.edit).toMatchObject({ from_sec: 2, to_sec: 10 });
    const sounds = (await show.pieces(1)).filter(({ isSound }) => isSound);
    const within = sounds.filter(({ fromMs, toMs }) => fromMs < 10_000 && toMs > 2_001);
    expect(within.length).toBeGreaterThan(0);
    expect(sounds.filter(({ isPlayed }) => !isPlayed)).toEqual(within);
    for (const layer of ["screen", "deck", "video", "whiteboard", "effects"]) {
      const again = await show.post("edits", { kind: "hide_layer", layer, from_sec: 3 });
      expect([layer, again.status, again.json.error?.fields]).toEqual([layer, 400, { layer: "not_found" }]);
    }
  });

  it("empty a slide also where another edit hid it, so that undoing that one doesn't bring it back", async () => {
    show = await EditedShow.make([
      { action: "add_scene", scene_type: "intro", second: 26 },
      { action: "show_deck", second: 28 },
    ]);
    await show.compose();
    await show.pause();
    const moved = await show.edit({ kind: "move_cut", at_sec: 28, to_sec: 31 });
    const slide = await show.edit({ kind: "redact_slide", at_sec: 33 });
    expect(slide.edit).toMatchObject({ from_sec: 28, length_sec: SECONDS - 28 });
    const stored = await db().recordingEdit.findUniqueOrThrow({ where: { id: slide.edit.id } });
    expect(stored.details).toMatchObject({ page: 1, sceneId: expect.stringMatching(/^scene_/) });
    await show.undo(moved.edit.id);
    const shown = (await show.pieces(1)).filter(({ isSound, toMs }) => !isSound && toMs > 28_001);
    expect(await withheld(1)).toEqual(shown.map(({ name }) => name));
  });

  it("cover a part of the picture", async () => {
    show = await EditedShow.make();
    await show.compose();
    const area = { x: 0.25, y: 0.5, width: 0.5, height: 0.5 };
    const { edit } = await show.edit({ kind: "redact_area", area, from_sec: 5, to_sec: 7 });
    expect(edit).toMatchObject({ from_sec: 5, to_sec: 7, details: { area } });
    expect((await withheld(1)).every((name) => name.includes("picture"))).toBe(true);
    const refused: [object, object][] = [
      [{ area: { ...area, width: 0.2 }, from_sec: 5.5, to_sec: 6 }, { area: "duplicate" }],
      [{ area: { ...area, x: 0.6 } }, { area: "too_large" }],
      [{ area: { ...area, width: 0 } }, { "area.width": "too_small" }],
      [{}, { area: "required" }],
    ];
    for (const [body, fields] of refused) {
      const { status, json } = await show.post("edits", { kind: "redact_area", ...body });
      expect([body, status, json.error?.fields]).toEqual([body, 400, fields]);
    }
  });
});

describe("a person who is hidden", () => {
  it("isn't named in the transcript's files, which others get, as they aren't in captions", async () => {
    show = await EditedShow.make();
    await show.say(show.ana, "Hello from Lisbon", 14, 16);
    const { slug, workspace } = show.program.show;
    const { workspaceId } = workspace;
    const file = async (format: "text" | "vtt" | "srt") => {
      const key = await workspace.key("test", ["events:read"]);
      const answer = await api("GET", `/v1/events/${slug}/transcript?format=${format}`, { key });
      expect(answer.status, answer.text).toBe(200);
      const of = { workspaceId, environment: "test", format, version: 1, recordingId: show.id };
      const downloaded = await openTranscript(transcriptKey(of));
      return [answer.json.data.content, await readText(downloaded?.open() ?? Readable.from([]))];
    };
    const formats = ["text", "vtt", "srt"] as const;
    for (const format of formats)
      for (const written of await file(format)) expect(written).toContain("Someone");
    await show.edit({ kind: "hide_person", person_id: show.ana });
    for (const format of formats)
      for (const written of await file(format)) {
        expect(written).toContain("Hello from Lisbon");
        expect(written).not.toContain("Someone");
      }
  });
});

describe("edits by words", () => {
  const lines = async () => (await spokenLines(show.id))?.map(({ text }) => text);

  it("redact what was said: from transcript and captions at once, and no one is heard", async () => {
    show = await EditedShow.make();
    await show.say(show.host, "My number is five five", 14, 16);
    await show.say(show.host, "Anything else?", 20, 21);
    await show.compose();
    await show.pause();
    const [line] = (await spokenLines(show.id)) ?? [];
    const { edit } = await show.edit({
      ...{ kind: "redact_words", segment_id: line?.id, first_word: 3 },
    });
    expect(edit).toMatchObject({ kind: "redact_words", details: { segment_id: line?.id, words: 2 } });
    expect(await lines()).toEqual(["My number is … …", "Anything else?"]);
    expect((await captionsOf(show.id))?.map(({ text }) => text)).toEqual(await lines());
    const gone = await withheld(1);
    expect([gone.length > 0, gone.every((name) => name.includes("sound"))]).toEqual([true, true]);
    await show.compose(2);
    const [heard] = (await show.pieces(2)).filter(({ isSound, fromMs }) => isSound && fromMs < 15_000);
    expect(heard).toBeDefined();
    await show.undo(edit.id);
    expect(await lines()).toEqual(["My number is five five", "Anything else?"]);
  });

  it("give words back to a line that was corrected since, once they're undone", async () => {
    show = await EditedShow.make();
    await show.say(show.host, "Call me at five five", 14, 16);
    await show.say(show.host, "So well um yes", 20, 22);
    await show.compose();
    await show.pause();
    const [number, filler] = ((await spokenLines(show.id)) ?? []).map(({ id }) => id);
    const redacted = await show.edit({ kind: "redact_words", segment_id: number, first_word: 3 });
    const cut = await show.edit({ kind: "drop", segment_id: filler, first_word: 1, last_word: 2 });
    const key = await show.program.show.workspace.key("test", ["content:write"]);
    const url = `/v1/events/${show.program.show.slug}/transcript`;
    const correct = async (...corrections: { from: string; to: string }[]) => {
      const answer = await api("PATCH", url, { key, body: { corrections } });
      expect(answer.status, answer.text).toBe(200);
      expect(answer.text).not.toContain("five");
    };
    await correct({ from: "Call", to: "You can ring" }, { from: "So", to: "Okay," });
    expect(await lines()).toEqual(["You can ring me at … …", "Okay, yes"]);
    await correct({ from: "me at", to: "me" });
    expect(await lines()).toEqual(["You can ring me … …", "Okay, yes"]);
    await show.undo(redacted.edit.id);
    await show.undo(cut.edit.id);
    expect(await lines()).toEqual(["You can ring me five five", "Okay, well um yes"]);
  });

  it("redact words of several lines in a row as one edit, which is undone as one", async () => {
    show = await EditedShow.make();
    await show.say(show.host, "My number is five", 14, 16);
    await show.say(show.host, "five seven", 17, 18);
    await show.say(show.host, "nine and that was it", 20, 22);
    await show.compose();
    await show.pause();
    const spoken = (await spokenLines(show.id)) ?? [];
    const [first, second, third] = spoken.map(({ id }) => id);
    const asked = { kind: "redact_words", segment_id: first, first_word: 3, last_word: 0 };
    const { edit } = await show.edit({ ...asked, last_segment_id: third });
    expect(edit).toMatchObject({ details: { segment_id: first, words: 4 } });
    expect(await lines()).toEqual(["My number is …", "… …", "… and that was it"]);
    expect((await captionsOf(show.id))?.map(({ text }) => text)).toEqual(await lines());
    const muted = await db().recordingEdit.findUniqueOrThrow({ where: { id: edit.id } });
    expect(muted.ranges).toHaveLength(3);
    const again = await show.post("edits", { ...asked, last_segment_id: third });
    expect([again.status, again.json.error.fields]).toEqual([400, { segment_id: "duplicate" }]);
    await show.undo(edit.id);
    expect(await lines()).toEqual(["My number is five", "five seven", "nine and that was it"]);
    const refused: [object, object][] = [
      [{ last_segment_id: "cap_none" }, { last_segment_id: "not_found" }],
      [{ segment_id: third, first_word: 0, last_segment_id: second }, { last_segment_id: "too_small" }],
      [{ last_segment_id: second, last_word: 2 }, { last_word: "too_large" }],
      [{ first_word: 4, last_segment_id: second }, { first_word: "too_large" }],
      [{ first_word: 3, last_segment_id: first }, { last_word: "too_small" }],
    ];
    for (const [body, fields] of refused) {
      const { status, json } = await show.post("edits", { ...asked, ...body });
      expect([body, status, json.error?.fields]).toEqual([body, 400, fields]);
    }
  });

  it("cut words out, and keep the others of their line", async () => {
    show = await EditedShow.make();
    await show.say(show.host, "So well um yes", 14, 16);
    await show.compose();
    const [line] = (await spokenLines(show.id)) ?? [];
    const words = { kind: "drop", segment_id: line?.id };
    const answer = await show.edit({ ...words, first_word: 1, last_word: 2 });
    expect(answer.duration_sec).toBeCloseTo(SECONDS - 1.07, 1);
    await until(() => show.isReady(2));
    expect(await spokenLines(show.id)).toMatchObject([{ text: "So yes", fromMs: 14_000 }]);
    const [kept] = (await spokenLines(show.id)) ?? [];
    expect(kept?.toMs).toBeCloseTo(14_933, -2);
    // What is shown is counted, without what was cut out.
    const last = await show.edit({ ...words, first_word: 1 });
    expect(last.edit.details.words).toBe(1);
    expect(await lines()).toEqual(["So"]);
    const refused: [object, object][] = [
      [{ kind: "drop", segment_id: "cap_none" }, { segment_id: "not_found" }],
      [{ ...words, first_word: 4 }, { first_word: "too_large" }],
      [{ ...words, from_sec: 1, to_sec: 2 }, { segment_id: "not_allowed" }],
      [{ kind: "drop", first_word: 1 }, { segment_id: "required" }],
      [{ kind: "drop", from_sec: 1 }, { to_sec: "required" }],
    ];
    for (const [body, fields] of refused) {
      const { status, json } = await show.post("edits", body);
      expect([body, status, json.error?.fields]).toEqual([body, 400, fields]);
    }
  });
});

describe("silences", () => {
  it("are shortened where nothing is heard and no one speaks, as measured", async () => {
    show = await EditedShow.make();
    await show.compose();
    const early = await show.post("edits", { kind: "shorten_silences" });
    expect([early.status, early.json.error.fields]).toEqual([400, { longer_than_sec: "not_found" }]);
    // Silent from the third piece to the fifth: 9.984 to 24.96 s.
    await sql(
      "test_peaks",
      `UPDATE program_piece p SET measured = jsonb_set(measured, '{peaks}', 
         to_jsonb(array_fill(CASE WHEN e.media_ms BETWEEN 9900 AND 20000 THEN 1 ELSE 50 END, ARRAY[39])))
       FROM program_entry e WHERE e.recording_id = p.recording_id AND e.piece_key = p.key AND p.recording_id = $1
         AND p.rendition = 'sound'`,
      [show.id],
    );
    await show.say(show.host, "Hello", 16, 17);
    const answer = await show.edit({ kind: "shorten_silences", longer_than_sec: 4, keep_sec: 1 });
    expect(answer.edit.length_sec).toBeCloseTo(16 - 9.984 - 1 + (24.96 - 17 - 1), 1);
    await until(() => show.isReady(2));
    const spoken = await spokenLines(show.id);
    expect(spoken?.[0]?.fromMs).toBeCloseTo(9_984 + 1_000, -2);
    expect(await db().recordingEdit.count({ where: { recordingId: show.id } })).toBe(1);
    const wrong = await show.post("edits", { kind: "shorten_silences", longer_than_sec: 2, keep_sec: 2 });
    expect([wrong.status, wrong.json.error.fields]).toEqual([400, { keep_sec: "too_large" }]);
  });
});
