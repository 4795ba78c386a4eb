import { describe, expect, it } from "vitest";
import { correctedFacts } from "../stored/corrected-call";
import type { StoredCall } from "../stored/stored-call";
import { correctedBy } from "./corrected-by";

const CALL: StoredCall = {
  transcript: {
    lines: ["Sara", "Speaker 2", "Bob"].map((speaker) => ({
      ...{ speaker, text: "Yes.", start_sec: null, end_sec: null },
    })),
    roles: [],
  },
  given: {
    participants: [
      { name: "Sara", company: "Acme", side: "ours" },
      { name: "Bob", side: "customer" },
    ],
  },
  corrections: {},
  language: "en",
};

type Changes = Parameters<typeof correctedBy>[1];

const correctedWith = (...requests: Changes[]) => {
  const corrections = requests.reduce(
    (was, changes) => correctedBy({ ...CALL, corrections: was }, changes),
    CALL.corrections,
  );
  return { corrections, participants: correctedFacts(CALL.given, corrections).participants };
};

describe("renaming a speaker", () => {
  it("renames the participant of that name, as often as it happens", () => {
    const once = correctedWith({ speakers: [{ name: "sara", rename: "Sarah Chen" }] });
    expect(once.participants?.[0]).toEqual({ name: "Sarah Chen", company: "Acme", side: "ours" });
    const twice = correctedWith(
      { speakers: [{ name: "Sara", rename: "Sarah Chen" }] },
      { speakers: [{ name: "Sarah Chen", rename: "Sarah Lee" }] },
    );
    expect(twice.participants?.map(({ name }) => name)).toEqual(["Sarah Lee", "Bob"]);
  });

  it("is taken back with it", () => {
    const { corrections, participants } = correctedWith(
      { speakers: [{ name: "Sara", rename: "Sarah Chen" }] },
      { speakers: [{ name: "Sarah Chen", rename: null }] },
    );
    expect(participants).toEqual(CALL.given.participants);
    expect(corrections).toEqual({});
  });

  it("leaves participants alone whose name another label had", () => {
    expect(correctedWith({ speakers: [{ name: "Speaker 2", rename: "Dana" }] }).participants).toEqual(
      CALL.given.participants,
    );
  });

  it("merges participants with their speakers", () => {
    expect(correctedWith({ speakers: [{ name: "Sara", merge_into: "Bob" }] }).participants).toEqual([
      { name: "Bob", company: "Acme", side: "customer" },
    ]);
  });

  it("gives way to participants that are sent", () => {
    const { participants } = correctedWith(
      { speakers: [{ name: "Sara", rename: "Sarah Chen" }] },
      { participants: [{ name: "Sara" }] },
    );
    expect(participants).toEqual([{ name: "Sara" }]);
  });
});
