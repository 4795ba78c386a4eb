import { cpus } from "node:os";
import { join } from "node:path";
import { writeFileAtomically } from "@/stack/files";
import { projectRoot } from "@/stack/paths";
import { type Figure, markdownTable, printTable, skipped } from "@/test/rig/figures";
import { OwnStack } from "@/test/rig/own-stack";
import { quiet, type Row } from "./row";
import { apiRows } from "./rows/api";
import { captionRows } from "./rows/captions";
import { deckRows } from "./rows/decks";
import { idleRows } from "./rows/idle";
import { mcpRows } from "./rows/mcp";
import { registrationRows } from "./rows/registrations";
import { roomRows } from "./rows/room";
import { soakRows } from "./rows/soak";
import { studioRows } from "./rows/studio";
import { tableRows } from "./rows/tables";
import { typingRows } from "./rows/typing";
import { webhookRows } from "./rows/webhooks";

const rows: Row[] = [
  ...apiRows,
  ...registrationRows,
  ...webhookRows,
  ...idleRows,
  ...mcpRows,
  ...studioRows,
  ...roomRows,
  ...captionRows,
  ...tableRows,
  ...deckRows,
  ...typingRows,
];

/** Take an hour, so they only run when they're named. */
const long: Row[] = soakRows;

/** Also promised, but they need features that don't exist yet. */
const notYet = ["bulk of 5 records", "live-page streams", "clip render"];

const usage = `usage: npm run load [-- --short] [-- --api] [-- --minutes=N] [-- ROW...]
  Puts the promised load on a stack of its own, over loopback, and prints what it measured beside the promise; the
  same table goes to var/load-report.md. All rows take about twenty-five minutes; only a machine that does nothing else
  tells anything.
  --short   some seconds a row, to see that it works
  --api     only the rows that need no pages, which spares the build
  --minutes=N  how long the room and the soak last; 30 and 60 are promised, 3 are what they take else
  rows: ${rows.map(({ name }) => name).join(", ")}; only if named: ${long.map(({ name }) => name).join(", ")}`;

async function main(args: string[]): Promise<number> {
  const names = args.filter((arg) => !arg.startsWith("--"));
  const known = names.every((name) => [...rows, ...long].some((row) => row.name === name));
  if (args.includes("--help") || !known) {
    console.log(usage);
    return known ? 0 : 2;
  }
  const named = names.length === 0 ? rows : [...rows, ...long].filter(({ name }) => names.includes(name));
  const minutes = Number(args.find((arg) => arg.startsWith("--minutes="))?.split("=")[1] ?? 3);
  const chosen = args.includes("--api") ? named.filter(({ pages }) => !pages) : named;
  const pages = chosen.some((row) => row.pages) ? "1" : "0";
  console.log("Starting a stack.");
  const stack = await OwnStack.start({ SERVE_PAGES: pages }, console.log);
  try {
    const figures = await runRows(chosen, stack, { short: args.includes("--short"), minutes });
    if (names.length === 0) figures.push(...notYet.map((what) => skipped(what, "not yet")));
    printTable(figures);
    report(figures, args);
    return figures.every(({ met }) => met !== false) ? 0 : 1;
  } finally {
    await stack.stop();
  }
}

/** Prints the settings and the machine above the table. */
function report(figures: Figure[], args: string[]): void {
  const where = `${cpus().length} × ${cpus()[0]?.model.trim() ?? "?"}, Node ${process.version}`;
  const head = `\`npm run load${args.map((arg) => ` ${arg}`).join("")}\`, ${new Date().toISOString().slice(0, 16)}Z, ${where}`;
  const file = join(projectRoot, "var", "load-report.md");
  writeFileAtomically(file, `${head}\n\n${markdownTable(figures)}\n`);
  console.log(`\nAs Markdown: ${file}`);
}

interface Length {
  short: boolean;
  minutes: number;
}

async function runRows(chosen: Row[], stack: OwnStack, { short, minutes }: Length): Promise<Figure[]> {
  const times = short ? { seconds: 4, warmUpSeconds: 2 } : { seconds: 60, warmUpSeconds: 10 };
  const figures: Figure[] = [];
  for (const row of chosen) {
    console.log(`== ${row.name}`);
    try {
      await quiet(stack);
      figures.push(...(await row.run({ stack, short, minutes: short ? 0.5 : minutes, ...times })));
    } catch (error) {
      const value = error instanceof Error ? error.message : String(error);
      figures.push({ what: `${row.name}: ran to its end`, value, target: "yes", met: false });
    }
  }
  return figures;
}

process.exitCode = await main(process.argv.slice(2));
process.exit();
