import type { Refusal } from "@/lib/stage";

const STATES: Record<string, string> = {
  ended: "The show has ended.",
  mask: "The show is covered. Click “Bring show back” first.",
  hold: "The show is on hold. Click “Bring show back” first.",
  stage_full: "The stage is full.",
  effects_off: "Effects are turned off. Turn them on in the FX tab first.",
  poll_open: "This poll is already open.",
  scene_changed: "The run of show changed. Check it, then try again.",
};

const FIELDS: Record<string, string> = {
  identity: "This person has left.",
  index: "Scene not found.",
  page: "Slide not found.",
  question: "No question to show. Type one, or prepare questions for this scene.",
  text: "Type the card text first.",
  options: "A poll needs a question and at least two answers.",
};

/** Explains in one sentence why a command can't run now. */
export function explainRefusal({ code, fields }: Refusal): string {
  const [field = "", value = ""] = Object.entries(fields)[0] ?? [];
  if (code === "version_conflict") return STATES[value] ?? "The stage doesn’t allow this right now.";
  return FIELDS[field] ?? "This command is incomplete.";
}
