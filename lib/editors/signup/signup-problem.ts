import type { SignupContent } from "@/lib/modules/pages/signup-pages/content-schema";

const MAX_LINES = 12;
const MAX_LETTERS = 200;

/** Returns why the content can't be saved yet; null if it can. Inputs of one line already limit their own length. */
export function signupProblem({ learn, description }: SignupContent): string | null {
  if (learn.length > MAX_LINES) return `No more than ${MAX_LINES} things to learn.`;
  if (learn.some((line) => line.length > MAX_LETTERS)) return "A thing to learn is too long.";
  return description.length > 20_000 ? "The description is too long." : null;
}
