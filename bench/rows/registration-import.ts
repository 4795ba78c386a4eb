import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { besidePeer, must } from "../contestants";
import { median } from "../measure";
import type { Bench, Child, Figure, Row } from "../types";
import { productSettings } from "../world";

const memoryOf = (pid: number, name: string): number =>
  Number(new RegExp(`^${name}:\\s+(\\d+)`, "m").exec(readFileSync(`/proc/${pid}/status`, "utf8"))?.[1]) /
  1024;

async function ask(
  child: Child,
  path: string,
): Promise<{ seconds: number; eventId?: string; memoryMb: number }> {
  // Resets the peak memory.
  writeFileSync(`/proc/${child.pid}/clear_refs`, "5");
  const before = memoryOf(child.pid, "VmRSS");
  const answer = await fetch(`http://127.0.0.1:${child.port}${path}`);
  const text = await answer.text();
  must(answer.ok, text);
  const memoryMb = memoryOf(child.pid, "VmHWM") - before;
  return { ...(JSON.parse(text) as { seconds: number }), memoryMb };
}

async function measure(bench: Bench, folder: string): Promise<Figure[]> {
  const rows = bench.short ? 10_000 : 100_000;
  const databaseUrl = await bench.database();
  const settings = { ...productSettings(databaseUrl), UPLOAD_DIR: folder, LOG_LEVEL: "warn" };
  const product = await bench.child("bench/import.ts", settings);
  const peer = await bench.child("bench/peers/copy-upsert.ts", { DATABASE_URL: databaseUrl });
  const [own, copied]: [number[], number[]] = [[], []];
  for (let round = 0; round <= bench.rounds; round += 1) {
    const mine = rows / (await ask(product, `/write?rows=${rows}`)).seconds;
    const theirs = rows / (await ask(peer, `/?rows=${rows}`)).seconds;
    bench.say(`  showrunner: ${Math.round(mine)} rows/s, COPY and upsert: ${Math.round(theirs)} rows/s`);
    // The first round warms up.
    if (round === 0) continue;
    own.push(mine);
    copied.push(theirs);
  }
  const job = await ask(product, `/job?rows=${rows}`);
  const lists = [];
  for (const format of ["csv", "xlsx"])
    lists.push({ format, ...(await ask(product, `/export?event=${job.eventId}&format=${format}`)) });
  return [
    besidePeer({
      name: `registration import, writing ${rows} parsed rows`,
      value: median(own),
      unit: "rows/s",
      peer: { name: "COPY and upsert", value: median(copied) },
      goal: { atLeast: 0.7 },
      note: "with consent, suppression, what became of each row, and a transaction for every batch",
    }),
    {
      name: "the whole job, with its rests and its report",
      value: job.seconds,
      unit: "s",
      goal: { atMost: 60 },
    },
    {
      name: "the whole job, memory",
      value: job.memoryMb,
      unit: "MB more at its peak",
      goal: { atMost: 150 },
    },
    ...lists.flatMap(({ format, seconds, memoryMb }): Figure[] => [
      { name: `export of all of them as ${format}`, value: seconds, unit: "s", goal: { atMost: 5 } },
      {
        name: `export as ${format}, memory`,
        value: memoryMb,
        unit: "MB more at its peak",
        goal: { atMost: 50 },
      },
    ]),
  ];
}

async function run(bench: Bench): Promise<Figure[]> {
  const folder = mkdtempSync(join(tmpdir(), "showrunner-bench-import-"));
  try {
    return await measure(bench, folder);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

export const registrationImportRow: Row = {
  id: "registration-import",
  also: ["19"],
  title: "a table of people, in and out",
  run,
};
