import { isKeyedList, KEYED_LISTS, type KeyedList, splitPath } from "./path";
import type { RestorePatch, RestoreStep } from "./restore-patch";
import { withSceneIndex } from "./scene-index";
import { type StageState, StageStateSchema } from "./state";

type Dict = Record<string, unknown>;

/** Thrown internally if a step refers to something that no longer exists. */
class Misfit extends Error {}

const isDict = (value: unknown): value is Dict =>
  typeof value === "object" && value !== null && !Array.isArray(value);

function setIn(value: unknown, path: string[], before: unknown): unknown {
  const [head, ...rest] = path;
  if (head === undefined) return before;
  if (!isDict(value) || !Object.hasOwn(value, head)) throw new Misfit(head);
  return { ...value, [head]: setIn(value[head], rest, before) };
}

const membersOf = (root: Dict, list: KeyedList): Dict[] => {
  const members = root[list];
  return Array.isArray(members) ? members.filter(isDict) : [];
};

function setMember(root: Dict, list: KeyedList, path: string[], before: unknown): Dict {
  const [id, ...rest] = path;
  const key = KEYED_LISTS[list];
  const members = membersOf(root, list);
  if (!members.some((member) => member[key] === id)) throw new Misfit(list);
  return {
    ...root,
    [list]: members.map((member) => (member[key] === id ? setIn(member, rest, before) : member)),
  };
}

function reorder(root: Dict, list: KeyedList, wanted: string[]): Dict {
  const key = KEYED_LISTS[list];
  const members = membersOf(root, list);
  const present = new Map(members.map((member) => [String(member[key]), member]));
  const queue = wanted.filter((id) => present.has(id));
  const moving = new Set(queue);
  let next = 0;
  const ordered = members.map((member) => {
    if (!moving.has(String(member[key]))) return member;
    const id = queue[next];
    next += 1;
    return (id === undefined ? undefined : present.get(id)) ?? member;
  });
  return { ...root, [list]: ordered };
}

function applyStep(root: Dict, step: RestoreStep): Dict {
  const [head = "", ...rest] = splitPath(step.path);
  const name = step.op === "order" ? head.replace(/#order$/, "") : head;
  if (!isKeyedList(name)) {
    if (step.op !== "set") throw new Misfit(head);
    const next = setIn(root, [head, ...rest], step.before);
    return isDict(next) ? next : root;
  }
  const key = KEYED_LISTS[name];
  const id = rest[0];
  const members = membersOf(root, name);
  switch (step.op) {
    case "set":
      return setMember(root, name, rest, step.before);
    case "order":
      return reorder(root, name, step.before);
    case "remove":
      if (!members.some((member) => member[key] === id)) throw new Misfit(head);
      return { ...root, [name]: members.filter((member) => member[key] !== id) };
    case "insert":
      if (members.some((member) => member[key] === id)) throw new Misfit(head);
      return { ...root, [name]: members.toSpliced(step.index, 0, step.before as Dict) };
  }
}

/** Whether all references into the lists still have a target. */
function isSound(state: StageState): boolean {
  const people = new Set(state.stage.map((person) => person.identity));
  const scenes = new Set(state.scenes.map((scene) => scene.id));
  const pointed = [state.spotlight, state.zoom.target, state.lower_third?.identity ?? null];
  if (people.size !== state.stage.length || scenes.size !== state.scenes.length) return false;
  if (state.scene_id === null ? scenes.size > 0 : !scenes.has(state.scene_id)) return false;
  return pointed.every((identity) => identity === null || people.has(identity));
}

/**
 * Returns the state after these steps, unchecked; null if one of them refers to something that doesn't exist.
 */
export function applySteps(state: StageState, steps: readonly RestoreStep[]): StageState | null {
  let root: Dict = state;
  try {
    for (const step of steps) root = applyStep(root, step);
  } catch (error) {
    if (error instanceof Misfit) return null;
    throw error;
  }
  return root as StageState;
}

/**
 * Restores what the patch remembers. Returns null if the state has changed so much that the patch no longer
 * fits. With `lenient`, skips steps about members that have left instead.
 */
export function applyRestore(state: StageState, patch: RestorePatch, lenient = false): StageState | null {
  let root: Dict = state;
  for (const step of patch.steps) {
    try {
      root = applyStep(root, step);
    } catch (error) {
      if (!(error instanceof Misfit)) throw error;
      if (!lenient) return null;
    }
  }
  const parsed = StageStateSchema.safeParse(root);
  if (!parsed.success) return null;
  const restored = withSceneIndex(parsed.data);
  return isSound(restored) ? restored : null;
}
