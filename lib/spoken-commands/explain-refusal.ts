import type { StageCommand } from "@/lib/stage/command";
import { type DescribeContext, describeCommand } from "@/lib/stage/describe-command";
import type { Refusal } from "@/lib/stage/reduce/types";

const STATES: Record<string, string> = {
  ended: "the show has ended",
  mask: "the show is covered",
  hold: "the show is on hold",
  no_poll: "there is no poll",
  effects_off: "effects are turned off",
  poll_open: "the poll is already open",
  poll_draft: "the poll isn’t open",
  poll_closed: "the poll is already closed",
  no_scene: "there is no scene",
  not_recording: "the show isn’t being recorded",
};

const PROBLEMS: Record<string, string> = {
  "identity:not_found": "that person isn’t here",
  "identity:too_many": "the stage is full",
  "identity:required": "no one is on stage",
  "page:too_large": "that slide doesn’t exist",
  "page:too_small": "slide numbers start at 1",
  "index:too_large": "that scene doesn’t exist",
  "index:not_found": "that question doesn’t exist",
  "from:too_large": "that scene doesn’t exist",
  "to:too_large": "that scene doesn’t exist",
  "scene_type:too_many": "the run of show is full",
  "text:required": "nothing is prepared for it",
  "question:required": "no poll is prepared for this scene",
  "label:required": "no call to action is prepared",
  "url:required": "the call to action has no link",
};

/** Explains in one sentence why a command is impossible at the moment. */
export function explainRefusal(refusal: Refusal, command: StageCommand, context: DescribeContext): string {
  const [field = "", value = ""] = Object.entries(refusal.fields)[0] ?? [];
  const why = field === "status" ? STATES[value] : PROBLEMS[`${field}:${value}`];
  return `Can’t ${describeCommand(command, context)}${why === undefined ? " right now" : `: ${why}`}.`;
}
