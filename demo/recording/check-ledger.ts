import { isDeepStrictEqual } from "node:util";
import { replay, type StageState } from "../../lib/stage";
import type { RestoreStep } from "../../lib/stage/restore-patch";

/** What it reads of an entry of the ledger. */
interface Entry {
  seq: number;
  at: string;
  version: number | null;
  body: { state?: unknown; steps?: readonly { value?: unknown }[] | undefined } | null;
}

interface Stages<E extends Entry> {
  /** Reads the last entry up to a time, with the stage at that time. */
  momentAt: (at: string) => Promise<(E & { moment: { state: unknown } | null }) | undefined>;
  /** Reads the stage as it is now. */
  stageNow: () => Promise<unknown>;
}

const TIMES = 10;

/**
 * Replays a whole ledger, and compares the stage with what the API says of ten times, and with the stage at the end.
 * @returns what was found, in words
 */
export async function checkLedger<E extends Entry>(
  ledger: readonly E[],
  { momentAt, stageNow }: Stages<E>,
): Promise<string> {
  const places = ledger
    .map((entry, place) => ({ entry, place }))
    .filter(({ entry }) => entry.version !== null);
  const step = Math.max(1, Math.floor(places.length / TIMES));
  const compared = new Set(places.filter((_, index) => index % step === 0).map(({ place }) => place));
  let stage: StageState | null = null;
  let count = 0;
  for (const [place, entry] of ledger.entries()) {
    stage = replayed(stage, entry);
    // Of several entries at one time, the API returns the last.
    if (!compared.has(place) || ledger[place + 1]?.at === entry.at) continue;
    const then = await momentAt(entry.at);
    if (then?.seq !== entry.seq || !isDeepStrictEqual(then.moment?.state ?? null, stage))
      throw new Error(`The stage at entry ${entry.seq} isn't what the ledger says up to there.`);
    count += 1;
  }
  if (stage === null || !isDeepStrictEqual(await stageNow(), stage))
    throw new Error("The ledger doesn't end with the stage as it is.");
  return `${ledger.length} entries of its ledger replay to its stage, at ${count} times and at its end`;
}

function replayed(state: StageState | null, { version, body }: Entry): StageState | null {
  const steps = body?.steps?.map(({ value, ...step }) => ({ ...step, before: value }) as RestoreStep);
  return replay(state, { version, body: steps ? { steps } : (body ?? {}) });
}
