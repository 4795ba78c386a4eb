import { createReadStream, createWriteStream } from "node:fs";
import { join } from "node:path";
import { pipeline } from "node:stream/promises";
import { createGunzip, createGzip } from "node:zlib";
import type pg from "pg";
import { from as copyFrom, to as copyTo } from "pg-copy-streams";

/** A table with its columns, as stored in one file of a backup. */
export interface TableCopy {
  table: string;
  columns: string[];
  rows: number;
}

const TABLES = `
SELECT c.relname AS table, array_agg(a.attname::text ORDER BY a.attnum) AS columns
FROM pg_class c JOIN pg_namespace n ON n.oid = c.relnamespace AND n.nspname = 'public'
  JOIN pg_attribute a ON a.attrelid = c.oid AND a.attnum > 0 AND NOT a.attisdropped AND a.attgenerated = ''
WHERE c.relkind IN ('r', 'p') AND NOT c.relispartition AND c.relname <> '_prisma_migrations'
GROUP BY c.relname ORDER BY c.relname`;

const SEQUENCES = `
SELECT quote_ident(relname) AS table, quote_ident(attname) AS column,
  pg_get_serial_sequence(quote_ident(relname), attname) AS sequence
FROM pg_class c JOIN pg_attribute a ON a.attrelid = c.oid AND a.attnum > 0 AND NOT a.attisdropped
WHERE c.relnamespace = 'public'::regnamespace AND c.relkind IN ('r', 'p')
  AND pg_get_serial_sequence(quote_ident(relname), attname) IS NOT NULL`;

const fileOf = (folder: string, table: string): string => join(folder, `${table}.copy.gz`);
const quoted = (client: pg.ClientBase, names: string[]): string =>
  names.map((name) => client.escapeIdentifier(name)).join(", ");

/** Writes a consistent snapshot of all tables while other sessions keep writing. */
export async function copyOut(client: pg.Client, folder: string): Promise<TableCopy[]> {
  await client.query("BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY");
  const { rows: tables } = await client.query<{ table: string; columns: string[] }>(TABLES);
  const copies: TableCopy[] = [];
  for (const { table, columns } of tables) {
    const select = `SELECT ${quoted(client, columns)} FROM ${client.escapeIdentifier(table)}`;
    const stream = client.query(copyTo(`COPY (${select}) TO STDOUT`));
    await pipeline(stream, createGzip(), createWriteStream(fileOf(folder, table), { mode: 0o600 }));
    copies.push({ table, columns, rows: stream.rowCount });
  }
  await client.query("COMMIT");
  return copies;
}

/** The first table that has rows; null if the database is empty. */
export async function filledTable(client: pg.Client): Promise<string | null> {
  const { rows: tables } = await client.query<{ table: string }>(TABLES);
  for (const { table } of tables) {
    const { rowCount } = await client.query(`SELECT 1 FROM ${client.escapeIdentifier(table)} LIMIT 1`);
    if (rowCount !== 0) return table;
  }
  return null;
}

/**
 * Fills empty tables, all or none. Triggers and foreign keys are disabled: their effects are already in the
 * copies.
 * @throws if a table isn't empty, or a copy has a different number of rows than recorded
 */
export async function copyIn(client: pg.Client, folder: string, copies: TableCopy[]): Promise<void> {
  await client.query("BEGIN");
  await client.query("SET LOCAL session_replication_role = replica");
  for (const { table, columns, rows } of copies) {
    const name = client.escapeIdentifier(table);
    const { rowCount } = await client.query(`SELECT 1 FROM ${name} LIMIT 1`);
    if (rowCount !== 0) throw new Error(`The table ${table} is not empty. Restore into a fresh stack.`);
    const stream = client.query(copyFrom(`COPY ${name} (${quoted(client, columns)}) FROM STDIN`));
    await pipeline(createReadStream(fileOf(folder, table)), createGunzip(), stream);
    if (stream.rowCount !== rows)
      throw new Error(`The copy of ${table} has ${stream.rowCount} rows instead of ${rows}.`);
  }
  await continueSequences(client);
  await client.query("COMMIT");
}

/** Copied rows have their numbers already: the next ones come after them. */
async function continueSequences(client: pg.Client): Promise<void> {
  const { rows } = await client.query<{ table: string; column: string; sequence: string }>(SEQUENCES);
  for (const { table, column, sequence } of rows)
    await client.query(
      `SELECT setval($1, coalesce(max(${column}), 1), max(${column}) IS NOT NULL) FROM ${table}`,
      [sequence],
    );
}
