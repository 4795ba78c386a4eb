import { isMutation, type Operation } from "@/lib/operation/operation";
import type { ToolHints } from "./types";

/**
 * What a client may assume about calling an operation, derived from its effect and method. Creating is
 * additive; changing, removing and acting on a running show aren't. Sending and live control affect people
 * outside the workspace.
 */
export function hintsOf(op: Operation): ToolHints {
  const readOnly = !isMutation(op);
  const additive = op.effect === "write" && op.method === "POST";
  return {
    readOnlyHint: readOnly,
    destructiveHint: !readOnly && (op.mcp?.destructive ?? !additive),
    idempotentHint: readOnly || op.method !== "POST",
    openWorldHint: op.effect === "send" || op.effect === "live",
  };
}

/** Combines the hints of several operations for a tool that runs them, choosing the most cautious of each. */
export function joinHints(all: readonly ToolHints[]): ToolHints {
  return {
    readOnlyHint: all.every((hints) => hints.readOnlyHint),
    destructiveHint: all.some((hints) => hints.destructiveHint),
    idempotentHint: all.every((hints) => hints.idempotentHint),
    openWorldHint: all.some((hints) => hints.openWorldHint),
  };
}
