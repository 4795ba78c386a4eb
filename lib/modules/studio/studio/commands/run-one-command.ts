import type { Ctx } from "@/lib/operation/ctx";
import { invalid } from "@/lib/operation/problem";
import { CATALOG } from "@/lib/stage";
import { findAvailableShow } from "../on-air/find-available-show";
import type { Rehearsal } from "./rehearse-commands";
import { type CommandAnswer, type RunMode, runCommands } from "./run-commands";

/** Runs a request with one command, in any of its forms. */
export async function runOneCommand(
  ctx: Ctx,
  { slug, ...body }: { slug: string } & Record<string, unknown>,
  mode: RunMode,
): Promise<Omit<CommandAnswer, "readings"> & { reading: string | null }> {
  const event = await findAvailableShow(ctx, slug);
  const check = (rehearsal: Rehearsal) => ctx.dryRun || requireConfirm(rehearsal);
  const { readings, ...answer } = await runCommands(ctx, event, [body], { mode, check });
  return { ...answer, reading: readings[0] ?? null };
}

/**
 * Undo and the emergency stop have their own operations, one of which requires confirmation. In words, both
 * do.
 * @throws `validation_error` saying what would be done
 */
function requireConfirm({ read, steps }: Rehearsal): void {
  const beyond = steps.filter(({ command }) => !(command.action in CATALOG));
  const confirmed = read.every((each) => each.form !== "command" || each.confirmed);
  if (beyond.length === 0 || confirmed) return;
  const said = steps.map(({ words }) => words).join(", then ");
  throw invalid({ confirm: "must_be_true" }, `Not run yet: ${said}. Send confirm: true to run it.`);
}
