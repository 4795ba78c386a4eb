import type { CallShape } from "../call-shape";
import { literal } from "./literal";
import type { Input } from "./request-parts";

/** The tool call that an agent makes: every operation can be reached through `call_operation`. */
export const mcpSample = (shape: CallShape, input: Input): string =>
  literal({ name: "call_operation", arguments: { operation: shape.id, input } }, "json");
