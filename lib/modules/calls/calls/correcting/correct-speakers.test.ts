import { describe, expect, it } from "vitest";
import type { StoredTranscript } from "../stored/stored-call";
import { correctSpeakers } from "./correct-speakers";

const transcriptOf = (...speakers: string[]): StoredTranscript => ({
  lines: speakers.map((speaker) => ({ speaker, text: "Yes.", start_sec: null, end_sec: null })),
  roles: [],
});
const THREE = transcriptOf("Speaker 1", "Ann", "Speaker 3");

const fieldsOf = (work: () => unknown): unknown => {
  try {
    work();
  } catch (error) {
    return (error as { fields?: unknown }).fields;
  }
  return undefined;
};

describe("corrections of speakers", () => {
  it("rename and merge, one after the other", () => {
    const renamed = correctSpeakers(THREE, {}, [
      { name: "speaker 1", rename: "Bob", side: "ours" },
      { name: "Speaker 3", merge_into: "bob" },
    ]);
    expect(renamed).toEqual({
      speakers: [
        { label: "Speaker 1", name: "Bob" },
        { label: "Speaker 3", name: "Bob" },
      ],
      sides: [{ name: "Bob", side: "ours" }],
    });
    expect(correctSpeakers(THREE, renamed, [{ name: "Bob", rename: "Robert" }])).toEqual({
      speakers: [
        { label: "Speaker 1", name: "Robert" },
        { label: "Speaker 3", name: "Robert" },
      ],
      sides: [{ name: "Robert", side: "ours" }],
    });
  });

  it("are taken back with null", () => {
    const merged = correctSpeakers(THREE, {}, [{ name: "Speaker 1", merge_into: "Ann", side: "customer" }]);
    expect(correctSpeakers(THREE, merged, [{ name: "Ann", rename: null, side: null }])).toEqual({});
  });

  it("stay for labels that another transcript doesn't have", () => {
    const renamed = correctSpeakers(THREE, {}, [{ name: "Speaker 3", rename: "Cid" }]);
    const other = transcriptOf("Speaker 1", "Ann");
    expect(correctSpeakers(other, renamed, [{ name: "Speaker 1", rename: "Bob" }]).speakers).toEqual([
      { label: "Speaker 3", name: "Cid" },
      { label: "Speaker 1", name: "Bob" },
    ]);
  });

  it("keep names that no object may have as a member", () => {
    expect(correctSpeakers(THREE, {}, [{ name: "Ann", rename: "__proto__" }]).speakers).toEqual([
      { label: "Ann", name: "__proto__" },
    ]);
  });

  it.each([
    [{ name: "Zoe", rename: "Bob" }, { "speakers.0.name": "not_found" }],
    [{ name: "Ann", rename: "SPEAKER 1" }, { "speakers.0.rename": "duplicate" }],
    [{ name: "Ann", rename: "\u200b" }, { "speakers.0.rename": "invalid" }],
    [{ name: "Ann", rename: "<b></b>" }, { "speakers.0.rename": "invalid" }],
    [{ name: "Ann", merge_into: "Zoe" }, { "speakers.0.merge_into": "not_found" }],
    [{ name: "Ann", merge_into: "ann" }, { "speakers.0.merge_into": "duplicate" }],
    [{ name: "Ann", merge_into: "Speaker 1", rename: "A" }, { "speakers.0.merge_into": "not_allowed" }],
  ])("refuse %o", (change, fields) => {
    expect(fieldsOf(() => correctSpeakers(THREE, {}, [change]))).toEqual(fields);
  });

  it("refuse to take back a rename when someone else has that name now", () => {
    const swapped = correctSpeakers(THREE, {}, [
      { name: "Ann", rename: "Bea" },
      { name: "Speaker 1", rename: "Ann" },
    ]);
    expect(fieldsOf(() => correctSpeakers(THREE, swapped, [{ name: "Bea", rename: null }]))).toEqual({
      "speakers.0.rename": "duplicate",
    });
  });
});
