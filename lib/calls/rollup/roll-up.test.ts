import { describe, expect, it } from "vitest";
import type { Call } from "../call";
import { ALL_CALLS } from "../fixtures/all";
import { readTranscript } from "../index";
import { hear } from "../writing/heard";
import { rollUpOf } from "./roll-up";

const people: Call["participants"] = [
  { name: "Ann Lee", side: "ours" },
  { name: "Bob Stone", side: "customer" },
  { name: "Cara Diaz", side: "customer" },
];
const on = (day: string, transcript: string, more: Partial<Call> = {}): Call => ({
  ...{ transcript, participants: people, started_at: `${day}T10:00:00-04:00`, timezone: "America/New_York" },
  ...{ language: "en", ...more },
});
const roll = (...calls: Call[]) => rollUpOf(calls.map(hear));
const kinds = (...calls: Call[]) => roll(...calls).changes.map(({ kind }) => kind);

const FIRST = on(
  "2026-06-01",
  `Ann Lee: Hi Bob, hi Cara.
Bob Stone: Hello. Our budget is $20,000.
Cara Diaz: That's too expensive for us.
Ann Lee: I'll send you the proposal by Friday.
Bob Stone: I'll send you the signed NDA by June 4.`,
);
const GOOD = on(
  "2026-06-15",
  `Ann Lee: Hi both.
Bob Stone: Thanks for the proposal, and I've signed the NDA and sent it to you. Our budget is $30,000 now.
Cara Diaz: It's still too expensive for us.
Ann Lee: I can give you 10% off.
Cara Diaz: Okay, that works for us.
Ann Lee: I'll send you the contract by June 19.
Bob Stone: Great.`,
);
const BAD = on(
  "2026-06-15",
  `Ann Lee: Hi Bob.
Bob Stone: We are also looking at Zendesk, and it's too expensive for us.
Ann Lee: I understand.
Bob Stone: We have to wait.`,
);

describe("several calls", () => {
  it("that end in the evening are still due on that day", () => {
    const evening = on(
      "",
      "Ann Lee: I'll send you the offer on Friday. I'll sign the contract today.\nBob Stone: Great.",
      {
        ...{ started_at: "2026-11-25T02:00:00Z", timezone: "America/Los_Angeles" },
      },
    );
    expect(roll(evening).next_step).toMatchObject({ due: "2026-11-24" });
  });

  it("that go well", () => {
    const { momentum, risk, changes, next_step, went_quiet } = roll(FIRST, GOOD);
    expect(momentum.direction).toBe("up");
    expect(changes.map(({ kind, text }) => [kind, text])).toEqual(
      expect.arrayContaining([
        ["number_changed", "The budget changed from 20,000 USD to 30,000 USD."],
        ["step_done", "Done – Ann Lee: send you the proposal by Friday"],
        ["step_done", "Done – Bob Stone: send you the signed NDA by June 4"],
        ["objection_resolved", "Resolved: “It's still too expensive for us.”"],
      ]),
    );
    expect(risk.level).toBe("low");
    expect(next_step).toMatchObject({
      ...{ what: "send you the contract by June 19", owner: "Ann Lee", due: "2026-06-19", agreed: true },
      evidence: [{ call: 2, line: 6 }],
    });
    expect(went_quiet).toEqual([]);
  });

  it("that go badly", () => {
    const { momentum, risk, changes, next_step, went_quiet, not_found } = roll(FIRST, BAD);
    expect(momentum.direction).toBe("down");
    expect(momentum.reasons.every(({ evidence }) => evidence.length > 0)).toBe(true);
    expect(risk.level).toBe("high");
    expect(changes.map(({ kind }) => kind)).toEqual(
      expect.arrayContaining(["step_overdue", "objection_open", "person_quiet", "competitor_new"]),
    );
    expect(went_quiet).toMatchObject([{ name: "Cara Diaz", last_call: 1, evidence: [{ call: 1, line: 3 }] }]);
    expect(next_step).toBeNull();
    expect(not_found).toContain("No next step was agreed in the last call.");
  });

  it("in which nothing changes", () => {
    const same = on("2026-06-15", "Ann Lee: Hi both.\nBob Stone: Hello Ann.\nCara Diaz: Hello.");
    expect(roll({ ...same, started_at: "2026-06-01T10:00:00-04:00" }, same)).toMatchObject({
      ...{ momentum: { direction: "flat", reasons: [] }, risk: { level: "low", reasons: [] } },
      ...{ changes: [], next_step: null, went_quiet: [] },
    });
  });

  it("in which something is promised again for later", () => {
    const later = on("2026-06-15", "Ann Lee: I'll send you the proposal by June 26.\nBob Stone: Okay.");
    const { changes } = roll(FIRST, later);
    expect(changes.find(({ kind }) => kind === "date_moved")).toMatchObject({
      text: "Moved from June 5 to June 26: “send you the proposal by Friday”",
      evidence: [{ call: 1 }, { call: 2 }],
    });
  });

  it("don't take what isn't done, or is only asked, as done", () => {
    const said = (text: string) =>
      kinds(FIRST, on("2026-06-15", `Bob Stone: ${text}\nCara Diaz: Hello Ann.`));
    for (const text of [
      ...[
        "We haven't received the proposal.",
        "Did you get the signed NDA?",
        "I'm still waiting for the proposal.",
      ],
      "Once I've read the proposal, I'll call you.",
    ])
      expect(said(text)).not.toContain("step_done");
    expect(said("I got the proposal.")).toContain("step_done");
  });

  it("don't say who is gone if two people have that name or lines have no labels", () => {
    const two = [
      { name: "Ann Lee", side: "ours" as const },
      { name: "Alex Stone", side: "customer" as const },
      { name: "Alex Reed", side: "customer" as const },
    ];
    const first = on("2026-06-01", "Ann Lee: Hi.\nAlex Stone: Hello.\nAlex Reed: Hi.", { participants: two });
    const next = on("2026-06-08", "Ann Lee: Hi.\nAlex: Hello there.", { participants: two });
    expect(roll(first, next).went_quiet.map(({ name }) => name)).not.toContain("Alex");
    const bare = roll(FIRST, on("2026-06-08", "Hello there.\nWe're fine.", { participants: [] }));
    expect(bare.went_quiet).toEqual([]);
    expect(bare.not_found).toContain("The last call has no speakers, so it isn't known who went quiet.");
  });

  it("of any kind have their lines, word for word", () => {
    const calls = Object.values(ALL_CALLS);
    const lines = calls.map((call) => readTranscript(call).lines);
    const { changes, momentum, risk, went_quiet } = roll(...calls);
    const all = [...changes, ...momentum.reasons, ...risk.reasons, ...went_quiet];
    expect(all.length).toBeGreaterThan(5);
    for (const { evidence } of all) {
      expect(evidence).not.toEqual([]);
      for (const { call, line, quote } of evidence)
        expect(lines[call - 1]?.[line - 1]?.text).toContain(quote);
    }
  });

  it("are told in German", () => {
    const german = (day: string, transcript: string) =>
      on(day, transcript, { language: "de", timezone: "Europe/Berlin" });
    const { changes, language } = roll(
      german(
        "2026-06-01",
        "Ann Lee: Ich schicke Ihnen das Angebot bis Freitag.\nBob Stone: Gut. Unser Budget liegt bei 20.000 Euro.",
      ),
      german(
        "2026-06-15",
        "Ann Lee: Hallo.\nBob Stone: Danke für das Angebot. Unser Budget liegt bei 25.000 Euro.",
      ),
    );
    expect(language).toBe("de");
    expect(changes.map(({ text }) => text)).toEqual([
      "Budget: vorher 20.000 EUR, jetzt 25.000 EUR.",
      "Erledigt – Ann Lee: schicke Ihnen das Angebot bis Freitag",
    ]);
  });
});
