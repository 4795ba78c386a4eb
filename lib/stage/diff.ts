import { isKeyedList, joinPath, KEYED_LISTS, type KeyedList } from "./path";
import type { RestorePatch, RestoreStep } from "./restore-patch";
import type { StageState } from "./state";

type Dict = Record<string, unknown>;

/** Derived or counted automatically. */
const IGNORED = new Set(["version", "scene_index"]);
/** Can't be undone: reported as changed, but never restored. */
const IRREVERSIBLE = new Set(["effects"]);
/** Replaced as a whole, because their content isn't ours. */
const OPAQUE = new Set(["data"]);

const isDict = (value: unknown): value is Dict =>
  typeof value === "object" && value !== null && !Array.isArray(value);

export function sameJson(a: unknown, b: unknown): boolean {
  if (Object.is(a, b)) return true;
  if (Array.isArray(a) && Array.isArray(b)) {
    return a.length === b.length && a.every((entry, index) => sameJson(entry, b[index]));
  }
  if (!isDict(a) || !isDict(b)) return false;
  const keys = Object.keys(a);
  return (
    keys.length === Object.keys(b).length &&
    keys.every((key) => Object.hasOwn(b, key) && sameJson(a[key], b[key]))
  );
}

function diffValue(before: unknown, after: unknown, at: string[], steps: RestoreStep[]): void {
  if (before === after) return;
  const name = at.at(-1) ?? "";
  if (isDict(before) && isDict(after) && !OPAQUE.has(name)) {
    for (const key of Object.keys(before)) diffValue(before[key], after[key], [...at, key], steps);
  } else if (!sameJson(before, after)) {
    steps.push({ op: "set", path: joinPath(at), before });
  }
}

function diffOrder(list: KeyedList, before: string[], after: string[], steps: RestoreStep[]): void {
  const staying = new Set(after);
  const known = new Set(before);
  const was = before.filter((id) => staying.has(id));
  const is = after.filter((id) => known.has(id));
  if (!sameJson(was, is)) steps.push({ op: "order", path: joinPath([`${list}#order`]), before: was });
}

function diffList(list: KeyedList, before: Dict[], after: Dict[], steps: RestoreStep[]): void {
  const idOf = (member: Dict) => String(member[KEYED_LISTS[list]]);
  const previous = new Map(before.map((member) => [idOf(member), member]));
  const latter = new Map(after.map((member) => [idOf(member), member]));
  for (const id of latter.keys()) {
    if (!previous.has(id)) steps.push({ op: "remove", path: joinPath([list, id]) });
  }
  diffOrder(list, [...previous.keys()], [...latter.keys()], steps);
  // Ascending positions: each insertion finds the list in its original length.
  before.forEach((member, index) => {
    const id = idOf(member);
    const now = latter.get(id);
    if (now) diffValue(member, now, [list, id], steps);
    else steps.push({ op: "insert", path: joinPath([list, id]), index, before: member });
  });
}

/** Returns the steps from `after` back to `before`, and the paths that differ. */
export function diffStates(
  before: StageState,
  after: StageState,
): { patch: RestorePatch; changed: string[] } {
  const steps: RestoreStep[] = [];
  const changed: string[] = [];
  for (const key of Object.keys(before) as (keyof StageState)[]) {
    if (IGNORED.has(key) || before[key] === after[key]) continue;
    if (IRREVERSIBLE.has(key)) {
      if (!sameJson(before[key], after[key])) changed.push(joinPath([key]));
    } else if (isKeyedList(key)) {
      diffList(key, before[key], after[key], steps);
    } else {
      diffValue(before[key], after[key], [key], steps);
    }
  }
  return { patch: { kind: "restore", steps }, changed: [...changed, ...steps.map((step) => step.path)] };
}
