/** What is wrong and how to fix it, by code. */
type Failures<Code extends string> = Readonly<Record<Code, readonly [string, string]>>;

/** Returns a failure with its message and fix. Null if there is none. */
export function presentFailure<Code extends string>(
  failures: Failures<Code>,
  code: string | null,
): { code: Code; message: string; mend: string } | null {
  if (code === null) return null;
  const [message, mend] = failures[code as Code];
  return { code: code as Code, message, mend };
}

/** Returns the failure code at the end of a job's error, or `otherwise` if it has none. */
export function failureIn<Code extends string>(
  failures: Failures<Code>,
  error: string,
  otherwise: NoInfer<Code>,
): Code {
  const code = error.slice(error.lastIndexOf(" ") + 1);
  return code in failures ? (code as Code) : otherwise;
}

/**
 * Whether a deck or video in this state can end with the failure. Its upload may have been completed after it was found
 * expired.
 */
export const canEndWith = (failure: string, state: string): boolean =>
  failure === "upload_expired" ? state === "awaiting_upload" : state === "uploaded" || state === "converting";
