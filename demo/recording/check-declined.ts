import type { Recording } from "@/packages/client/src/index";
import { purpleIn } from "./decode";

/** Share of a picture that is purple if Cleo is in it. */
const LEAST_SHARE = 0.01;

/**
 * Looks for Cleo, who declined to be recorded, in every picture of the program. Her room and her clothes are purple, and
 * nothing else is.
 * @param shot a screenshot with her on stage, which shows that she would be found
 * @returns what was found, in words
 */
export async function checkDeclined(path: string, { tracks }: Recording, shot: string): Promise<string> {
  const captured = tracks.find(({ consent, parts }) => consent !== "given" && parts.length > 0);
  if (captured) throw new Error(`${captured.name} was captured without having agreed.`);
  const seen = (await purpleIn(shot))[0] ?? 0;
  if (seen < LEAST_SHARE) throw new Error("The co-host, who declined to be recorded, isn't seen on stage.");
  const shares = await purpleIn(path);
  const most = Math.max(...shares);
  if (most > seen / 2)
    throw new Error(`Picture ${shares.indexOf(most)} of the program shows someone who declined.`);
  return `the co-host, who declined, is in none of ${shares.length} pictures: at most ${percent(most)} is purple, on stage ${percent(seen)}`;
}

const percent = (share: number): string => `${(100 * share).toFixed(1)} %`;
