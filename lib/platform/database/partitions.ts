import { log } from "../runtime/log";
import { sql, sqlState, transaction } from "./db";

/**
 * Tables partitioned by month. A month's rows are in `<table>_YYYY_MM`, rows without a partition in
 * `<table>_default`.
 */
export const PARTITIONED = ["usage_row", "request_detail", "show_event", "show_event_text"] as const;

const AHEAD = 2;

/** Creates the partitions of this month and the next ones, so that no row ever lands in the default one. */
export async function makePartitionsAhead(now: Date = new Date()): Promise<string[]> {
  const wanted = PARTITIONED.flatMap((table) =>
    Array.from({ length: AHEAD + 1 }, (_, ahead) => partitionOf(table, now, ahead)),
  );
  const missing = await sql<{ name: string }>(
    "partitions_missing",
    "SELECT name FROM unnest($1::text[]) AS name WHERE to_regclass(name) IS NULL",
    [wanted.map(({ name }) => name)],
  );
  const made: string[] = [];
  for (const { name } of missing) {
    const partition = wanted.find((each) => each.name === name);
    if (partition && (await make(partition))) made.push(name);
  }
  return made;
}

interface Partition {
  table: string;
  name: string;
  from: string;
  to: string;
}

function partitionOf(table: string, now: Date, ahead: number): Partition {
  const first = (months: number) =>
    new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + ahead + months, 1)).toISOString();
  const [from, to] = [first(0), first(1)];
  return { table, name: `${table}_${from.slice(0, 7).replace("-", "_")}`, from, to };
}

/** Waits only briefly for its lock: the next round comes soon, and writers must not queue behind it. */
async function make({ table, name, from, to }: Partition): Promise<boolean> {
  try {
    await transaction(async () => {
      await sql("", "SET LOCAL lock_timeout = '1s'");
      await sql("", `CREATE TABLE ${name} PARTITION OF ${table} FOR VALUES FROM ('${from}') TO ('${to}')`);
    });
    return true;
  } catch (error) {
    // Another process was faster.
    if (sqlState(error) === "42P07") return false;
    log().error({ err: error, partition: name }, "a month's partition could not be made");
    return false;
  }
}
