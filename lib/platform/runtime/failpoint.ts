import { env } from "./env";

/** Ends the process as a crash would when the named point is switched on by `FAILPOINTS`. */
export function failpoint(name: string): void {
  if (env().FAILPOINTS.includes(name)) process.kill(process.pid, "SIGKILL");
}
