import { findEvent } from "@/lib/modules/show-basics/show-facts";
import type { Ctx } from "@/lib/operation/ctx";
import { invalid } from "@/lib/operation/problem";
import { env } from "@/lib/platform/runtime/env";
import { consumeWindow } from "@/lib/platform/runtime/window-limit";
import { normalEmail } from "@/lib/platform/text/normal-email";
import { readSignupToken } from "../signup-link/signup-link";
import { PUZZLE_SECONDS, solvedPuzzle } from "./signup-puzzle";

interface SigningUp {
  slug: string;
  email: string;
  proof?: string | undefined;
}

/**
 * Lets a limited number of signups per minute and show through without proof. Further ones must prove work,
 * or that they receive email at their address. Whether the address is known makes no difference.
 */
export async function requireProof(ctx: Ctx, { slug, email, proof }: SigningUp): Promise<void> {
  const event = await findEvent(ctx, slug);
  if (proof !== undefined) {
    const isGood = proof.startsWith("{")
      ? await isSolved(event.id, proof)
      : isLinked(event.id, { email, proof }, ctx.realNow);
    if (!isGood)
      throw invalid({ proof: "invalid" }, "This proof is wrong, expired or already used. Get another one.");
    return;
  }
  const most = env().SIGNUPS_WITHOUT_PROOF_PER_MINUTE;
  if (consumeWindow(`signup:event:${event.id}`, most, 60) === 0) return;
  throw invalid(
    { proof: "required" },
    "Many people are signing up right now. Solve a puzzle first, or sign up by email.",
  );
}

async function isSolved(eventId: string, proof: string): Promise<boolean> {
  const puzzle = await solvedPuzzle(eventId, proof);
  return puzzle !== undefined && consumeWindow(`signup:puzzle:${puzzle}`, 1, PUZZLE_SECONDS) === 0;
}

/** Opening it twice is a second click, for the same registration. */
function isLinked(eventId: string, { email, proof }: { email: string; proof: string }, now: Date): boolean {
  const person = readSignupToken(eventId, proof, now);
  return person !== undefined && normalEmail(person.email) === normalEmail(email);
}
