import { INPUT_SAMPLE_RATE } from "../port";

/** A gap between two words. */
const WINDOW = INPUT_SAMPLE_RATE / 20;

/** Cuts samples into parts of at most `most`, each where its last third is quietest. */
export function atQuietPlaces(samples: Int16Array, most: number): Int16Array[] {
  const parts: Int16Array[] = [];
  let rest = samples;
  while (rest.length > most) {
    const cut = quietest(rest, Math.floor((most * 2) / 3), most);
    parts.push(rest.subarray(0, cut));
    rest = rest.subarray(cut);
  }
  return [...parts, rest];
}

function quietest(samples: Int16Array, from: number, to: number): number {
  let best = to;
  let least = Number.POSITIVE_INFINITY;
  for (let start = from; start + WINDOW <= to; start += WINDOW) {
    let sum = 0;
    for (let at = start; at < start + WINDOW; at += 1) sum += (samples[at] ?? 0) ** 2;
    if (sum >= least) continue;
    least = sum;
    best = start + WINDOW / 2;
  }
  return best;
}
