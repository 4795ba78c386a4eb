import * as z from "zod";
import { applyCommand, type ReduceResult } from "./apply-command";
import { parseCommand, type StageCommandInput } from "./command";
import { type ReduceContext, refuse } from "./reduce/types";
import type { StageState } from "./state";

const IdSchema = z.string().min(1).max(100);
const InstantSchema = z.iso.datetime();

/**
 * Validates a command and applies it. Pure and total: returns a refusal with the field and its code for
 * anything malformed or impossible.
 */
export function reduce(state: StageState, command: StageCommandInput, context: ReduceContext): ReduceResult {
  const parsed = parseCommand(command);
  if (!parsed.ok) return { ok: false, code: "validation_error", fields: parsed.fields };
  if (!IdSchema.safeParse(context.id).success) return refuse("id", "invalid");
  const at = InstantSchema.safeParse(context.at);
  if (!at.success) return refuse("at", "iso_8601");
  return applyCommand(state, parsed.command, { ...context, at: at.data });
}
