import type { LedgerEntry } from "@/packages/client/src/index";
import { changesOf, FRAME_RATE } from "./decode";
import { MOST_APART_MS } from "./lag";

/** What makes the whole picture change at once. */
const CUTS = new Set(["/layout", "/mask/level"]);

/** Other changes this close make it unclear which one is seen, in milliseconds. */
const ALONE_MS = 700;

/** How far around a cut the picture is looked at, in pictures. */
const AROUND = 8;

/**
 * Looks for each change of the layout in the program's picture, and compares its time with the ledger's.
 * @returns what was found, in words
 */
export async function checkCuts(path: string, ledger: readonly LedgerEntry[]): Promise<string> {
  const times = ledger.filter(({ version }) => version !== null).map(({ offset_ms: at }) => at ?? Number.NaN);
  const cuts = ledger
    .filter(({ changed }) => changed.some((field) => CUTS.has(field)))
    .map(({ offset_ms: at }) => at ?? Number.NaN)
    .filter((at) => at > 1000 && times.filter((other) => Math.abs(other - at) < ALONE_MS).length === 1);
  const changes = await changesOf(path, { from: 0, seconds: 24 * 3600 });
  const apart = cuts.flatMap((at) => {
    const frame = (at / 1000) * FRAME_RATE;
    const first = Math.max(0, Math.round(frame) - AROUND);
    const around = changes.subarray(first, first + 2 * AROUND + 1);
    // Before the end of the show.
    return around.length <= AROUND ? [] : [((first + largest(around)) / FRAME_RATE) * 1000 - at];
  });
  if (apart.length === 0) throw new Error("The ledger has no change of the layout that stands alone.");
  const most = Math.max(...apart.map(Math.abs));
  if (most > MOST_APART_MS) throw new Error(`A cut is ${most.toFixed(0)} ms from its time in the ledger.`);
  return `${apart.length} cuts within ${most.toFixed(0)} ms of the ledger`;
}

const largest = (values: Float32Array): number =>
  values.reduce((best, value, at) => (value > (values[best] ?? 0) ? at : best), 0);
