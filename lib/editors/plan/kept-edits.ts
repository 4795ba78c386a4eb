import { z } from "zod";
import { PlanSchema } from "@/lib/stage";
import { isUnsaved, openPlan, type PlanEditor, takeTheirs } from "./plan-editor";

/** While somebody types, a text may be empty or half a word; what is kept has the shape and not yet the limits. */
const KeptSchema = z.object({
  version: z.int(),
  base: PlanSchema,
  plan: z.object({
    segments: z.array(z.looseObject({ id: z.string(), title: z.string() })),
    ticker: z.array(z.string()),
    questions: z.array(z.string()),
  }),
});

/** What a browser keeps of an editor, to have it after a reload; null where there is nothing to keep. */
export const keptEdits = (editor: PlanEditor): string | null =>
  isUnsaved(editor)
    ? JSON.stringify({ version: editor.version, base: editor.base, plan: editor.plan })
    : null;

/** Opens a run of show with what this browser kept of it. Anything that cannot be read is left aside. */
export function openWithKept(plan: PlanEditor["plan"], version: number, kept: string | null): PlanEditor {
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
