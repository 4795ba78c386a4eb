import type { Allowed, EvalCall } from "./set/expected";
import type { Analysis, Evidence, Topic } from "./shape";

/** The analysis that the answers of a call describe: what a perfect one would say. */
export function oracle({ lines, expected }: EvalCall): Analysis {
  const evidence = (on: readonly number[]): Evidence[] =>
    lines
      .filter(({ line }) => line === on[0])
      .map(({ line, speaker, start_sec, text }) => ({ line, speaker, start_sec, quote: text }));
  const required = <T extends { optional: boolean }>(items: readonly T[]) =>
    items.filter(({ optional }) => !optional);
  const value = (allowed: Allowed): string | null => (allowed[0] === "*" ? null : (allowed[0] ?? null));

  return {
    summary: { short: "Short.", long: "Longer.", by_topic: [{ topic: "All", text: "By topic." }] },
    talk_ratio: expected.labels ? { by_person: {}, by_side: {} } : null,
    questions: required(expected.questions).map((item) => ({
      text: lines[(item.lines[0] ?? 1) - 1]?.text ?? "",
      answered: item.answered ?? true,
      evidence: evidence(item.lines),
    })),
    topics: expected.topics.map(
      ({ words, from, to }): Topic => ({ name: words[0] ?? "", from_line: from, to_line: to }),
    ),
    objections: required(expected.objections).map((item) => ({
      kind: item.kind[0] ?? "other",
      resolved: item.resolved ?? true,
      evidence: evidence(item.lines),
    })),
    qualification: Object.fromEntries(
      required(expected.qualification).map(({ element, state, lines: on }) => [
        element,
        { state: state[0] ?? "found", evidence: evidence(on) },
      ]),
    ),
    numbers: required(expected.numbers).map((item) => ({
      kind: item.kind[0] ?? "other",
      amount: item.amount[0] ?? "",
      currency: value(item.currency),
      evidence: evidence(item.lines),
    })),
    competitors: required(expected.competitors).map(({ names, lines: on }) => ({
      name: names[0] ?? "",
      evidence: evidence(on),
    })),
    dates: required(expected.dates).map(({ date, lines: on }) => ({
      text: lines[(on[0] ?? 1) - 1]?.text ?? "",
      date: value(date),
      evidence: evidence(on),
    })),
    risks: required(expected.risks).map(({ kind, lines: on }) => ({
      kind: kind ?? "other",
      evidence: evidence(on),
    })),
    next_steps: required(expected.next_steps).map((item) => ({
      what: "What was said.",
      owner: value(item.owner),
      due: value(item.due),
      agreed: item.agreed ?? true,
      evidence: evidence(item.lines),
    })),
    coaching: [{ evidence: evidence([1]) }, { evidence: evidence([2]) }],
    speakers: Object.entries(expected.sides).map(([name, side]) => ({ name, side })),
  };
}
