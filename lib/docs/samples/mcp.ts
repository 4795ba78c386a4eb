import type { CallShape } from "../call-shape";
import { literal } from "./literal";
import type { Input } from "./request-parts";

/** The tool call that an agent makes: every operation can be reached through `call_operation`. */
export function mcpSample(shape: CallShape, input: Input): string {
  // What a running audience would see at once has to be meant.
  const confirm = shape.effect === "live" ? { confirm: true } : {};
  return literal({ name: "call_operation", arguments: { operation: shape.id, input, ...confirm } }, "json");
}
