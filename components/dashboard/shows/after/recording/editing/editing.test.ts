import { describe, expect, it } from "vitest";
import { ApiError } from "@/lib/client/api-error";
import { exactClock, lengthWords, secondOfClock, tenthsClock } from "./clock";
import { type Edit, type EditDraft, newDraft } from "./edit";
import { editProblems, isBehind } from "./edit-problems";
import { changeLines, editTitle } from "./edit-words";
import { latestWords, namesOf } from "./latest-words";
import { requestOf } from "./request-of";

const draft = ({ kind = "drop", ...given }: Partial<EditDraft>): EditDraft => newDraft(kind, 3, given);
const edit = (given: Partial<Edit> = {}): Edit => ({
  ...{ id: "edt_1", number: 1, kind: "drop", person_id: null, from_sec: 194, to_sec: 194, length_sec: 12 },
  details: null,
  ...{ created_by: { type: "user", name: "Ben" }, created_at: "2026-11-27T10:00:00.000Z" },
  ...{ undone_by: null, undone_at: null },
  ...given,
});
const people = [{ id: "guest-1", name: "Ana" }];

describe("times", () => {
  it("are read as they're written", () => {
    expect(["72.5", "1:12,5", "0:01:12.5", " 3:14 ", "1:02:05"].map(secondOfClock)).toEqual([
      72.5, 72.5, 72.5, 194, 3725,
    ]);
    expect(["", "a", "1:60", "1:60:00", "-3", "1:2:3:4", "3.1415"].map(secondOfClock)).toEqual(
      Array(7).fill(null),
    );
    for (const second of [0, 59.9, 60, 3599.9, 3725.4])
      expect(secondOfClock(tenthsClock(second))).toBe(second);
    expect(tenthsClock(59.96)).toBe("1:00.0");
    expect([7.24, 60, 3599.9996, 1.205].map(exactClock)).toEqual([
      "0:07.24",
      "1:00.0",
      "1:00:00.0",
      "0:01.205",
    ]);
    for (const second of [0.001, 7.24, 59.999]) expect(secondOfClock(exactClock(second))).toBe(second);
  });

  it("are lengths in words", () => {
    expect([0.44, 3.4, 12.4, 60, 65, 3600, 3725].map(lengthWords)).toEqual([
      ...["0.4 s", "3.4 s", "12 s", "1 min", "1 min 5 s", "1 h", "1 h 2 min"],
    ]);
  });
});

describe("a draft", () => {
  it("is asked for as its kind wants it", () => {
    expect(requestOf(draft({ from: "0:41.2", to: "53.2" })).request).toEqual({
      ...{ kind: "drop", from_sec: 41.2, to_sec: 53.2 },
    });
    const filler = { from: 4, text: "um", segmentId: "cap_1", words: { first: 2, last: 2 }, isChosen: true };
    const line = { ...filler, segmentId: "cap_2", words: null };
    expect(requestOf(draft({ places: [filler, line, { ...line, isChosen: false }] })).request).toEqual({
      kind: "drop",
      places: [{ segment_id: "cap_1", first_word: 2, last_word: 2 }, { segment_id: "cap_2" }],
    });
    expect(requestOf(draft({ places: [{ ...line, isChosen: false }] })).problems).toEqual({
      places: "Choose at least one.",
    });
    expect(requestOf(draft({ kind: "trim", from: "14" })).request).toEqual({ kind: "trim", start_sec: 14 });
    expect(requestOf(draft({ kind: "mute_person", personId: "guest-1" })).request).toEqual({
      ...{ kind: "mute_person", person_id: "guest-1" },
    });
  });

  it("names words, silences, layouts, layers, slides and areas", () => {
    const words = {
      lines: [{ segmentId: "cap_1", count: 3 }],
      ...{ words: ["One", "two", "three"], isTimed: false },
      first: 1,
      last: 2,
    };
    const named = { segment_id: "cap_1", first_word: 1, last_word: 2 };
    const ofTwo = {
      lines: [...words.lines, { segmentId: "cap_2", count: 2 }],
      ...{ words: [...words.words, "four", "five"], isTimed: false },
    };
    const area = { x: 0.1, y: 0.2, width: 0.3, height: 0.4 };
    const asked: [Partial<EditDraft>, object][] = [
      [{ kind: "drop", words }, named],
      [{ kind: "redact_words", words }, named],
      [
        { kind: "redact_words", words: { ...ofTwo, first: 2, last: 3 } },
        { segment_id: "cap_1", first_word: 2, last_segment_id: "cap_2", last_word: 0 },
      ],
      [
        { kind: "redact_words", words: { ...ofTwo, first: 3, last: 4 } },
        { segment_id: "cap_2", first_word: 0, last_word: 1 },
      ],
      [
        { kind: "shorten_silences", keep: "0,5" },
        { longer_than_sec: 4, keep_sec: 0.5 },
      ],
      [
        { kind: "layout", people: ["guest-1"], to: "9" },
        { person_ids: ["guest-1"], to_sec: 9 },
      ],
      [{ kind: "layout", layout: "solo" }, { layout: "solo" }],
      [{ kind: "move_cut", from: "3" }, { at_sec: 3 }],
      [{ kind: "hide_layer", layer: "poll" }, { layer: "poll" }],
      [{ kind: "redact_slide", from: "3" }, { at_sec: 3 }],
      [{ kind: "redact_area", area }, { area }],
      [{ kind: "intro", videoId: "vid_1" }, { video_id: "vid_1" }],
    ];
    for (const [given, rest] of asked)
      expect(requestOf(draft(given)).request).toEqual({ kind: given.kind, ...rest });
    const missing = ["layout", "move_cut", "hide_layer", "redact_slide", "redact_area"] as const;
    expect(missing.map((kind) => Object.keys(requestOf(draft({ kind })).problems ?? {}))).toEqual([
      ...[["layout"], ["from"], ["layer"], ["from"], ["area"]],
    ]);
  });

  it("says what is missing", () => {
    expect(Object.keys(requestOf(draft({ from: "x" })).problems ?? {})).toEqual(["from", "to"]);
    expect(Object.keys(requestOf(draft({ kind: "trim" })).problems ?? {})).toEqual(["from"]);
    expect(Object.keys(requestOf(draft({ kind: "hide_person" })).problems ?? {})).toEqual(["person"]);
  });
});

it("an edit is described by what it did, and where that is now", () => {
  const nameOf = namesOf(people);
  expect(editTitle(edit(), nameOf)).toBe("12 s cut at 3:14");
  expect(editTitle(edit({ from_sec: null, to_sec: null }), nameOf)).toBe("12 s cut");
  expect(editTitle(edit({ kind: "trim", length_sec: 65 }), nameOf)).toBe("1 min 5 s trimmed");
  const hidden = edit({ kind: "hide_person", person_id: "guest-1", from_sec: 62, to_sec: 80 });
  expect(editTitle(hidden, nameOf)).toBe("Ana hidden from 1:02 to 1:20");
  expect(editTitle({ ...hidden, length_sec: null }, nameOf)).toBe("Ana hidden throughout");
  expect(editTitle({ ...hidden, kind: "mute_person", person_id: "guest-2", from_sec: null }, nameOf)).toBe(
    "Someone muted for 12 s",
  );
  const titles: [Partial<Edit>, string][] = [
    [{ kind: "shorten_silences" }, "12 s of silence cut"],
    [{ kind: "outro" }, "Outro of 12 s"],
    [{ kind: "move_cut" }, "Cut moved by 12 s at 3:14"],
    [{ kind: "redact_words", details: { words: 2 } }, "2 words redacted at 3:14"],
    [{ kind: "redact_slide", details: { slide: 3 } }, "Slide 3 redacted"],
    [
      { kind: "hide_layer", details: { layer: "cta" }, to_sec: 200 },
      "Call to action hidden from 3:14 to 3:20",
    ],
    [
      { kind: "layout", details: { person_ids: ["guest-1"] }, to_sec: 200 },
      "Only Ana shown from 3:14 to 3:20",
    ],
  ];
  for (const [given, title] of titles) expect(editTitle(edit(given), nameOf)).toBe(title);
});

it("a difference says how long the program will be, and what is made again", () => {
  const none = { pieces: 0, seconds: 0 };
  const stale = {
    clips: [3, 4],
    content: ["cnt_1"],
    calls: ["crm-1"],
    destinations: ["dst_1"],
    left: ["dst_2"],
  };
  const change = { before_sec: 280, after_sec: 268, made_again: { picture: none, sound: none }, stale };
  expect(changeLines(change)).toEqual([
    ...["The program will be 12 s shorter: 4:40.0 → 4:28.0.", "Nothing needs to be rendered again."],
    "Captions and chapters will be updated. The MP4 and its thumbnail will be rendered again.",
    "2 clips, 1 text and 1 sales call will be out of date.",
    "It’s hidden at 1 destination until the new MP4 is ready.",
    "1 destination keeps the earlier version. Unpublish it there under Distribution.",
  ]);
  const made_again = { picture: { pieces: 2, seconds: 8 }, sound: { pieces: 1, seconds: 3.2 } };
  const current = { clips: [], content: [], calls: [], destinations: [], left: [] };
  expect(changeLines({ before_sec: 280, after_sec: 280, made_again, stale: current })).toEqual([
    ...[
      "The program will stay 4:40.0 long.",
      "About 8 s of video and 3.2 s of audio need to be rendered again.",
    ],
    "Captions and chapters will be updated. The MP4 and its thumbnail will be rendered again.",
  ]);
});

it("a conflict names who edited last", () => {
  const other = edit({
    number: 2,
    created_at: "2026-11-27T10:05:00.000Z",
    created_by: { type: "key", name: "CI" },
  });
  expect(latestWords([edit(), other], people)).toBe("Latest edit, by CI: 12 s cut at 3:14.");
  const undone = { undone_by: { type: "user", name: "Ana" }, undone_at: "2026-11-27T10:09:00.000Z" };
  expect(latestWords([edit({ ...undone, from_sec: null }), other], people)).toBe("Ana undid “12 s cut”.");
  expect(latestWords([], people)).toBe("The program was rendered again.");
});

describe("a refusal", () => {
  const refused = (fields: Record<string, string>, details = {}) =>
    new ApiError({ code: "validation_error", message: "No.", fields, details });
  it("is said at its field, with the limit", () => {
    expect(editProblems(refused({ to_sec: "too_large" }, { to_sec: { max: 280 } }))).toMatchObject({
      to: "The program ends at 4:40.",
    });
    expect(editProblems(refused({ start_sec: "invalid" })).from).toBe("The cut is already at this time.");
    expect(editProblems(refused({ person_id: "duplicate" })).person).toMatch(/earlier edit/);
    const refusal = (field: string) => editProblems(refused({ [field]: "not_allowed" }));
    expect([refusal("layer").layer, refusal("start_sec").from]).toEqual(["No.", "No."]);
    expect(editProblems(refused({ status: "live" }))).toEqual({ rest: "No." });
    expect(editProblems(null)).toEqual({});
  });

  it("for another version isn't the fault of a field", () => {
    const stale = new ApiError({
      ...{ code: "version_conflict", message: "No.", fields: { expected_version: "invalid" } },
    });
    expect(isBehind(stale)).toBe(true);
    expect(editProblems(stale)).toEqual({});
    expect(
      isBehind(new ApiError({ code: "version_conflict", message: "", fields: { status: "live" } })),
    ).toBe(false);
  });
});
