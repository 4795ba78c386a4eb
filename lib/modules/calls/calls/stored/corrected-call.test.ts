import { describe, expect, it } from "vitest";
import { analyzeCall, type Call, readTranscript } from "@/lib/calls";
import { ALL_CALLS } from "@/lib/calls/fixtures/all";
import { correctedCall, storedTranscript } from "./corrected-call";
import { searchKeys } from "./search-keys";
import type { Corrections } from "./stored-call";

function stored(call: Call, corrections: Corrections = {}): Parameters<typeof correctedCall>[0] {
  const { transcript: _text, segments: _lines, ...given } = call;
  return { given, corrections, transcript: storedTranscript(readTranscript(call)) };
}

const TWO_TOMS = {
  transcript: [
    "Tom: We charge 40 dollars a seat.",
    "Tom Baker: We need that in writing.",
    "Tom: I'll send you the contract by Friday.",
    "Tom Baker: Thanks.",
  ].join("\n"),
};

describe("a stored call", () => {
  it.each(Object.entries(ALL_CALLS))("is analyzed like the transcript that was sent: %s", (_name, call) => {
    expect(analyzeCall(correctedCall(stored(call)))).toEqual(analyzeCall(call));
  });

  it("has times that run backwards as they were sent", () => {
    const segments = [9, 3, 1, 0].map((start_sec) => ({ speaker: "Ann", text: "Yes.", start_sec }));
    const call = correctedCall(stored({ segments }));
    expect(call.segments?.map(({ start_sec }) => start_sec)).toEqual([9, 3, 1, 0]);
    expect(() => analyzeCall(call)).not.toThrow();
  });

  it("has corrected names everywhere", () => {
    const call = ALL_CALLS.CLEAN as Call;
    const corrections = { speakers: [{ label: "Sarah Chen", name: "Zoe Zander" }] };
    const analysis = JSON.stringify(analyzeCall(correctedCall(stored(call, corrections))));
    expect(analysis).toContain("Zoe Zander");
    expect(analysis).not.toContain("Sarah Chen");
  });

  it("has corrected sides, also for one of two people whose names are alike", () => {
    const corrections: Corrections = { sides: [{ name: "Tom Baker", side: "ours" }] };
    const { people } = analyzeCall(correctedCall(stored(TWO_TOMS, corrections)));
    expect(people).toContainEqual({ name: "Tom Baker", side: "ours", confidence: 1 });
    expect(people).not.toContainEqual({ name: "Tom", side: "ours", confidence: 1 });
  });

  it("counts a corrected side more than a participant's", () => {
    const given = { ...TWO_TOMS, participants: [{ name: "Tom", side: "ours" as const, company: "Acme" }] };
    const call = correctedCall(stored(given, { sides: [{ name: "tom", side: "customer" }] }));
    expect(call.participants).toEqual([{ name: "Tom", side: "customer", company: "Acme" }]);
  });

  it("is read in seconds of the call when it was sent with times of day", () => {
    const { lines } = storedTranscript(
      readTranscript({ transcript: "10:00:05 Ann: Hi.\n10:00:09 Bob: Hi." }),
    );
    expect(lines.map(({ start_sec }) => start_sec)).toEqual([0, 4]);
  });
});

describe("search keys", () => {
  it("are whole names and words in a row", () => {
    expect(searchKeys(["Ann Mary Lee"])).toEqual([
      ...["ann", "ann mary", "ann mary lee", "mary", "mary lee", "lee"],
    ]);
  });

  it("have nothing that isn't seen", () => {
    expect(searchKeys(["<b>Ann</b>\u200b \u202eLee", "  "])).toEqual(["ann", "ann lee", "lee"]);
  });
});
