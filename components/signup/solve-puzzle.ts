import { type Challenge, solveChallenge } from "altcha-lib";
import { deriveKey } from "altcha-lib/algorithms/web/pbkdf2";

/** Works on a puzzle beside the page, by the browser's own cryptography; a second on a desk, some on a phone. */
export async function solvePuzzle(puzzle: string): Promise<string> {
  const challenge = JSON.parse(puzzle) as Challenge;
  const solution = await solveChallenge({ challenge, deriveKey });
  if (!solution) throw new Error("The puzzle could not be solved in time.");
  return JSON.stringify({ challenge, solution });
}
