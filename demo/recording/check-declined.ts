import type { Recording } from "@/packages/client/src/index";
import { colorIn } from "./decode";

/** Of what is seen of someone, this much is never by chance. */
const LEAST_SHARE = 0.003;

interface Declined {
  /** What they wear, as no one else does. */
  color: string;
  /** A screenshot with them on stage, which shows that they would be found. */
  shot: string;
}

/**
 * Looks in every picture of the program for someone who declined to be recorded.
 * @returns what was found, in words
 */
export async function checkDeclined(
  path: string,
  { tracks }: Recording,
  { color, shot }: Declined,
): Promise<string> {
  const captured = tracks.filter(({ consent, parts }) => consent !== "given" && parts.length > 0);
  if (captured.length > 0) throw new Error(`${captured[0]?.name} was captured without having agreed.`);
  const seen = (await colorIn(shot, color))[0] ?? 0;
  if (seen < LEAST_SHARE) throw new Error("Whoever declined to be recorded wasn't seen on stage.");
  const shares = await colorIn(path, color);
  const most = Math.max(...shares);
  if (most > seen / 4)
    throw new Error(`Someone who declined is in picture ${shares.indexOf(most)} of the program.`);
  return `who declined is in none of ${shares.length} pictures (${percent(most)} of their color, on stage ${percent(seen)})`;
}

const percent = (share: number): string => `${(100 * share).toFixed(2)} %`;
