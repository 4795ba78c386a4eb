import { stageNow } from "@/lib/modules/stage/stage-state";
import {
  findAvailableShow,
  type RehearsedStep,
  readPeople,
  rehearseCommands,
} from "@/lib/modules/studio/studio";
import type { Ctx } from "@/lib/operation/ctx";
import type { InputOf, OutputOf } from "@/lib/operation/operation";
import { type StageState, stageSvg, stageText } from "@/lib/stage";
import { rightsOf } from "@/lib/stage/show-roles";
import type { studioCommandsContract } from "./contract";
import { needsConfirm } from "./needs-confirm";

export async function previewStudioCommand(
  ctx: Ctx,
  { slug, commands }: InputOf<typeof studioCommandsContract.previewStudioCommand>,
): Promise<OutputOf<typeof studioCommandsContract.previewStudioCommand>> {
  const event = await findAvailableShow(ctx, slug);
  const { state, now } = await stageNow(ctx, event.id);
  const people = await readPeople(ctx, event);
  const at = (index: number) => new Date(now.getTime() + index);
  const start = { eventId: event.id, state, people, at };
  const bodies = commands.map((body) => ({ ...body }));
  const rehearsal = await rehearseCommands(ctx, start, bodies, true);
  ctx.meta.version = state.version;
  return {
    commands: rehearsal.steps.map(present),
    needs_confirm: needsConfirm(rehearsal),
    runs_now: state.phase === "live" && people.connected.some(({ role }) => rightsOf(role).leads),
    stage_version: state.version,
    before: drawn(state),
    after: drawn(rehearsal.after),
  };
}

const drawn = (state: StageState) => ({ text: stageText(state), svg: stageSvg(state) });

function present({ command, words, risk, applied }: RehearsedStep) {
  return {
    action: command.action,
    command: { ...command },
    words,
    risk,
    undoable: applied.inverse !== null,
    changes: applied.changed,
  };
}
