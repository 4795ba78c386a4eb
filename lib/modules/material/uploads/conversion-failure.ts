/** What is the matter, and what to do about it, by code. */
type Failures<Code extends string> = Readonly<Record<Code, readonly [string, string]>>;

/** A failure as it is told; null where there is none. */
export function presentFailure<Code extends string>(
  failures: Failures<Code>,
  code: string | null,
): { code: Code; message: string; mend: string } | null {
  if (code === null) return null;
  const [message, mend] = failures[code as Code];
  return { code: code as Code, message, mend };
}

/** A job's error says of what kind it is, before the code; anything else is `otherwise`. */
export function failureIn<Code extends string>(
  failures: Failures<Code>,
  error: string,
  otherwise: NoInfer<Code>,
): Code {
  const code = error.slice(error.lastIndexOf(" ") + 1);
  return code in failures ? (code as Code) : otherwise;
}
