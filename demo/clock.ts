const started = Date.now();

export const log = (line: string): void => console.log(line);

/** A word that no other run uses in its names. */
export const ofThisRun = started.toString(36);

/** Prints one line per step, with the seconds since the start and those the step took. */
export async function saySeconds<T>(what: string, work: () => Promise<T>): Promise<T> {
  const from = Date.now();
  const result = await work();
  const at = ((Date.now() - started) / 1000).toFixed(1).padStart(6);
  log(`${at} s  ${what} (${((Date.now() - from) / 1000).toFixed(1)} s)`);
  return result;
}
