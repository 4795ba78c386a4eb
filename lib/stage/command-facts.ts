import { STAGE_LIMITS } from "./vocabulary";

/*
 * What pages need to know about commands without validation. The catalog, which has the validation, is built
 * from it.
 */

/** Default values of omitted parameters. */
export const COMMAND_DEFAULTS = {
  show_results: { shown: true },
  quote_card: { duration_sec: STAGE_LIMITS.quoteSeconds },
  set_captions: { on: true },
  mute: { muted: true },
  lower_third: { visible: true },
  set_volume: { target: "music" },
} as const;

/** The pause in milliseconds between two uses of a button. */
export const COOLDOWNS_MS = {
  quote_card: 3000,
  play_emcee: 2000,
  confetti: 4000,
  applause: 4000,
  flowers: 4000,
} as const;

const SEEN = "Effects play once and can't be undone";

/** Commands that can't be undone, with the reason. */
export const FINAL_COMMANDS = {
  play_emcee: "Spoken lines can't be undone; stop_emcee ends a line that is still playing",
  stop_emcee: "A line that was cut off can't be resumed",
  confetti: SEEN,
  applause: SEEN,
  flowers: SEEN,
} as const;

/** Whether the stage before the command can be restored. */
export const isReversible = (action: string): boolean => !Object.hasOwn(FINAL_COMMANDS, action);
