import type { CommandName } from "../catalog";
import type { CommandOf } from "../command";
import type { FieldCode } from "../field-code";
import type { DeckPage, StagePerson, StageState } from "../state";

/** A question of the audience. */
export type AskedQuestion = { id: string; text: string; author: string };

/** A converted presentation that slides may come from. */
export type PresentationInfo = { id: string; page_count: number; pages: DeckPage[] };

/** A video of the show that can be played. */
export type VideoInfo = { id: string; src: string; title: string; duration_sec: number };

/**
 * What a reducer may know besides the state. `id` names this command (effects, cards and added scenes take
 * their ids from it), `at` is the moment as ISO 8601 UTC, `people` everyone in the room who may be staged.
 */
export type ReduceContext = {
  id: string;
  at: string | null;
  people: readonly StagePerson[];
  presentations?: readonly PresentationInfo[];
  videos?: readonly VideoInfo[];
  /** Those of the audience that commands name. */
  questions?: readonly AskedQuestion[];
};

export type RefusalCode = "validation_error" | "version_conflict";

/** `fields` values are field codes, except `status`, which names the state that stands in the way. */
export type Refusal = {
  ok: false;
  code: RefusalCode;
  fields: Record<string, string>;
  /** Which values the field may have now. */
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
