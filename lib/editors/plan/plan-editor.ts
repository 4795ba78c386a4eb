import { type Plan, type PlanSegment, sameJson } from "@/lib/stage";
import { mergePlans, type PlanConflict } from "./merge-plans";

/** What is open in the editor. Every change gives a new one; parts that did not change stay the same objects. */
export interface PlanEditor {
  /** The run of show as the server last had it, as far as this page knows. */
  base: Plan;
  /** Its version there. */
  version: number;
  /** What stands on the page. */
  plan: Plan;
  past: readonly Plan[];
  future: readonly Plan[];
  /** What the last change was about: going on with it is no new step to undo. */
  touched: string | null;
  /** Where somebody else changed the same thing, and this page's value stands. */
  conflicts: readonly PlanConflict[];
}

export type Position = "up" | "down" | number;

const MOST_STEPS = 100;

export const openPlan = (plan: Plan, version: number): PlanEditor => ({
  base: plan,
  version,
  plan,
  past: [],
  future: [],
  touched: null,
  conflicts: [],
});

export const isUnsaved = ({ base, plan }: PlanEditor): boolean => base !== plan && !sameJson(base, plan);

/** `touched` names what is typed into, so that a word is one step and not five. */
function change(editor: PlanEditor, plan: Plan, touched: string | null = null): PlanEditor {
  if (plan === editor.plan) return editor;
  const goesOn = touched !== null && touched === editor.touched;
  const past = goesOn ? editor.past : [...editor.past, editor.plan].slice(-MOST_STEPS);
  return { ...editor, plan, past, future: [], touched };
}

const withSegments = (plan: Plan, segments: PlanSegment[]): Plan => ({ ...plan, segments });

export const setField = <Field extends Exclude<keyof PlanSegment, "id">>(
  editor: PlanEditor,
  id: string,
  field: Field,
  value: PlanSegment[Field],
): PlanEditor => setFields(editor, id, { [field]: value });

/** Several fields of a part in one step. */
export function setFields(
  editor: PlanEditor,
  id: string,
  fields: Partial<Omit<PlanSegment, "id">>,
): PlanEditor {
  const before = editor.plan.segments.find((segment) => segment.id === id);
  if (!before || sameJson(before, { ...before, ...fields })) return editor;
  const segments = editor.plan.segments.map((one) => (one === before ? { ...one, ...fields } : one));
  return change(editor, withSegments(editor.plan, segments), `${id}.${Object.keys(fields).join()}`);
}

export function setList(editor: PlanEditor, list: "ticker" | "questions", lines: string[]): PlanEditor {
  return sameJson(editor.plan[list], lines)
    ? editor
    : change(editor, { ...editor.plan, [list]: lines }, list);
}

/** Moves a part by one place, or to the place that it is to have. Moves of one `gesture` are one step to undo. */
export function moveSegment(editor: PlanEditor, id: string, to: Position, gesture?: string): PlanEditor {
  const { segments } = editor.plan;
  const from = segments.findIndex((segment) => segment.id === id);
  const wanted = to === "up" ? from - 1 : to === "down" ? from + 1 : to;
  const place = Math.max(0, Math.min(segments.length - 1, wanted));
  const moved = segments[from];
  if (!moved || place === from) return editor;
  const others = segments.filter((segment) => segment !== moved);
  return change(editor, withSegments(editor.plan, others.toSpliced(place, 0, moved)), gesture ?? null);
}

/** Adds a part behind another one, or at the end. */
export function addSegment(editor: PlanEditor, segment: PlanSegment, after?: string): PlanEditor {
  const { segments } = editor.plan;
  const at = after === undefined ? -1 : segments.findIndex(({ id }) => id === after);
  return change(
    editor,
    withSegments(editor.plan, segments.toSpliced(at === -1 ? segments.length : at + 1, 0, segment)),
  );
}

export function removeSegment(editor: PlanEditor, id: string): PlanEditor {
  const left = editor.plan.segments.filter((segment) => segment.id !== id);
  return left.length === editor.plan.segments.length
    ? editor
    : change(editor, withSegments(editor.plan, left));
}

export function undo(editor: PlanEditor): PlanEditor {
  const plan = editor.past.at(-1);
  if (!plan) return editor;
  const future = [editor.plan, ...editor.future];
  return { ...editor, plan, past: editor.past.slice(0, -1), future, touched: null };
}

export function redo(editor: PlanEditor): PlanEditor {
  const [plan, ...future] = editor.future;
  if (!plan) return editor;
  return { ...editor, plan, past: [...editor.past, editor.plan], future, touched: null };
}

/**
 * Takes what the server has now beneath what stands on the page: after a save, when somebody else saved, or when the page
 * comes back. `sent` is what both rest on: of a save what was sent, else what the page last knew. Whatever was typed since
 * stays. Undoing goes back to this page's former plans with the others' changes in them.
 */
export function takeTheirs(
  editor: PlanEditor,
  theirs: Plan,
  version: number,
  sent: Plan = editor.base,
): PlanEditor {
  if (sameJson(sent, theirs)) return { ...editor, base: theirs, version };
  const { plan, conflicts } = mergePlans(sent, editor.plan, theirs);
  const rebased = (one: Plan): Plan => mergePlans(sent, one, theirs).plan;
  return {
    ...editor,
    base: theirs,
    version,
    plan,
    past: editor.past.map(rebased),
    future: editor.future.map(rebased),
    conflicts: [...editor.conflicts, ...conflicts],
  };
}

/** Takes a run of show that this page had put in place, such as a draft, as one step that can be undone. */
export function takeAsStep(editor: PlanEditor, theirs: Plan, version: number): PlanEditor {
  const next = takeTheirs(editor, theirs, version);
  if (sameJson(next.plan, editor.plan)) return next;
  return { ...next, past: [...editor.past, editor.plan].slice(-MOST_STEPS), future: [], touched: null };
}

/** Puts back what a gesture has moved, as if it had never begun; whatever came before it stays. */
export function abandonGesture(editor: PlanEditor, gesture: string): PlanEditor {
  const plan = editor.past.at(-1);
  if (!plan || editor.touched !== gesture) return editor;
  return { ...editor, plan, past: editor.past.slice(0, -1), touched: null };
}

export const dismissConflicts = (editor: PlanEditor): PlanEditor => ({ ...editor, conflicts: [] });
