import { rows } from "./rows";
import { makeBench } from "./stack";
import { isMet, tableOf } from "./table";
import type { Figure, Row } from "./types";

const usage = `usage: npm run bench -- [--short] [row...]
Measures the rows against their peers, in turn on one machine, and prints a table. --short: one second a leg, to see
that it works. Rows: ${rows.map(({ id }) => id).join(", ")}.`;

async function main(args: string[]): Promise<void> {
  const names = args.filter((arg) => !arg.startsWith("-"));
  const chosen = names.length === 0 ? rows : rows.filter((row) => names.some((name) => isNamed(row, name)));
  const unknown = names.filter((name) => !rows.some((row) => isNamed(row, name)));
  if (args.includes("--help") || unknown.length > 0) {
    if (unknown.length > 0) console.error(`There is no row ${unknown.join(", ")}.`);
    console.error(usage);
    process.exitCode = unknown.length > 0 ? 2 : 0;
    return;
  }
  const { bench, endRow, stop } = await makeBench(args.includes("--short"));
  const done: { row: Row; figures: Figure[] }[] = [];
  try {
    for (const row of chosen) {
      bench.say(`${row.id}: ${row.title}`);
      try {
        done.push({ row, figures: await row.run(bench) });
      } catch (error) {
        // The other rows don't depend on this one.
        console.error(`${row.id} could not be measured:`, error);
        process.exitCode = 1;
      } finally {
        await endRow();
      }
    }
  } finally {
    await stop();
    if (done.length > 0) console.log(tableOf(done));
  }
  const unmet = done.flatMap(({ figures }) => figures).filter((figure) => isMet(figure) === false);
  if (unmet.length > 0) console.log(`\n${unmet.length} not met.`);
}

const isNamed = (row: Row, name: string): boolean => row.id === name || row.also.includes(name);

await main(process.argv.slice(2));
