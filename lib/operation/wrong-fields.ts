import type { FieldCode } from "./errors";

/**
 * Maximum number of invalid fields that a response names. Their names are limited too, since many come from
 * the caller.
 */
const MAX_NAMED = 20;
const MAX_NAME_BYTES = 2 * 1024;
const MAX_NAME_CHARS = 200;

/** Stands for the fields that are not named. Its value is their number, as "180 more". */
export const MORE_FIELDS = "…";

/**
 * Collects the invalid fields of a request. Beyond the first ones it only counts, so that a flood of them
 * costs little.
 */
export class WrongFields<Code extends string = FieldCode> {
  readonly #named = new Map<string, Code>();
  #nameBytes = 0;
  #more = 0;

  get any(): boolean {
    return this.#named.size > 0;
  }

  /** Only the first error of a field is reported. */
  add(field: string, code: Code): void {
    const name = field.slice(0, MAX_NAME_CHARS).toWellFormed();
    if (this.#named.has(name)) return;
    const bytes = Buffer.byteLength(JSON.stringify(name));
    const full = this.#named.size >= MAX_NAMED || this.#nameBytes + bytes > MAX_NAME_BYTES;
    if (full && this.#named.size > 0) {
      this.#more += 1;
      return;
    }
    this.#named.set(name, code);
    this.#nameBytes += bytes;
  }

  toFields(): Record<string, string> {
    const fields = Object.fromEntries(this.#named);
    return this.#more === 0 ? fields : { ...fields, [MORE_FIELDS]: `${this.#more} more` };
  }
}

/**
 * Returns the first fields and the number of the others. A few are returned unchanged; fields that were
 * already shortened are counted.
 */
export function fewFields(fields: Record<string, string>): Record<string, string> {
  const few = new WrongFields<string>();
  for (const [field, value] of Object.entries(fields)) if (field !== MORE_FIELDS) few.add(field, value);
  const shortened = few.toFields();
  return MORE_FIELDS in shortened ? shortened : fields;
}
