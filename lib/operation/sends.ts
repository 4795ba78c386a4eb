/**
 * When a call sends mail to people: always, or when a field of its body has one of the values. Then it has to say
 * `send: true` as well, unless `flag` is false, and its key has to hold `communications:send`. What goes out by itself,
 * such as the confirmation of a sign-up, is not declared here.
 */
export interface Sends {
  when: "always" | Readonly<Record<string, readonly (string | boolean)[]>>;
  /** False for bodies that are older than the flag. */
  flag?: false;
}

/** Whether a call with this input sends mail to people. */
export function willSend({ sends }: { sends?: Sends | undefined }, input: Record<string, unknown>): boolean {
  if (!sends) return false;
  if (sends.when === "always") return true;
  return Object.entries(sends.when).some(([field, values]) => values.includes(input[field] as string));
}
