import { type Plan, type PlanSegment, sameJson } from "@/lib/stage";
import { mergePlans, type PlanConflict } from "./merge-plans";

/**
 * An open run of show. Immutable: every change returns a new editor, in which unchanged segments stay the
 * same objects.
 */
export interface PlanEditor {
  /** The server's run of show, as far as this page knows. */
  base: Plan;
  /** The server's version. */
  version: number;
  /** What the page shows. */
  plan: Plan;
  past: readonly Plan[];
  future: readonly Plan[];
  /** What the last change touched. Further changes to it belong to the same undo step. */
  touched: string | null;
  /** Where someone else changed the same thing and this page's value was kept. */
  conflicts: readonly PlanConflict[];
}

export type Position = "up" | "down" | number;

const MAX_STEPS = 100;

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

/** `touched` names the field that is typed into, so that a word is one undo step and not five. */
function change(editor: PlanEditor, plan: Plan, touched: string | null = null): PlanEditor {
  if (plan === editor.plan) return editor;
  const goesOn = touched !== null && touched === editor.touched;
  const past = goesOn ? editor.past : [...editor.past, editor.plan].slice(-MAX_STEPS);
  return { ...editor, plan, past, future: [], touched };
}

const withSegments = (plan: Plan, segments: PlanSegment[]): Plan => ({ ...plan, segments });

export const setField = <Field extends Exclude<keyof PlanSegment, "id">>(
  editor: PlanEditor,
  id: string,
  field: Field,
  value: PlanSegment[Field],
): PlanEditor => setFields(editor, id, { [field]: value });

/** Sets several fields of a segment in one undo step. */
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

/** Moves a segment by one place, or to a given one. Moves with the same `gesture` are one undo step. */
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

/** Adds a segment after another one, or at the end. */
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
 * Rebases the editor on the server's plan: after a save, when someone else saved, or when the page becomes
 * visible again. `sent` is the common base: after a save what was sent, otherwise what the page last knew.
 * Everything typed since then stays. Undo steps are rebased too, so that undoing keeps the others' changes.
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

/** Applies a run of show that this page put in place, such as a draft, as one undo step. */
export function takeAsStep(editor: PlanEditor, theirs: Plan, version: number): PlanEditor {
  const next = takeTheirs(editor, theirs, version);
  if (sameJson(next.plan, editor.plan)) return next;
  return { ...next, past: [...editor.past, editor.plan].slice(-MAX_STEPS), future: [], touched: null };
}

/** Reverts the moves of a gesture as if it had never begun; earlier changes stay. */
export function abandonGesture(editor: PlanEditor, gesture: string): PlanEditor {
  const plan = editor.past.at(-1);
  if (!plan || editor.touched !== gesture) return editor;
  return { ...editor, plan, past: editor.past.slice(0, -1), touched: null };
}

export const dismissConflicts = (editor: PlanEditor): PlanEditor => ({ ...editor, conflicts: [] });
