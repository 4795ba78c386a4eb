/**
 * `sending`: it goes on. `slow`: it goes on, behind what is recorded or yielding to the call. `stopped`: nothing
 * has arrived for 20 seconds, something is in the way, or the server refused what is left. `done`: everything is at
 * the server.
 */
export type UploadState = "sending" | "slow" | "stopped" | "done";

export interface UploadFacts {
  /** Something is being recorded at this moment. */
  isRecording: boolean;
  /** Without what the server refused. */
  leftBytes: number;
  refusedBytes: number;
  /** Something could be sent now. */
  isWaiting: boolean;
  /** When something last arrived, or there was nothing to send. */
  progressAt: number;
  /** The call needs the uplink. */
  isResting: boolean;
  /** How long the oldest sendable chunk has waited. */
  behindMs: number;
  problem: string | null;
  now: number;
}

const STOPPED_MS = 18_000;
const BEHIND_MS = 30_000;
/** These don't pass without someone doing something. */
const BLOCKING = ["storage_full", "unauthorized", "disk_full", "no_storage"];

export function uploadState(facts: UploadFacts): UploadState {
  const { isRecording, leftBytes, refusedBytes, isWaiting, progressAt } = facts;
  const { isResting, behindMs, problem, now } = facts;
  if (problem !== null && BLOCKING.includes(problem)) return "stopped";
  if (leftBytes === 0 && !isRecording) return refusedBytes > 0 ? "stopped" : "done";
  if (isWaiting && !isResting && now - progressAt >= STOPPED_MS) return "stopped";
  return isResting || behindMs >= BEHIND_MS ? "slow" : "sending";
}
