import type { Refusal } from "@/lib/stage";

const STATES: Record<string, string> = {
  ended: "The show has ended.",
  mask: "The emergency card is up.",
  hold: "The show is on hold.",
  stage_full: "The stage is full.",
};

const FIELDS: Record<string, string> = {
  identity: "This person is not there any more.",
  index: "There is no such scene.",
  page: "There is no such slide.",
  question: "There is no question to show. Type one or prepare some for this scene.",
  text: "There is nothing to show. Type a text first.",
  options: "A poll needs a question and at least two answers.",
};

/** Why a command cannot be carried out now, in a sentence. */
export function explainRefusal({ code, fields }: Refusal): string {
  const [field = "", value = ""] = Object.entries(fields)[0] ?? [];
  if (code === "version_conflict") return STATES[value] ?? "The stage does not allow this now.";
  return FIELDS[field] ?? "This command is not complete.";
}
