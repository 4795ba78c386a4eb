import { type Figure, printTable } from "@/test/rig/figures";
import { OwnStack } from "@/test/rig/own-stack";
import type { Row } from "./row";
import { clockJumps, clockOff } from "./rows/clock";
import { diskFull } from "./rows/disk";
import { engineAway, engineKilled } from "./rows/engine";
import { formerProcess } from "./rows/former";
import { connectionsUsedUp, databaseFrozen } from "./rows/frozen";
import { interrupted } from "./rows/interrupted";
import { appKilled, databaseKilled } from "./rows/killed";
import { mailAccepted } from "./rows/mail";
import { mediaKilled } from "./rows/media";
import { midShow } from "./rows/mid-show";
import { slowReceivers } from "./rows/receivers";
import { restored } from "./rows/restored";
import { roomServerFrozen, roomServerKilled } from "./rows/room-server";
import { s3Away, storageAway } from "./rows/storage";
import { twoProcesses } from "./rows/two-processes";

const rows: Row[] = [
  appKilled,
  databaseKilled,
  databaseFrozen,
  connectionsUsedUp,
  engineKilled,
  engineAway,
  mediaKilled,
  slowReceivers,
  twoProcesses,
  interrupted,
  mailAccepted,
  clockJumps,
  clockOff,
  roomServerFrozen,
  roomServerKilled,
  midShow,
  diskFull,
  storageAway,
  s3Away,
  formerProcess,
  restored,
];

const usage = `usage: npm run faults [-- --short] [-- ROW...]
  Breaks a stack of its own in a temporary folder and says whether it kept what was promised.
  --short   the quick form, under two minutes
  rows: ${rows.map(({ name }) => name).join(", ")}`;

async function main(args: string[]): Promise<number> {
  const short = args.includes("--short");
  const names = args.filter((arg) => !arg.startsWith("--"));
  const known = names.every((name) => rows.some((row) => row.name === name));
  if (args.includes("--help") || !known) {
    console.log(usage);
    return known ? 0 : 2;
  }
  const chosen = rows.filter(({ name, quick }) =>
    names.length > 0 ? names.includes(name) : quick || !short,
  );
  const log = (line: string) => console.log(line);
  log("Starting a stack.");
  // Faults concern the API and the jobs; pages would only cost a build and memory.
  const stack = await OwnStack.start({ SERVE_PAGES: "0" }, log);
  try {
    const figures = await runRows(chosen, stack, short);
    printTable(figures);
    return figures.every(({ met }) => met !== false) ? 0 : 1;
  } finally {
    await stack.stop();
  }
}

async function runRows(chosen: Row[], stack: OwnStack, short: boolean): Promise<Figure[]> {
  const figures: Figure[] = [];
  for (const row of chosen) {
    const started = performance.now();
    console.log(`== ${row.name}`);
    try {
      figures.push(...(await row.run({ stack, short, log: (line) => console.log(`  ${line}`) })));
    } catch (error) {
      const value = error instanceof Error ? error.message : String(error);
      figures.push({ what: `${row.name}: ran to its end`, value, target: "yes", met: false });
    }
    console.log(`   ${((performance.now() - started) / 1_000).toFixed(1)} s`);
  }
  return figures;
}

process.exitCode = await main(process.argv.slice(2));
process.exit();
