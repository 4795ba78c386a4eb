import { env } from "./env";

/** Whether a named fault is being rehearsed. Never in production, where `FAILPOINTS` must be empty. */
export const isRehearsed = (name: string): boolean => env().FAILPOINTS.includes(name);

/** The number given with a named fault, as in `lost-answers=3`; undefined while it isn't rehearsed or has none. */
export function rehearsedNumber(name: string): number | undefined {
  const given = env().FAILPOINTS.find((point) => point.startsWith(`${name}=`));
  return given === undefined ? undefined : Number(given.slice(name.length + 1));
}

/** Ends the process like a crash if the failpoint is set in `FAILPOINTS`. */
export function failpoint(name: string): void {
  if (isRehearsed(name)) process.kill(process.pid, "SIGKILL");
}
