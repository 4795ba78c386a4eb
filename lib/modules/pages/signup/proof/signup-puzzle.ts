import { createChallenge, randomInt, verifySolution } from "altcha-lib";
import { deriveKey } from "altcha-lib/algorithms/pbkdf2";
import { z } from "zod";
import { derivedSecret } from "@/lib/platform/security/crypto";

export const PUZZLE_SECONDS = 600;
/** A few milliseconds per try, on desktops and phones alike, and two hundred tries on average. */
const COST = 4_000;
const MIN_TRIES = 100;
const MAX_TRIES = 300;

const Solved = z.object({
  challenge: z.object({ parameters: z.looseObject({}), signature: z.string() }),
  solution: z.object({ counter: z.int(), derivedKey: z.string(), time: z.number().optional() }),
});

/**
 * Creates a signed puzzle for a browser and one show, so that nothing has to be stored until it is solved.
 */
export const makePuzzle = async (eventId: string, now: Date): Promise<string> =>
  JSON.stringify(
    await createChallenge({
      algorithm: "PBKDF2/SHA-256",
      cost: COST,
      counter: randomInt(MIN_TRIES, MAX_TRIES),
      deriveKey,
      expiresAt: new Date(now.getTime() + PUZZLE_SECONDS * 1_000),
      data: { event: eventId },
      hmacSignatureSecret: derivedSecret("signup-puzzle"),
    }),
  );

/**
 * Returns the signature of a puzzle of this show that was solved in time, as its ID. Undefined for anything
 * else.
 */
export async function solvedPuzzle(eventId: string, proof: string): Promise<string | undefined> {
  const parsed = Solved.safeParse(jsonOf(proof));
  if (!parsed.success) return undefined;
  const { challenge, solution } = parsed.data;
  const { data } = challenge.parameters as { data?: { event?: unknown } };
  if (data?.event !== eventId) return undefined;
  const checked = verifySolution({
    challenge: challenge as never,
    solution: solution as never,
    deriveKey,
    hmacSignatureSecret: derivedSecret("signup-puzzle"),
  });
  // It throws for parameters that weren't signed.
  const { verified } = await checked.catch(() => ({ verified: false }));
  return verified ? challenge.signature : undefined;
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
