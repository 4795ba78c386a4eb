import { type DescribeContext, describeCommand } from "@/lib/stage/describe-command";
import { isCommand, type SpokenAct } from "./act";

const STOPS = {
  mask: "cover the show with the emergency card",
  hold: "put the show on hold",
  end: "end the show",
} as const;

/** Describes an act in plain words, as `describeCommand` does for commands. */
export function describeAct(act: SpokenAct, context: DescribeContext): string {
  if (isCommand(act)) return describeCommand(act, context);
  return act.action === "undo" ? "undo the last command" : STOPS[act.level];
}
