import type { CallShape } from "../call-shape";
import { literal } from "./literal";
import type { Input } from "./request-parts";

/** Returns the tool call that an agent makes. Every operation is available through `call_operation`. */
export function mcpSample(shape: CallShape, input: Input): string {
  // Changes that a live audience would see immediately need to be confirmed.
  const confirm = shape.effect === "live" ? { confirm: true } : {};
  return literal({ name: "call_operation", arguments: { operation: shape.id, input, ...confirm } }, "json");
}
