import { invalid } from "@/lib/operation/problem";
import { COPY_VARIABLES, unknownVariables } from "./variables";

/** Refuses a variable that does not exist, when the text is saved: at sending nobody would be there to mend it. */
export function checkCopy(copy: Record<string, string>): void {
  const wrong = Object.entries(copy).flatMap(([field, text]) =>
    unknownVariables(text)
      .slice(0, 1)
      .map((name) => ({ field, name })),
  );
  const [first] = wrong;
  if (!first) return;
  const known = Object.keys(COPY_VARIABLES).map((name) => `{{${name}}}`);
  throw invalid(
    Object.fromEntries(wrong.map(({ field }) => [field, "not_allowed"])),
    `There is no variable {{${first.name.slice(0, 60)}}}; there are ${known.join(", ")}.`,
    Object.fromEntries(wrong.map(({ field }) => [field, { allowed: known }])),
  );
}
