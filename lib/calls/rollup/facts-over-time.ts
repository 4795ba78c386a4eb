import type { Objection, SaidNumber } from "../analysis-shape";
import { STAGES } from "../vocabulary";
import { fieldsOf } from "../writing/fields/fields-of";
import { amountWritten } from "../writing/wording/amount-written";
import { inline } from "../writing/wording/inline";
import { type Change, type Placed, placed } from "./rollup-shape";
import type { RollUpWords } from "./words/rollup-words";

const KINDS = ["price", "budget", "count", "percent"] as const;
type Kind = (typeof KINDS)[number];

/** Numbers of one kind and unit that a later call says otherwise. Calls that name several say nothing. */
export function numbersOverTime(calls: readonly Placed[], words: RollUpWords): Change[] {
  const changes: Change[] = [];
  const known = new Map<string, { number: SaidNumber; call: Placed }>();
  for (const call of calls)
    for (const [key, number] of onlyNumbers(call)) {
      const before = known.get(key);
      if (before && before.number.amount !== number.amount) {
        const of = number.of === null ? "" : ` (${inline(number.of, 60)})`;
        changes.push({
          ...{
            kind: "number_changed",
            weight: number.kind === "budget" ? compare(before.number, number) : 0,
          },
          text: words.number(
            `${words.numberKinds[number.kind as Kind]}${of}`,
            amountWritten(before.number, call.analysis.language),
            amountWritten(number, call.analysis.language),
          ),
          evidence: [
            ...placed(before.call, before.number.evidence.slice(0, 1)),
            ...placed(call, number.evidence.slice(0, 1)),
          ],
        });
      }
      known.set(key, { number, call });
    }
  return changes;
}

const compare = (before: SaidNumber, after: SaidNumber): number =>
  Number(after.amount) > Number(before.amount) ? 1 : -1;

function onlyNumbers({ analysis }: Placed): Map<string, SaidNumber> {
  const all = new Map<string, SaidNumber[]>();
  for (const number of analysis.numbers) {
    const isCounted = number.kind === "count" || number.kind === "percent";
    if (!KINDS.includes(number.kind as Kind) || (isCounted && number.of === null)) continue;
    const key = [number.kind, number.currency ?? "", number.of?.toLowerCase() ?? ""].join("|");
    all.set(key, [...(all.get(key) ?? []), number]);
  }
  return new Map(
    [...all].flatMap(([key, numbers]) => {
      const [first] = numbers;
      return first && new Set(numbers.map(({ amount }) => amount)).size === 1 ? [[key, first] as const] : [];
    }),
  );
}

/** Objections that were resolved since, are still open, or are new. */
export function objectionsOverTime(calls: readonly Placed[], words: RollUpWords): Change[] {
  const last = calls.at(-1);
  if (!last) return [];
  const earlier = calls.slice(0, -1);
  return last.analysis.objections.flatMap((objection): Change[] => {
    const before = earlier.flatMap((call) => {
      const same = call.analysis.objections.find((one) => one.kind === objection.kind);
      return same ? [{ call, same }] : [];
    });
    const first = before[0];
    const now = placed(last, objection.evidence.slice(0, 1));
    const quote = inline(objection.text);
    if (!first)
      return objection.resolved
        ? []
        : [{ kind: "objection_new", weight: -1, text: words.objectionNew(quote), evidence: now }];
    const evidence = [...placed(first.call, first.same.evidence.slice(0, 1)), ...now];
    const wasOpen = before.some(({ same }) => !same.resolved);
    if (objection.resolved)
      return wasOpen
        ? [
            {
              ...{ kind: "objection_resolved", weight: 1, text: words.objectionResolved(quote) },
              evidence: [...evidence, ...placed(last, answerOf(objection))],
            },
          ]
        : [];
    return [{ kind: "objection_open", weight: -1, text: words.objectionOpen(quote), evidence }];
  });
}

const answerOf = ({ answer }: Objection) => answer?.evidence.slice(0, 1) ?? [];

/** Other companies that come up after the first call. */
export function competitorsOverTime(calls: readonly Placed[], words: RollUpWords): Change[] {
  const known = new Set(calls[0]?.analysis.competitors.map(({ name }) => name.toLowerCase()) ?? []);
  return calls.slice(1).flatMap((call) =>
    call.analysis.competitors.flatMap(({ name, evidence }): Change[] => {
      const key = name.toLowerCase();
      if (known.has(key)) return [];
      known.add(key);
      const text = words.competitor(inline(name, 80));
      return [{ kind: "competitor_new", weight: -0.5, text, evidence: placed(call, evidence.slice(0, 1)) }];
    }),
  );
}

/** How far the deal went, from the first call that tells to the last one. */
export function stageOverTime(calls: readonly Placed[], words: RollUpWords): Change[] {
  const told = calls.flatMap((call) => {
    const { stage } = fieldsOf(call);
    return stage ? [{ call, stage }] : [];
  });
  const [before, after] = [told.at(-2), told.at(-1)];
  if (!before || !after || before.stage.value === after.stage.value) return [];
  const isLost = after.stage.value === "lost";
  const isFurther = STAGES.indexOf(after.stage.value) > STAGES.indexOf(before.stage.value);
  return [
    {
      ...{ kind: "stage_changed", weight: isLost ? -3 : isFurther ? 1 : -0.5 },
      text: words.stage(before.stage.value, after.stage.value),
      evidence: [
        ...placed(before.call, before.stage.evidence.slice(0, 1)),
        ...placed(after.call, after.stage.evidence.slice(0, 1)),
      ],
    },
  ];
}
