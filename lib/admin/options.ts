import { emailAddress, text } from "@/lib/operation/fields";
import { invalid } from "@/lib/operation/problem";

/** Errors name the command-line option that the operator typed, not the API's field. */
type Options = Record<string, string>;

export function oneOf<Value extends string>(options: Options, name: string, known: readonly Value[]): Value {
  const found = known.find((value) => value === options[name]);
  if (found === undefined)
    throw invalid({ [name]: "not_allowed" }, `--${name} is one of: ${known.join(", ")}.`);
  return found;
}

export function nameOf(options: Options): string {
  const parsed = text(100).safeParse(options.name);
  if (!parsed.success) throw invalid({ name: "invalid" }, "--name has 1 to 100 characters.");
  return parsed.data;
}

export function addressOf(options: Options): string {
  const parsed = emailAddress().safeParse(options.email);
  if (!parsed.success) throw invalid({ email: "email" }, "--email is an address such as ada@example.com.");
  return parsed.data;
}
