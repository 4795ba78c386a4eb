import { env } from "./env";

/** Whether a named fault is rehearsed. Never in production, where `FAILPOINTS` has to be empty. */
export const isRehearsed = (name: string): boolean => env().FAILPOINTS.includes(name);

/** Ends the process as a crash would when the named point is switched on by `FAILPOINTS`. */
export function failpoint(name: string): void {
  if (isRehearsed(name)) process.kill(process.pid, "SIGKILL");
}
