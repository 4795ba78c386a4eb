import type { CommandName } from "../catalog";
import type { CommandOf } from "../command";
import type { FieldCode } from "../field-code";
import type { DeckPage, StagePerson, StageState } from "../state";

/** A question from the audience. */
export type AskedQuestion = { id: string; text: string; author: string };

/** A converted presentation whose slides can be shown. */
export type PresentationInfo = { id: string; page_count: number; pages: DeckPage[] };

/** A playable video of the show. */
export type VideoInfo = { id: string; src: string; title: string; duration_sec: number };

/**
 * What a reducer may know besides the state. `id` identifies this command (effects, cards and added scenes
 * derive their ids from it), `at` is the time as ISO 8601 UTC, `people` is everyone in the room who may be
 * brought on stage.
 */
export type ReduceContext = {
  id: string;
  at: string | null;
  people: readonly StagePerson[];
  presentations?: readonly PresentationInfo[];
  videos?: readonly VideoInfo[];
  /** Audience questions that commands refer to. */
  questions?: readonly AskedQuestion[];
};

export type RefusalCode = "validation_error" | "version_conflict";

/** The values of `fields` are field codes, except `status`, which names the blocking state. */
export type Refusal = {
  ok: false;
  code: RefusalCode;
  fields: Record<string, string>;
  /** The range of values that the field may have now. */
  ranges?: Record<string, { min: number; max: number }>;
};

export type Reducer<K extends CommandName> = (
  state: StageState,
  command: CommandOf<K>,
  context: ReduceContext & { at: string },
) => StageState | Refusal;

export type ReducersFor<T extends Record<string, unknown>> = { [K in keyof T & CommandName]: Reducer<K> };

export const refuse = (field: string, code: FieldCode, range?: { min: number; max: number }): Refusal => ({
  ok: false,
  code: "validation_error",
  fields: { [field]: code },
  ...(range ? { ranges: { [field]: range } } : {}),
});

export const conflict = (status: string): Refusal => ({
  ok: false,
  code: "version_conflict",
  fields: { status },
});

export const isRefusal = (value: StageState | Refusal): value is Refusal => "ok" in value;
