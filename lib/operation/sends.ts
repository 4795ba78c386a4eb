/**
 * When a call sends email to people: always, or if a field of its body has one of the values. Such a call
 * needs `send: true`, unless `flag` is false, and a key with `communications:send`. Automatic emails, such as
 * the confirmation of a registration, aren't declared here.
 */
export interface Sends {
  when: "always" | Readonly<Record<string, readonly (string | boolean)[]>>;
  /** False for bodies that were defined before the flag. */
  flag?: false;
}

/** Whether a call with this input sends email to people. */
export function willSend({ sends }: { sends?: Sends | undefined }, input: Record<string, unknown>): boolean {
  if (!sends) return false;
  if (sends.when === "always") return true;
  return Object.entries(sends.when).some(([field, values]) => values.includes(input[field] as string));
}
