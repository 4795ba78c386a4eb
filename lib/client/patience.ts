import type { ShowrunnerError } from "@/packages/client/src/error";
import type { Policy } from "@/packages/client/src/send";

/**
 * How long a call is retried, and whether the page shows it.
 * - `press`: someone pressed a button and is waiting. The default for calls that change something.
 * - `command`: a command to a show on air, which is useless once the moment has passed.
 * - `file`: an upload that someone is waiting for, or the check of its bytes, with no time limit of its own.
 * - `autosave`: the editor repeats the save, and until then shows that it is offline.
 * - `background`: no one is waiting.
 * - `read`: the default for calls that only read.
 * - `once`: the caller repeats the call anyway, such as a poll.
 */
export type Patience = "press" | "command" | "file" | "autosave" | "background" | "read" | "once";

interface Bearing
  extends Pick<Policy, "maxRetries" | "patienceMs">,
    Partial<Pick<Policy, "timeoutMs" | "isWorthRetrying">> {
  /** Whether someone is waiting for the answer and the page says so when it takes longer. */
  isAwaited: boolean;
}

const PRESS_MS = 10_000;
/** The time that a studio has to acknowledge a command. */
const COMMAND_MS = 5_000;
/** How long one attempt to send a command may take; then it's sent once more. */
const COMMAND_ATTEMPT_MS = 4_000;

/** Whoever types without a connection learns of it within seconds. */
const AUTOSAVE_MS = 4_000;

const forMs = (patienceMs: number) => ({ maxRetries: Number.POSITIVE_INFINITY, patienceMs });

/**
 * True if another attempt may succeed. An internal error would repeat, and after a full timeout the user
 * should get an answer.
 */
export const mayPass = ({ code }: ShowrunnerError): boolean =>
  code !== "internal_error" && code !== "timeout";

const BEARINGS: Record<Patience, Bearing> = {
  press: { ...forMs(PRESS_MS), isAwaited: true },
  command: {
    ...forMs(COMMAND_MS),
    timeoutMs: COMMAND_ATTEMPT_MS,
    isWorthRetrying: (error) => error.code === "timeout" || mayPass(error),
    isAwaited: true,
  },
  file: { maxRetries: 4, isAwaited: true },
  autosave: { ...forMs(AUTOSAVE_MS), isAwaited: false },
  background: { ...forMs(PRESS_MS), isAwaited: false },
  read: { maxRetries: 2, patienceMs: PRESS_MS, isAwaited: false },
  once: { maxRetries: 0, isAwaited: false },
};

export const bearingOf = (patience: Patience): Bearing => BEARINGS[patience];
