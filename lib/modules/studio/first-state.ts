import { initialState, type Plan, type PresentationInfo, type StageState } from "@/lib/stage";

/** What the stage of a show needs to know of its event. */
export interface StagedEvent {
  id: string;
  title: string;
  language?: string;
}

export const firstState = (
  event: StagedEvent,
  plan: Plan | null,
  presentations: readonly PresentationInfo[],
): StageState => initialState({ title: event.title, plan, presentations, language: event.language ?? null });
