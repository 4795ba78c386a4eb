import { setTimeout as sleep } from "node:timers/promises";
import { ANNOUNCER_LINES, TALK } from "@/test/caption-eval/passages";
import { ask } from "@/test/rig/ask";
import { childOf } from "@/test/rig/child-process";
import { atMost, type Figure, noneOf, noted, quantile, skipped } from "@/test/rig/figures";
import { processorMs } from "@/test/rig/process-tree";
import { figuresOf, type Line, written } from "../captions/lines";
import { CaptionedStage, type Sounds, soundsOf } from "../captions/stage";
import { drive, type Measured } from "../generator";
import { peakOf } from "../memory";
import type { Row, Site } from "../row";

const READS_PER_SECOND = 50;
/** Reads start before they count, and before anyone speaks. */
const WARM_UP_SECONDS = 5;
/** No one speaks for longer in one go. */
const LONGEST_SECONDS = 120;
const MAX_TIMES_SLOWER = 2;
/** The last line is transcribed by then, or lost. */
const LAST_LINE_MS = 6_000;
const MAX_MEGABYTES = 900;

/** What the two say in each part, by passage number: at the same time, and never the same. */
const PARTS = [
  [
    [0, 1],
    [2, 3],
  ],
  [
    [2, 3],
    [0, 1],
  ],
  [
    [1, 2],
    [3, 0],
  ],
  [
    [3, 0],
    [1, 2],
  ],
];
const SHORT_PARTS = [[[0], [1]]];

const partsOf = ({ short }: Site): string[][][] =>
  (short ? SHORT_PARTS : PARTS).map((part) => part.map((said) => said.map((at) => TALK[at] ?? "")));

interface Evening {
  site: Site;
  stage: CaptionedStage;
  sounds: Sounds;
  /** The client to read. */
  client: string;
}

/** Measures reads while both speak. */
async function readsDuring({ site, stage, sounds, client }: Evening, part: string[][]): Promise<Measured> {
  const { url, up } = site.stack;
  const over = new AbortController();
  const reads = drive({
    perSecond: READS_PER_SECOND,
    seconds: LONGEST_SECONDS,
    warmUpSeconds: WARM_UP_SECONDS,
    enough: over.signal,
    call: () => ask("GET", `${url}/v1/clients/${client}`, { key: up.live_key }),
  });
  await sleep(WARM_UP_SECONDS * 1_000);
  await stage.speak(part, sounds).finally(() => over.abort());
  return reads;
}

interface Compared {
  alone: Measured[];
  beside: Measured[];
  lines: Line[];
  /** CPU cores used by the recogniser while both speak. */
  cores: number[];
}

/** Alternates parts with and without captions, so that other load on the machine affects both. */
async function compare(evening: Evening): Promise<Compared> {
  const { site, stage } = evening;
  const compared: Compared = { alone: [], beside: [], lines: [], cores: [] };
  for (const part of partsOf(site)) {
    await stage.allow(false);
    compared.alone.push(await readsDuring(evening, part));
    await stage.allow(true);
    const [began, spent] = [Date.now(), processorMs(recognizerOf(site))];
    compared.beside.push(await readsDuring(evening, part));
    compared.cores.push((processorMs(recognizerOf(site)) - spent) / (Date.now() - began));
    await sleep(LAST_LINE_MS);
    compared.lines.push(...(await stage.lines(began, Date.now())));
  }
  return compared;
}

/** The median of the parts, which ignores momentary load from other programs. */
const middle = (values: number[]): number => quantile(values, 0.5);

function ofReads({ alone, beside }: Compared): Figure[] {
  const without = middle(alone.map(({ p95 }) => p95));
  const others = beside.flatMap((reads) => [...reads.besides(200)]);
  const count = beside.reduce((sum, reads) => sum + reads.count, 0);
  return [
    atMost(
      `reads beside captions, ${READS_PER_SECOND}/s: p95 ÷ p95 without them (${without.toFixed(2)} ms)`,
      middle(beside.map(({ p95 }, part) => p95 / (alone[part]?.p95 ?? Number.NaN))),
      MAX_TIMES_SLOWER,
      "×",
    ),
    noneOf(`reads beside captions: responses other than 200 (of ${count})`, new Map(others)),
  ];
}

function recognizerOf({ stack }: Site): number {
  const pid = childOf(stack.pid("app"), "listening-worker");
  if (pid === null) throw new Error("What writes down speech does not run.");
  return pid;
}

async function measure(evening: Evening): Promise<Figure[]> {
  const { site, stage, sounds } = evening;
  const missing = await stage.allow(true);
  if (missing !== null) return [skipped("captions", missing)];
  await stage.warmUp(ANNOUNCER_LINES[0], sounds);
  const compared = await compare(evening);
  const spoken = stage.guests.map(({ person, speaker }, place) => ({
    person,
    sent: speaker.sent,
    texts: partsOf(site).flatMap((part) => part[place] ?? []),
  }));
  return [
    ...ofReads(compared),
    ...figuresOf(written(compared.lines, spoken, stage.heardAt)),
    atMost("captions: memory of the recognizer at its peak", peakOf(recognizerOf(site)), MAX_MEGABYTES, "MB"),
    noted("captions: CPU time of the recognizer", middle(compared.cores), "cores"),
  ];
}

/** Two guests speak at once and are transcribed while reads go on. */
const captions: Row = {
  name: "captions",
  run: async (site) => {
    const { stack } = site;
    const sounds = await soundsOf(stack, [ANNOUNCER_LINES[0], ...TALK]);
    if (typeof sounds === "string") return [skipped("captions", sounds)];
    const body = { name: "Read" };
    const made = await ask("POST", `${stack.url}/v1/clients`, { key: stack.up.live_key, body });
    const stage = await CaptionedStage.open(stack);
    try {
      return await measure({ site, stage, sounds, client: made.json.data.id });
    } finally {
      await stage.close();
    }
  },
};

export const captionRows: Row[] = [captions];
