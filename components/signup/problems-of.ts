import { fill } from "@/lib/signup/words/fill";
import type { SignupWords } from "@/lib/signup/words/signup-words";

/** The longest a field can be, in characters. */
export const LONGEST = { name: 120, email: 254 } as const;

/** What is wrong, in words, by field; `form` for everything else. Codes come from the API. */
export function problemsOf(
  code: string,
  fields: Record<string, string>,
  { errors }: Pick<SignupWords, "errors">,
): Record<string, string> {
  const problems: Record<string, string> = {};
  for (const name of ["name", "email"] as const) {
    const field = fields[name];
    if (field)
      problems[name] = field === "too_long" ? fill(errors.too_long, { max: LONGEST[name] }) : errors[name];
  }
  if (Object.keys(problems).length > 0) return problems;
  if (code === "rate_limited" || code === "offline") return { form: errors[code] };
  if (code === "version_conflict" || code === "client_inactive" || code === "not_found" || code === "gone") {
    return { form: errors.closed };
  }
  return { form: errors.other };
}
