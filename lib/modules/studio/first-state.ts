import { initialState, type Plan, type StageState } from "@/lib/stage";

/** What the stage of a show needs to know of its event. */
export interface StagedEvent {
  id: string;
  title: string;
  language?: string;
}

export const firstState = (event: StagedEvent, plan: Plan | null): StageState =>
  initialState({ title: event.title, plan, language: event.language ?? null });
