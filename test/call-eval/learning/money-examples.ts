import { contextOf } from "@/lib/calls/by-rules/context";
import { moneyFeatures } from "@/lib/calls/facts/numbers/money-features";
import { numbersIn } from "@/lib/calls/facts/numbers/numbers";
import type { EvalCall } from "../set/expected";
import type { Example } from "./train-linear";

/** The doubtful numbers of a call, described as they will be when it's analyzed, with whether they are money. */
export function moneyExamplesOf({ call, expected }: EvalCall): Example[] {
  const { said, rules, dates } = contextOf(call);
  const examples: Example[] = [];
  numbersIn(said, rules, dates, call.timezone, (doubtful) => {
    const { one, values } = doubtful;
    const same = expected.numbers.filter(
      ({ lines, amount }) =>
        lines.includes(one.line) &&
        amount.some((known) => values.some((value) => [value, value * 1_000].includes(Number(known)))),
    );
    const money = same.find(({ kind }) => kind.includes("price") || kind.includes("budget"));
    examples.push({
      features: moneyFeatures(doubtful),
      labels: [money ? (money.optional ? null : 1) : 0],
    });
    return null;
  });
  return examples;
}
