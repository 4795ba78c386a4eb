import type { HoldingReason, StageState } from "@/lib/stage";

/** Since when nothing comes from a stage, and whether somebody took the card down meanwhile. */
export interface Quiet {
  why: HoldingReason;
  since: Date;
  dismissed: boolean;
}

export interface QuietFacts {
  /** The database's time. */
  now: Date;
  state: Pick<StageState, "phase" | "started_at" | "mask" | "holding">;
  settings: { enabled: boolean; after_sec: number };
  /** What is the matter now; null when something comes from the stage. */
  why: HoldingReason | null;
  /** When that began, for one that was not noted before. */
  began: Date;
  noted: Quiet | null;
}

export interface QuietVerdict {
  /** What is to be noted from here on. */
  quiet: Quiet | null;
  move: "raise" | "lower" | null;
}

/**
 * What becomes of the holding card. It goes up once nothing has come from the stage of a show on air for long enough, and down
 * with the first thing that does; one that a person keeps is theirs, and one that they took down stays down until the next time.
 */
export function judgeQuiet({ now, state, settings, why, began, noted }: QuietFacts): QuietVerdict {
  const onAirSince = state.started_at === null ? now : new Date(state.started_at);
  // An emergency card is a person's word: nothing else is put over it, and time begins anew after it.
  if (state.phase !== "live" || onAirSince > now || state.mask.level !== null)
    return { quiet: null, move: null };
  if (why === null || !settings.enabled)
    return { quiet: null, move: state.holding && !state.holding.kept ? "lower" : null };
  const since = latest(noted?.since ?? began, onAirSince);
  const isDue = now.getTime() - since.getTime() >= settings.after_sec * 1000;
  const dismissed = noted?.dismissed ?? false;
  return {
    quiet: { why, since, dismissed },
    move: isDue && !dismissed && state.holding === null ? "raise" : null,
  };
}

const latest = (a: Date, b: Date): Date => (a > b ? a : b);

export const isSameQuiet = (a: Quiet | null, b: Quiet | null): boolean =>
  a === null || b === null
    ? a === b
    : a.why === b.why && a.dismissed === b.dismissed && a.since.getTime() === b.since.getTime();
