import { z } from "zod";
import { PlanSchema } from "@/lib/stage";
import { isUnsaved, openPlan, type PlanEditor, takeTheirs } from "./plan-editor";

/**
 * Text may be empty or incomplete while it's being typed, so the saved copy has the shape but not the limits.
 */
const KeptSchema = z.object({
  version: z.int(),
  base: PlanSchema,
  plan: z.object({
    segments: z.array(z.looseObject({ id: z.string(), title: z.string() })),
    ticker: z.array(z.string()),
    questions: z.array(z.string()),
  }),
});

/**
 * Serializes the editor's unsaved edits for the browser's storage, to survive a reload; null if there are
 * none.
 */
export const unsavedEdits = (editor: PlanEditor): string | null =>
  isUnsaved(editor)
    ? JSON.stringify({ version: editor.version, base: editor.base, plan: editor.plan })
    : null;

/** Opens a run of show with the edits from the browser's storage. Ignores what it can't read. */
export function openWithUnsaved(plan: PlanEditor["plan"], version: number, kept: string | null): PlanEditor {
  const read = KeptSchema.safeParse(parsed(kept));
  if (!read.success) return openPlan(plan, version);
  const { base, plan: edited, version: known } = read.data;
  const editor = { ...openPlan(base, known), plan: edited as PlanEditor["plan"], past: [base] };
  return takeTheirs(editor, plan, version);
}

function parsed(text: string | null): unknown {
  try {
    return text === null ? undefined : JSON.parse(text);
  } catch {
    return undefined;
  }
}
