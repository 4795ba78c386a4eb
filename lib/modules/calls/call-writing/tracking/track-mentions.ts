import { mentionsOf, searched } from "@/lib/calls/trackers/track";
import type { Tracker } from "@/lib/calls/trackers/trackers-shape";
import { callFrom, storedCalls } from "@/lib/modules/calls/calls";
import type { Ctx } from "@/lib/operation/ctx";
import type { InputOf, OutputOf } from "@/lib/operation/operation";
import { invalid } from "@/lib/operation/problem";
import type { callWritingContract } from "../contract";
import { heardOf, workedOut } from "../worked-out";
import { compareMeanings } from "./compare-meanings";

type Operation = typeof callWritingContract.trackMentions;
type Input = InputOf<Operation>;

const OTHERS = ["transcript", "segments", "call_id", "event_slug"] as const;
const MOST_MENTIONS = 200;

export const trackMentions = workedOut<Input, OutputOf<Operation>>(async (ctx, input) => {
  const trackers = input.trackers.map(trackerOf);
  const read = await callsOf(ctx, input);
  const calls = read.map((one) => searched(heardOf(one)));
  const { state, reason, alike } = await compareMeanings(
    trackers.map(({ meaning }) => meaning),
    calls,
  );
  return {
    meaning: { state, reason },
    trackers: trackers.map((tracker, index) => {
      const all = calls.flatMap((call, at) =>
        mentionsOf(tracker, call, alike[index]?.[at] ?? []).map((mention) => ({
          call_id: read[at]?.call_id ?? null,
          ...mention,
        })),
      );
      return {
        ...{ name: tracker.name, total: all.length },
        negated: all.filter(({ negated }) => negated).length,
        mentions: all.slice(0, MOST_MENTIONS),
      };
    }),
  };
});

function trackerOf(
  { name, keywords = [], meaning, side, part }: Input["trackers"][number],
  index: number,
): Tracker {
  if (keywords.length === 0 && meaning === undefined)
    throw invalid({ [`trackers.${index}.keywords`]: "required" }, "A tracker needs keywords or a meaning.");
  return { name, keywords, ...(meaning && { meaning }), ...(side && { side }), ...(part && { part }) };
}

async function callsOf(ctx: Ctx, input: Input) {
  if (input.call_ids === undefined) return [await callFrom(ctx, input)];
  const others = OTHERS.filter((name) => input[name] !== undefined);
  if (others.length > 0)
    throw invalid(
      Object.fromEntries(others.map((name) => [name, "not_allowed" as const])),
      "Send either call_ids or one call.",
    );
  return storedCalls(ctx, input.call_ids, "call_ids");
}
