/**
 * Internals of `pg` that we rely on. Seen in pg 8.16 to 8.23 with pg-protocol 1.10 to 1.16:
 *
 * - `Result` with `_parsers` and `_prebuiltEmptyResultObject`: how the columns of a statement are read;
 * - `utils.prepareValue`: a value as it is sent;
 * - of a connection: its `stream`, and `parsedStatements` and `submittedNamedStatements`, which record what
 * the server has prepared; the client itself uses `name` and `text` of what is submitted;
 * - of a client: its `connection`, and `unref()`.
 *
 * `pg-inside.test.ts` checks each of them against the installed version.
 */
import type { Duplex } from "node:stream";
import pg from "pg";

/** A result while its rows arrive. */
export interface Collected extends pg.QueryResult {
  _parsers: unknown;
  _prebuiltEmptyResultObject: unknown;
  addFields(fields: pg.FieldDef[]): void;
  parseRow(fields: unknown[]): pg.QueryResultRow;
  addRow(row: pg.QueryResultRow): void;
  addCommandComplete(message: unknown): void;
}

const inside = pg as unknown as {
  utils: { prepareValue(value: unknown): unknown };
  Result: new (rowMode?: "array", types?: pg.CustomTypesConfig) => Collected;
};

export const newResult = (rowMode?: "array", types?: pg.CustomTypesConfig): Collected =>
  new inside.Result(rowMode, types);

/** How the rows of a prepared statement are read. */
export type Columns = Pick<Collected, "fields" | "_parsers" | "_prebuiltEmptyResultObject">;

export const columnsIn = ({ fields, _parsers, _prebuiltEmptyResultObject }: Collected): Columns => ({
  fields,
  _parsers,
  _prebuiltEmptyResultObject,
});

/** Returns the value as it is sent. Throws if it can't be. */
export const valueToSend = (value: unknown): unknown => inside.utils.prepareValue(value);

interface Wire {
  stream: Duplex;
  parsedStatements: Record<string, string>;
  submittedNamedStatements: Record<string, string>;
}

const wireOf = (connection: pg.Connection): Wire => connection as unknown as Wire;

export const isPrepared = (connection: pg.Connection, name: string): boolean => {
  const { parsedStatements, submittedNamedStatements } = wireOf(connection);
  return (parsedStatements[name] ?? submittedNamedStatements[name]) !== undefined;
};

/** Records a statement, so that the client counts it as prepared once the server confirms it. */
export function notePrepared(connection: pg.Connection, name: string, text: string): void {
  wireOf(connection).submittedNamedStatements[name] = text;
}

export function forgetPrepared(connection: pg.Connection, name: string): void {
  delete wireOf(connection).submittedNamedStatements[name];
}

/** Sends raw protocol messages. */
export function sendRaw(connection: pg.Connection, messages: Buffer[]): void {
  const { stream } = wireOf(connection);
  if (stream.writable) stream.write(Buffer.concat(messages));
}

/** Lets the process exit while the client is open. */
export const unref = (client: pg.Client): void => (client as unknown as { unref(): void }).unref();

/** Closes a connection immediately. Its queries fail with this error. */
export function cutConnection(client: pg.ClientBase, error: Error): void {
  (client as unknown as { connection: Wire }).connection.stream.destroy(error);
}
