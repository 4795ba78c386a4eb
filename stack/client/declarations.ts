import { docComment, fieldTexts, isPlainObject, type Schema, typeText } from "./type-text";

/** Below this, two separate types are clearer than one that picks from the other. */
const SHARED_FIELDS = 6;
const MAX_PICK_CHARACTERS = 70;

type Fields = ReadonlyMap<string, string>;

/**
 * Writes the named types of one file without repeating earlier ones: a type with the same fields becomes an
 * alias, and one that shares many fields picks them.
 */
export class Declarations {
  readonly #earlier: { name: string; fields: Fields }[] = [];

  /** An interface if possible: editors show its name. */
  declare(name: string, schema: Schema, words: string[] = []): string {
    const comment = docComment(schema.description ? [schema.description] : words);
    if (!isPlainObject(schema)) return comment + standAlone(name, typeText(schema));
    const fields = fieldTexts(schema, "  ");
    const base = this.#closest(fields);
    this.#earlier.push({ name, fields });
    if (!base) return `${comment}export interface ${name} {\n${[...fields.values()].join("")}}\n`;
    const shared = sharedOf(base.fields, fields);
    const whole = shared.length === base.fields.size;
    if (whole && shared.length === fields.size) return `${comment}export type ${name} = ${base.name};\n`;
    const own = [...fields].filter(([field]) => !shared.includes(field)).map(([, text]) => text);
    const parent = whole ? base.name : picked(base.name, shared);
    return `${comment}export interface ${name} extends ${parent} {\n${own.join("")}}\n`;
  }

  #closest(fields: Fields): { name: string; fields: Fields } | undefined {
    const count = (type: { fields: Fields }): number => sharedOf(type.fields, fields).length;
    const [best] = [...this.#earlier].sort((a, b) => count(b) - count(a));
    return best && count(best) >= SHARED_FIELDS ? best : undefined;
  }
}

const standAlone = (name: string, text: string): string =>
  text.startsWith("{") && text.lastIndexOf("\n}") === text.length - 2
    ? `export interface ${name} ${text}\n`
    : `export type ${name} = ${text};\n`;

function picked(name: string, fields: string[]): string {
  const literals = fields.map((field) => JSON.stringify(field));
  const short = `Pick<${name}, ${literals.join(" | ")}>`;
  if (short.length <= MAX_PICK_CHARACTERS) return short;
  return `Pick<\n  ${name},\n${literals.map((literal) => `  | ${literal}\n`).join("")}>`;
}

/** Names of the fields that both have, with the same comment and type. */
const sharedOf = (one: Fields, other: Fields): string[] =>
  [...other].filter(([name, text]) => one.get(name) === text).map(([name]) => name);
