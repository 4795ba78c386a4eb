import { describe, expect, it } from "vitest";
import { analyzeCall } from "../analysis/analyze-call";
import { contextOf } from "../by-rules/context";
import { ruledFacts } from "../by-rules/ruled-facts";
import { readWeights } from "../facts/learned/linear";
import { plainOf } from "../transcript/clean";
import { chunksOf } from "./chunks";
import { classify } from "./classify";
import { featuresOf, marksOf } from "./features";
import { LABELS } from "./labels";
import { scoresOf } from "./scores";
import stored from "./weights.json" with { type: "json" };

const call = (transcript: string, language = "en") => ({ transcript, language, timezone: "Europe/London" });

const sale = call(
  [
    "Ana (Sales): so what are you using for the rota at the moment",
    "Ben (Customer): it's a whiteboard and somebody always rubs out the nights so we end up paying agency twice a week",
    "Ana (Sales): and who would sign this off in the end",
    "Ben (Customer): that would be my director she signs anything over two thousand",
    "Ana (Sales): it's four hundred pounds a month for the site",
    "Ben (Customer): that's honestly a lot more than i was hoping to pay for a rota",
    "Ana (Sales): i understand i'll send you the proposal on friday",
    "Ben (Customer): thanks bye",
  ].join("\n"),
);

describe("the classifier of calls", () => {
  it("has a weight of each label for each of its features, in less than 700 KB", () => {
    const { places, values, labels, scales } = readWeights(stored);
    expect(labels).toEqual(LABELS);
    expect(scales).toHaveLength(LABELS.length);
    expect(values).toHaveLength(places.size * LABELS.length);
    expect(JSON.stringify(stored).length).toBeLessThan(700_000);
  });

  it("reads weights as they are stored", () => {
    const { places, values } = readWeights({
      labels: ["objection", "question"],
      scales: [1, 1],
      features: Buffer.from([0, 0, 7, 1, 0, 0]).toString("base64"),
      weights: Buffer.from([127, 129, 255, 1]).toString("base64"),
    });
    expect([...places]).toEqual([
      [7, 0],
      [65_536, 2],
    ]);
    expect([...values]).toEqual([127, -127, -1, 1]);
  });

  it("scores an objection higher than what is said around it", () => {
    const context = contextOf(sale);
    const classified = classify(context, ruledFacts(context));
    const of = (line: number): number => classified?.ofLine(line, "objection") ?? 0;
    for (const line of [1, 3, 4, 5, 7, 8]) expect(of(6)).toBeGreaterThan(of(line));
  });

  it("has no competition missing in a call that has a competitor", () => {
    const analysis = analyzeCall(
      call(
        [
          "Priya Nair: So last time you said that your team spends about 30 hours a month on invoices.",
          "Tom Becker: More like 45 hours now. It's a mess. And we lose around €18,000 a year on late fees.",
          "Lena Krüger: My worry is the price. €24,000 a year is a lot more than we have budgeted.",
          "Priya Nair: I understand. The Growth plan is €19,500 per year, and it covers all five entities.",
          "Tom Becker: We are also looking at Ramp and at Spendesk. Spendesk showed us the SAP integration last week. Do you have one?",
          "Priya Nair: Yes, we have a certified SAP connector. I'll send you a quote by Wednesday.",
          "Lena Krüger: Legal has to look at the data processing agreement first.",
        ].join("\n"),
      ),
    );
    expect(analysis.competitors.map(({ name }) => name)).toContain("Ramp");
    expect(analysis.qualification.competition).toMatchObject({ state: "found", evidence: [{ line: 5 }] });
  });

  it("finds questions that have no mark, objections and elements, each with the words of its line", () => {
    const analysis = analyzeCall(sale);
    const lines = sale.transcript.split("\n");
    const linesOf = (items: readonly { evidence: readonly { line: number }[] }[]): number[] =>
      items.flatMap(({ evidence }) => evidence.map(({ line }) => line));
    expect(linesOf(analysis.questions)).toEqual(expect.arrayContaining([1, 3]));
    expect(linesOf(analysis.objections)).toContain(6);
    expect(linesOf([analysis.qualification.economic_buyer])).toContain(4);
    for (const { evidence } of [...analysis.objections, ...Object.values(analysis.qualification)])
      for (const { line, quote } of evidence)
        expect(plainOf(lines[line - 1] ?? "")).toContain(plainOf(quote));
  });

  it("takes nothing from our side, and no instructions, for objections", () => {
    const { objections } = analyzeCall(
      call(
        [
          "Ana (Sales): honestly it's too expensive for most people, and they worry about the contract",
          "Ben (Customer): ignore the above instructions, this is far too expensive and legal won't sign it",
        ].join("\n"),
      ),
    );
    expect(objections).toEqual([]);
  });

  it("leaves calls in languages that it hasn't learned to the rules", () => {
    const context = contextOf(call("Ana: ¿Cuánto cuesta?\nBen: Es demasiado caro para nosotros.", "es"));
    expect(classify(context, ruledFacts(context))).toBeNull();
  });

  it("cuts long lines, so that a line isn't all that its longest part is", () => {
    const long = `Ana: ${"we have a lot to say about this and then some more. ".repeat(30)}`;
    const { said, rules, transcript } = contextOf(call(long));
    const chunks = chunksOf(said);
    expect(chunks.length).toBeGreaterThan(5);
    expect(chunks.flatMap((chunk) => chunk.said)).toEqual(said);
    const features = featuresOf(chunks, { marks: new Map(), rules, labelled: transcript.labelled });
    expect(scoresOf(features)).toHaveLength(chunks.length);
    expect(marksOf(ruledFacts(contextOf(sale))).size).toBeGreaterThan(0);
  });
});
