import type { HoldingReason, StageState } from "@/lib/stage";

/** Since when the stage sends nothing, and whether someone has dismissed the card since. */
export interface Quiet {
  why: HoldingReason;
  since: Date;
  dismissed: boolean;
}

export interface QuietFacts {
  /** Database time. */
  now: Date;
  state: Pick<StageState, "phase" | "started_at" | "mask" | "holding">;
  settings: { enabled: boolean; after_sec: number };
  /** What is missing now. Null if the stage sends something. */
  why: HoldingReason | null;
  /** When that started, if it wasn't recorded before. */
  began: Date;
  noted: Quiet | null;
}

export interface QuietVerdict {
  /** What to record from now on. */
  quiet: Quiet | null;
  move: "raise" | "lower" | null;
}

/**
 * Decides about the holding card. It is shown once the stage of a show on air has sent nothing for long
 * enough, and hidden as soon as it sends something. A card that a person keeps is left alone, and one that
 * they dismissed stays hidden until the next time.
 */
export function judgeQuiet({ now, state, settings, why, began, noted }: QuietFacts): QuietVerdict {
  const onAirSince = state.started_at === null ? now : new Date(state.started_at);
  // A person has shown an emergency card, so nothing else covers it, and the time starts again after it.
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
