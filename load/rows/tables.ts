import { setTimeout as sleep } from "node:timers/promises";
import { ask } from "@/test/rig/ask";
import { atMost, exactly, type Figure, noneOf } from "@/test/rig/figures";
import { liveShow } from "@/test/rig/registrations";
import { drive } from "../generator";
import { growthDuring } from "../memory";
import type { Row, Site } from "../row";

const PEOPLE = 100_000;
const WRITES_PER_SECOND = 20;
const JOB_SECONDS = 60;

/** A table of people in which every hundredth has an invalid email address. */
function tableOf(people: number): Buffer {
  const lines = Array.from({ length: people }, (_, n) => {
    const email = n % 100 === 99 ? `person${n}` : `person${n}@example.com`;
    return `Person ${n},${email},Europe/Berlin`;
  });
  return Buffer.from(`Name,Email,Time zone\n${lines.join("\n")}\n`);
}

interface Imported {
  seconds: number;
  counts: { created: number; invalid: number };
}

async function importTable({ stack }: Site, slug: string, table: Buffer): Promise<Imported> {
  const address = `${stack.url}/v1/events/${slug}/registrations/imports`;
  const key = stack.up.live_key;
  const started = performance.now();
  const sent = await fetch(`${address}?source_type=opt_in_list&source_detail=load`, {
    method: "POST",
    headers: {
      authorization: `Bearer ${key}`,
      "content-type": "text/csv",
      "idempotency-key": crypto.randomUUID(),
    },
    body: new Uint8Array(table),
  });
  if (sent.status !== 202) throw new Error(`The table was not taken: ${sent.status} ${await sent.text()}`);
  const { data } = (await sent.json()) as { data: { job_id: string } };
  for (;;) {
    const { json } = await ask("GET", `${address}/${data.job_id}`, { key });
    const { state, counts, error } = json.data;
    if (state === "failed") throw new Error(`The import failed: ${error}`);
    if (state === "succeeded") return { seconds: (performance.now() - started) / 1_000, counts };
    if (performance.now() - started > 5 * JOB_SECONDS * 1_000) throw new Error("The import does not end.");
    await sleep(250);
  }
}

/** Downloads the list as a file, to its last byte. */
async function fetchList({ stack }: Site, slug: string): Promise<{ seconds: number; lines: number }> {
  const started = performance.now();
  const made = await ask("POST", `${stack.url}/v1/events/${slug}/registrations/export`, {
    key: stack.up.live_key,
    body: { format: "csv" },
  });
  const file = await fetch(made.json.data.url);
  let lines = 0;
  for await (const chunk of file.body ?? [])
    for (const byte of chunk as Uint8Array) if (byte === 10) lines += 1;
  return { seconds: (performance.now() - started) / 1_000, lines };
}

/** A table of 100,000 people is imported while others register one by one, and then exported. */
const tables: Row = {
  name: "tables",
  run: async (site): Promise<Figure[]> => {
    const { stack, short } = site;
    const people = short ? 2_000 : PEOPLE;
    const slug = await liveShow(stack);
    const other = await liveShow(stack);
    const call = (index: number) =>
      ask("POST", `${stack.url}/v1/events/${other}/registrations`, {
        key: stack.up.live_key,
        body: { name: "Beside", email: `beside${index}.${crypto.randomUUID()}@example.com` },
      });
    const pace = { perSecond: WRITES_PER_SECOND, call };
    const alone = await drive({ ...pace, seconds: short ? 4 : 20, warmUpSeconds: short ? 2 : 10 });
    const work = growthDuring(stack.pid("media"), importTable(site, slug, tableOf(people)));
    const beside = await drive({ ...pace, seconds: short ? 4 : 20, warmUpSeconds: 0 });
    const { result: imported, mib } = await work;
    const list = await growthDuring(stack.pid("app"), fetchList(site, slug));
    const invalid = people / 100;
    return [
      atMost(`import of ${people}: from the call to its end`, imported.seconds, JOB_SECONDS, "s"),
      atMost(`import of ${people}: additional memory of the worker`, mib, 150, "MiB"),
      exactly("import: people created", imported.counts.created, people - invalid),
      exactly("import: rows told as invalid", imported.counts.invalid, invalid),
      atMost("single writes beside it: p95 ÷ p95 without it", beside.p95 / alone.p95, 2, "×"),
      noneOf(`single writes beside it: responses other than 201 (of ${beside.count})`, beside.besides(201)),
      atMost(`export of ${people}: to the last byte`, list.result.seconds, 5, "s"),
      atMost(`export of ${people}: additional memory of the app`, list.mib, 50, "MiB"),
      exactly("export: lines of the file", list.result.lines, people - invalid + 1),
    ];
  },
};

export const tableRows: Row[] = [tables];
