import { initialState, type StageState } from "@/lib/stage";
import type { StagedPlan } from "./staged-plan";

/** What the stage of a show needs from its event. */
export interface StagedEvent {
  id: string;
  title: string;
  language?: string;
}

export const firstState = (event: StagedEvent, { plan, presentations, videos }: StagedPlan): StageState =>
  initialState({ title: event.title, plan, presentations, videos, language: event.language ?? null });
