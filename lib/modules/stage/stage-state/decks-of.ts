import { readDecks } from "@/lib/modules/show-basics/slides";
import type { Ctx } from "@/lib/operation/ctx";
import type { Plan, PresentationInfo, StageCommand, StageState } from "@/lib/stage";

interface Cue {
  slide: { presentation_id: string } | null;
}

const idsOf = (cues: readonly Cue[]): string[] => cues.flatMap(({ slide }) => slide?.presentation_id ?? []);

/** Returns the decks that a run of show uses. */
export const decksOfPlan = (ctx: Ctx, eventId: string, plan: Plan | null): Promise<PresentationInfo[]> =>
  readDecks(ctx, eventId, idsOf(plan?.segments ?? []));

/**
 * Returns the decks that commands may show: the ones they name, or those of the scenes if they change scenes.
 */
export function decksOfCommands(
  ctx: Ctx,
  eventId: string,
  state: StageState,
  commands: readonly StageCommand[],
): Promise<PresentationInfo[]> {
  const named = commands.flatMap((command) =>
    command.action === "set_slide" ? (command.presentation_id ?? []) : [],
  );
  const changesScenes = commands.some(({ action }) => action.endsWith("_scene"));
  return readDecks(ctx, eventId, changesScenes ? [...named, ...idsOf(state.scenes)] : named);
}
