import { readDecks } from "@/lib/modules/show-basics/slides";
import type { Ctx } from "@/lib/operation/ctx";
import type { Plan, PresentationInfo, StageCommand, StageState } from "@/lib/stage";

interface Cue {
  slide: { presentation_id: string } | null;
}

const idsOf = (cues: readonly Cue[]): string[] => cues.flatMap(({ slide }) => slide?.presentation_id ?? []);

/** The decks that a run of show wants. */
export const decksOfPlan = (ctx: Ctx, eventId: string, plan: Plan | null): Promise<PresentationInfo[]> =>
  readDecks(ctx, eventId, idsOf(plan?.segments ?? []));

/** The decks that commands may turn to: one that they name, or those of the scenes where they change scenes. */
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
