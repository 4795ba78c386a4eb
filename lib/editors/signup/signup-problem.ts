import type { SignupContent } from "@/lib/modules/pages/signup-pages/content-schema";

const MOST_LINES = 12;
const MOST_LETTERS = 200;

/** Returns why the content can't be saved yet; null if it can. Inputs of one line already limit their own length. */
export function signupProblem({ learn, description }: SignupContent): string | null {
  if (learn.length > MOST_LINES) return `No more than ${MOST_LINES} things to learn.`;
  if (learn.some((line) => line.length > MOST_LETTERS)) return "A thing to learn is too long.";
  return description.length > 20_000 ? "The description is too long." : null;
}
