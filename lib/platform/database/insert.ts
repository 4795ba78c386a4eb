import {
  type Client,
  type Event,
  type Plan,
  Prisma,
  type StudioCommand,
} from "@/lib/generated/prisma/client";
import type { Write } from "./db-unit";

/** Rows inserted with handwritten SQL, for benchmarked paths. All others go through Prisma. */
interface Rows {
  client: Client;
  event: Event;
  plan: Plan;
  studio_command: StudioCommand;
}

export type InsertTable = keyof Rows;

/** Their columns, under their names in the model. */
const FIELDS: { [Table in InsertTable]: readonly (keyof Rows[Table])[] } = {
  client: Object.values(Prisma.ClientScalarFieldEnum),
  event: Object.values(Prisma.EventScalarFieldEnum),
  plan: Object.values(Prisma.PlanScalarFieldEnum),
  studio_command: Object.values(Prisma.StudioCommandScalarFieldEnum),
};

/** Array columns. Other lists are stored as JSON. */
const ARRAYS: { [Table in InsertTable]?: readonly (keyof Rows[Table])[] } = {
  event: ["approvalDomains"],
  studio_command: ["changed"],
};

const arraysAmong = <Table extends InsertTable>(table: Table): readonly (keyof Rows[Table])[] =>
  ARRAYS[table] ?? [];

export const arraysOf = (table: InsertTable): string[] => arraysAmong(table).map(snake);

export const INSERT_TABLES = Object.keys(FIELDS) as InsertTable[];

const snake = (name: string): string => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

export const columnsOf = (table: InsertTable): string[] => FIELDS[table].map(snake);

const texts = new Map<InsertTable, string>();

/** Returns the statement for whole rows of this table, built once. */
function textOf(table: InsertTable): string {
  let text = texts.get(table);
  if (!text) {
    const columns = columnsOf(table);
    const places = columns.map((_, place) => `$${place + 1}`);
    text = `INSERT INTO ${table} (${columns.join(", ")}) VALUES (${places.join(", ")})`;
    texts.set(table, text);
  }
  return text;
}

/** Objects and lists are stored in JSON columns. */
const storedAs = (value: unknown): unknown =>
  typeof value === "object" && value !== null && !(value instanceof Date) ? JSON.stringify(value) : value;

/**
 * Returns the insert of one whole row: every column of the table under its name in the model, so that the row
 * is known without reading it back. Types allow more fields than a table has, so rows with any other shape
 * are refused here.
 */
export function insertOf<Table extends InsertTable>(
  table: Table,
  row: Rows[Table],
  refusals: NonNullable<Write["refusals"]> = {},
): Write {
  const fields = FIELDS[table];
  const arrays = arraysAmong(table);
  const values = fields.map((name) => {
    if (!(name in row)) refuse(table, row);
    return arrays.includes(name) ? row[name] : storedAs(row[name]);
  });
  if (Object.keys(row).length !== fields.length) refuse(table, row);
  return { name: `insert_${table}`, text: textOf(table), values, refusals };
}

function refuse(table: InsertTable, row: object): never {
  const [wanted, given] = [new Set<string>(FIELDS[table]), new Set(Object.keys(row))];
  const missing = [...wanted].filter((name) => !given.has(name));
  const foreign = [...given].filter((name) => !wanted.has(name));
  throw new Error(
    `Not a whole row of ${table}: without [${missing.join(", ")}], beside its columns [${foreign.join(", ")}].`,
  );
}
