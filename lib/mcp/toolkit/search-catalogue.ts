import type { Operation } from "@/lib/operation/operation";
import { toolsetOf } from "./catalogue";
import type { ToolArguments } from "./types";

export const summaryOf = (op: Operation) => ({
  operation: op.id,
  title: op.summary,
  group: toolsetOf(op),
  effect: op.effect,
  scope: op.scope,
  cost_credits: op.cost?.credits ?? 0,
});

const wordsOf = (text: string): string[] =>
  text
    .replace(/([a-z])([A-Z])/g, "$1 $2")
    .toLowerCase()
    .split(/[^a-z0-9]+/)
    .filter((word) => word.length > 1);

/** The operations that fit, best first. Words of the name weigh most, then of the summary, then of the rest. */
export function searchCatalogue(
  among: readonly Operation[],
  { query, group, effect, limit }: ToolArguments,
): Operation[] {
  const most = typeof limit === "number" ? limit : 10;
  const fitting = among.filter(
    (op) =>
      (group === undefined || toolsetOf(op) === group) && (effect === undefined || op.effect === effect),
  );
  const words = typeof query === "string" ? wordsOf(query) : [];
  if (words.length === 0)
    return [...fitting]
      .sort((a, b) => (a.id < b.id ? -1 : 1))
      .slice(0, query === undefined && limit === undefined ? 50 : most);
  return fitting
    .map((op) => ({ op, score: scoreOf(op, words) }))
    .filter(({ score }) => score > 0)
    .sort((a, b) => b.score - a.score || (a.op.id < b.op.id ? -1 : 1))
    .slice(0, most)
    .map(({ op }) => op);
}

function scoreOf(op: Operation, words: readonly string[]): number {
  const places: [number, string[]][] = [
    [6, wordsOf(op.id)],
    [4, wordsOf(`${op.summary} ${op.tag}`)],
    [1, wordsOf(`${op.description ?? ""} ${fieldNames(op).join(" ")}`)],
  ];
  let score = 0;
  for (const word of words)
    score += Math.max(
      0,
      ...places.map(([weight, held]) => (held.some((other) => alike(other, word)) ? weight : 0)),
    );
  return score;
}

/** "registrations" finds "registration"; short words have to be whole. */
function alike(held: string, asked: string): boolean {
  if (held === asked) return true;
  if (asked.length < 4 || held.length < 4) return false;
  return held.startsWith(asked) || asked.startsWith(held);
}

const fieldNames = (op: Operation): string[] => {
  const body = (op.body as { shape?: Record<string, unknown> } | undefined)?.shape ?? {};
  return [...Object.keys(op.params.shape), ...Object.keys(op.query.shape), ...Object.keys(body)];
};
