import type { Write } from "./db-unit";

interface Shape {
  keys: string[];
  text: string;
}

const shapes = new Map<string, Shape>();

const snake = (name: string): string => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

/** The statement for rows of this table with these fields, made once. */
function shapeOf(table: string, row: object): Shape {
  const known = shapes.get(table);
  if (known) return known;
  const keys = Object.keys(row);
  const places = keys.map((_, place) => `$${place + 1}`);
  const text = `INSERT INTO ${table} (${keys.map(snake).join(", ")}) VALUES (${places.join(", ")})`;
  const made = { keys, text };
  shapes.set(table, made);
  return made;
}

/** Objects and lists are what JSON columns hold. */
const storedAs = (value: unknown): unknown =>
  typeof value === "object" && value !== null && !(value instanceof Date) ? JSON.stringify(value) : value;

/**
 * The insert of one whole row: every column of the table under its name in the model, so that what was written is known
 * without reading it back.
 */
export function insertOf(table: string, row: object, refusals: NonNullable<Write["refusals"]> = {}): Write {
  const { keys, text } = shapeOf(table, row);
  const fields = row as Record<string, unknown>;
  return { name: `insert_${table}`, text, values: keys.map((key) => storedAs(fields[key])), refusals };
}
