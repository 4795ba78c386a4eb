import { isMutation, type Operation } from "@/lib/operation/operation";
import type { ToolHints } from "./types";

/**
 * What a client may assume about calling an operation, derived from its effect and method. Creating is additive; changing,
 * removing and acting on a running show are not. Sending and live control reach people outside the workspace.
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

/** The hints of a tool that runs several operations: the most careful reading of each. */
export function joinHints(all: readonly ToolHints[]): ToolHints {
  return {
    readOnlyHint: all.every((hints) => hints.readOnlyHint),
    destructiveHint: all.some((hints) => hints.destructiveHint),
    idempotentHint: all.every((hints) => hints.idempotentHint),
    openWorldHint: all.some((hints) => hints.openWorldHint),
  };
}
