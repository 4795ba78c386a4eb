import { findAvailableShow, type Rehearsal, runCommands } from "@/lib/modules/studio/studio";
import type { Ctx } from "@/lib/operation/ctx";
import { expectVersion } from "@/lib/operation/expect-version";
import type { InputOf, OutputOf } from "@/lib/operation/operation";
import { invalid } from "@/lib/operation/problem";
import type { studioCommandsContract } from "./contract";
import { needsConfirm } from "./needs-confirm";

export async function executeStudioCommands(
  ctx: Ctx,
  { slug, commands, confirm }: InputOf<typeof studioCommandsContract.executeStudioCommands>,
): Promise<OutputOf<typeof studioCommandsContract.executeStudioCommands>> {
  const event = await findAvailableShow(ctx, slug);
  const bodies = commands.map((body) => ({ ...body }));
  const { command: _last, ...answer } = await runCommands(ctx, event, bodies, {
    mode: "live",
    isList: true,
    check: (rehearsal) => {
      expectVersion(ctx, rehearsal.before.version);
      if (!confirm && !ctx.dryRun) requireConfirm(rehearsal);
    },
  });
  return answer;
}

/** @throws `validation_error` saying how the sentences were understood */
function requireConfirm(rehearsal: Rehearsal): void {
  if (!needsConfirm(rehearsal)) return;
  const said = rehearsal.read.flatMap((read) => (read.form === "command" && read.risky ? read.reading : []));
  throw invalid({ confirm: "must_be_true" }, `Not run yet: ${said.join(" ")} Send confirm: true to run it.`);
}
