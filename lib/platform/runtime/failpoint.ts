import { env } from "./env";

/** Whether a named fault is being rehearsed. Never in production, where `FAILPOINTS` must be empty. */
export const isRehearsed = (name: string): boolean => env().FAILPOINTS.includes(name);

/** Ends the process like a crash if the failpoint is set in `FAILPOINTS`. */
export function failpoint(name: string): void {
  if (isRehearsed(name)) process.kill(process.pid, "SIGKILL");
}
