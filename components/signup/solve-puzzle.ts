import { type Challenge, solveChallenge } from "altcha-lib";
import { deriveKey } from "altcha-lib/algorithms/web/pbkdf2";

/**
 * Solves a puzzle in the background with the browser's own cryptography. Takes about a second on a desktop,
 * several on a phone.
 */
export async function solvePuzzle(puzzle: string): Promise<string> {
  const challenge = JSON.parse(puzzle) as Challenge;
  const solution = await solveChallenge({ challenge, deriveKey });
  if (!solution) throw new Error("The puzzle could not be solved in time.");
  return JSON.stringify({ challenge, solution });
}
