import { accidentsIn, type Figure, printTable, whatFailed } from "@/test/rig/figures";
import { OwnStack } from "@/test/rig/own-stack";
import { type Row, type Scene, unended } from "./row";
import { clockJumps, clockOff } from "./rows/clock";
import { diskFull } from "./rows/disk";
import { emailAccepted } from "./rows/email";
import { engineAway, engineKilled } from "./rows/engine";
import { connectionsUsedUp, databaseFrozen } from "./rows/frozen";
import { interrupted } from "./rows/interrupted";
import { appKilled, databaseKilled } from "./rows/killed";
import { lostAnswers } from "./rows/lost-answers";
import { mediaKilled } from "./rows/media";
import { midShow } from "./rows/mid-show";
import { previousProcess } from "./rows/previous-release";
import { slowReceivers } from "./rows/receivers";
import { restored } from "./rows/restored";
import { roomServerFrozen, roomServerKilled } from "./rows/room-server";
import { serverCopies } from "./rows/server-copies";
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
  emailAccepted,
  clockJumps,
  clockOff,
  roomServerFrozen,
  roomServerKilled,
  midShow,
  serverCopies,
  diskFull,
  storageAway,
  s3Away,
  previousProcess,
  restored,
  lostAnswers,
];

const usage = `usage: npm run faults [-- --short] [-- ROW...]
  Breaks a stack of its own in a temporary folder and says whether it kept what was promised.
  --short   the quick form, under four minutes; rows that were late, and nothing else, run once more
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
  const results = await onOwnStack(chosen, short);
  const again = accidentsIn(results);
  if (short && again.length > 0) {
    for (const row of again) log(`once more: ${row.name}: ${whatFailed(results.get(row) ?? [])}`);
    for (const [row, figures] of await onOwnStack(again, short)) results.set(row, figures);
  }
  const figures = chosen.flatMap((row) => results.get(row) ?? []);
  printTable(figures);
  return figures.every(({ met }) => met !== false) ? 0 : 1;
}

type Results = Map<Row, Figure[]>;

async function onOwnStack(rows: Row[], short: boolean): Promise<Results> {
  console.log("Starting a stack.");
  // Faults concern the API and jobs; pages would only cost a build and memory.
  const stack = await OwnStack.start({ SERVE_PAGES: "0" }, (line) => console.log(line));
  try {
    const results: Results = new Map();
    const inTurn = async (some: Row[], started = () => {}) => {
      for (const row of some) results.set(row, await figuresOf(row, { stack, short, started }));
      started();
    };
    const isBeside = ({ apart = false }: Row) => short && apart;
    const { promise: started, resolve } = Promise.withResolvers<void>();
    const beside = inTurn(rows.filter(isBeside), resolve);
    await started;
    await inTurn(rows.filter((row) => !isBeside(row)));
    await beside;
    return results;
  } finally {
    await stack.stop();
  }
}

async function figuresOf(row: Row, scene: Omit<Scene, "log">): Promise<Figure[]> {
  const started = performance.now();
  const log = (line: string) => console.log(`  ${row.name}: ${line}`);
  console.log(`== ${row.name}`);
  try {
    return await row.run({ ...scene, log });
  } catch (error) {
    return [unended(row.name, error, { ...scene, log })];
  } finally {
    log(`${((performance.now() - started) / 1_000).toFixed(1)} s`);
  }
}

process.exitCode = await main(process.argv.slice(2));
process.exit();
