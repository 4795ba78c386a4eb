import { describe, expect, it } from "vitest";
import { analyzeCall } from "../../analysis/analyze-call";
import { contextOf } from "../../by-rules/context";
import { openingTopics } from "./opening-topics";

const CALL = {
  language: "en",
  transcript: `Ann (Sales): Good morning. How have you been?
Bob (Customer): Fine, thanks. It rained a lot.
Ann (Sales): So, how did the trial with the trackers go?
Bob (Customer): The trial was good. The drivers liked the trackers.
Ann (Sales): Were the trackers ever offline?
Bob (Customer): One of them, for an hour.
Ann (Sales): Okay. Next, I have a question about batteries. How long do your batteries last today?
Bob (Customer): The batteries last about two years.
Ann (Sales): And who changes the batteries?
Bob (Customer): The depot does.
Ann (Sales): Good. And what about insurance, do you need a certificate?
Bob (Customer): Yes, the insurance asks for one every spring.
Ann (Sales): I can send you the certificate.
Bob (Customer): Thanks, bye.`,
};
const read = (transcript: string, language = "en") => {
  const { said, rules } = contextOf({ transcript, language });
  return openingTopics(said, rules);
};

describe("topics", () => {
  it("begin where something else is talked about, and have its words as their names", () => {
    const found = read(CALL.transcript);
    const names = found.flatMap((one) => one.names.map((name) => name.toLowerCase()));
    expect(names).toEqual(expect.arrayContaining(["batteries", "insurance"]));
    for (const [at, { from_line, to_line }] of found.entries()) {
      expect(to_line).toBeGreaterThanOrEqual(from_line);
      expect(from_line).toBeGreaterThan(found[at - 1]?.to_line ?? 0);
    }
  });

  it("are said in their own lines, each once", () => {
    const { topics } = analyzeCall(CALL);
    const names = topics.map(({ name }) => name);
    expect(names.join(" ").toLowerCase()).toContain("batteries");
    expect(new Set(names).size).toBe(names.length);
    const lines = CALL.transcript.split("\n");
    for (const { names: said, from_line, to_line } of read(CALL.transcript))
      for (const name of said) expect(lines.slice(from_line - 1, to_line).join(" ")).toContain(name);
  });

  it("aren't looked for this way in other languages, nor in a call without words", () => {
    expect(read("Ana: ¿Cuánto cuesta?\nLuis: Cien euros al mes.", "es")).toEqual([]);
    expect(read("Ann: 1\nBob: 2")).toEqual([]);
  });
});
