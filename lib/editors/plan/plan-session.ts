import {
  type Editing,
  type EditServer,
  EditSession,
  type Keeper,
  type Stored,
} from "@/lib/editors/session/edit-session";
import type { Plan } from "@/lib/stage";
import { isUnsaved, openPlan, type PlanEditor, takeTheirs } from "./plan-editor";
import { planProblem } from "./plan-problem";
import { openWithUnsaved, unsavedEdits } from "./unsaved-edits";

const editing: Editing<PlanEditor, Plan> = {
  open: ({ value, version }) => openPlan(value, version),
  isUnsaved,
  problem: ({ plan }) => planProblem(plan),
  stored: ({ plan, version }) => ({ value: plan, version }),
  takeTheirs: (editor, { value, version }, sent) => takeTheirs(editor, value, version, sent),
  kept: unsavedEdits,
  restored: (editor, kept) =>
    editor.past.length > 0 ? editor : openWithUnsaved(editor.base, editor.version, kept),
};

/** A page's editing session for a run of show. */
export type PlanSession = EditSession<PlanEditor, Plan>;

export const openPlanSession = (
  stored: Stored<Plan>,
  server: EditServer<Plan>,
  keeper: Keeper,
): PlanSession => new EditSession(editing, stored, server, keeper);
