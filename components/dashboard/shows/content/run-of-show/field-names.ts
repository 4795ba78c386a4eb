import type { PlanConflict } from "@/lib/editors/plan/merge-plans";

/** Labels of segment fields whose name is not the label. */
const FIELDS: Record<string, string> = {
  duration_sec: "duration",
  assignee: "assignee",
  type: "type",
  emcee_line: "announcer",
};

export const nameOfField = (field: string): string => FIELDS[field] ?? field;

const inWords = (value: unknown): string => {
  if (value === null) return "";
  return typeof value === "string" ? value : JSON.stringify(value);
};

export const conflictLine = ({ title, field, theirs }: PlanConflict) => ({
  what: [title, nameOfField(field)].filter(Boolean).join(", "),
  theirs: inWords(theirs),
});
