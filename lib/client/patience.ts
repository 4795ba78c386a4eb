import type { ShowrunnerError } from "@/packages/client/src/error";
import type { Policy } from "@/packages/client/src/send";

/**
 * How long a call is tried again, and whether the page says so.
 * - `press`: someone pressed a button and waits. The rule for changing calls.
 * - `command`: a command to a show on air, which is worth nothing once the moment has passed.
 * - `file`: the same for a file, which takes as long as its way does.
 * - `background`: no one waits for it.
 * - `read`: the rule for reading calls.
 * - `once`: the caller asks again anyway, such as a poll.
 */
export type Patience = "press" | "command" | "file" | "background" | "read" | "once";

interface Bearing extends Pick<Policy, "maxRetries" | "patienceMs"> {
  /** Whether someone waits for the answer and is told that it takes longer. */
  isAwaited: boolean;
}

const PRESS_MS = 10_000;
/** As long as a studio has to acknowledge a command. */
const COMMAND_MS = 5_000;

const forMs = (patienceMs: number) => ({ maxRetries: Number.POSITIVE_INFINITY, patienceMs });

const BEARINGS: Record<Patience, Bearing> = {
  press: { ...forMs(PRESS_MS), isAwaited: true },
  command: { ...forMs(COMMAND_MS), isAwaited: true },
  file: { maxRetries: 4, isAwaited: true },
  background: { ...forMs(PRESS_MS), isAwaited: false },
  read: { maxRetries: 2, patienceMs: PRESS_MS, isAwaited: false },
  once: { maxRetries: 0, isAwaited: false },
};

export const bearingOf = (patience: Patience): Bearing => BEARINGS[patience];

/** A fault of ours gives the same answer each time; whoever waited for a whole timeout is told instead. */
export const mayPass = ({ code }: ShowrunnerError): boolean =>
  code !== "internal_error" && code !== "timeout";
