import { setTimeout as sleep } from "node:timers/promises";
import { PIECE_SECONDS } from "../composed-show";
import { must, startWithKey } from "../contestants";
import { median } from "../measure";
import type { Bench, Child, Figure, Row } from "../types";
import { productSettings } from "../world";

interface Composed {
  /** CPU seconds for the picture of a piece, by layout. */
  cpu: Record<string, number>;
  /** For a piece of 4.992 s. */
  soundCpu: number;
  stillsCpu: number;
  timesRealTime: number;
  mp4TimesRealTime: number;
}

interface Followed {
  cores: number;
  /** The time it took, as a share of the show's. */
  behind: number;
}

const ROUNDS = 2;
const PAUSE_MS = 20;

async function asked<T>({ port }: Child, path: string): Promise<T> {
  const response = await fetch(`http://127.0.0.1:${port}${path}`);
  must(response.ok, await response.clone().text());
  return (await response.json()) as T;
}

/** The API's p95 for one call after another, until it's told to stop. */
async function p95Until(read: () => Promise<void>, isOver: () => boolean): Promise<number> {
  const times: number[] = [];
  while (!isOver()) {
    const started = performance.now();
    await read();
    times.push(performance.now() - started);
    await sleep(PAUSE_MS);
  }
  times.sort((a, b) => a - b);
  return times[Math.floor(times.length * 0.95)] ?? Number.NaN;
}

/** The API's p95 while a show is composed, and while nothing is. */
async function besideApi(bench: Bench, composer: Child): Promise<Figure[]> {
  const { secret, product } = await startWithKey(bench);
  const read = async () => {
    const answer = await fetch(`http://127.0.0.1:${product.port}/v1/clients`, {
      headers: { authorization: `Bearer ${secret}` },
    });
    must(answer.ok, await answer.text());
  };
  const during = async (work: Promise<unknown>): Promise<number> => {
    let isOver = false;
    void work.finally(() => {
      isOver = true;
    });
    return p95Until(read, () => isOver);
  };
  await during(sleep(3_000));
  const pieces = bench.short ? 2 : 5;
  const [alone, beside, followed]: [number[], number[], Followed[]] = [[], [], []];
  for (let round = 0; round < ROUNDS; round += 1) {
    alone.push(await during(sleep(pieces * PIECE_SECONDS * 1_000)));
    const work = asked<Followed>(composer, `/follow?pieces=${pieces}`);
    beside.push(await during(work));
    followed.push(await work);
  }
  const [value, peer] = [median(beside), median(alone)];
  return [
    {
      name: "live, four people in 720p",
      value: median(followed.map(({ cores }) => cores)),
      unit: "cores",
      goal: { atMost: 0.6 },
    },
    {
      name: "live, time taken per second of the show",
      value: median(followed.map(({ behind }) => behind)),
      unit: "s",
      goal: { atMost: 1.05 },
    },
    {
      name: "a read of the API beside it, p95",
      ...{ value, unit: "ms", peer: { name: "without composing", value: peer } },
      ...{ ratio: value / peer, goal: { atMost: 1.5 } },
    },
  ];
}

async function run(bench: Bench): Promise<Figure[]> {
  const composer = await bench.child("bench/compose.ts", {
    ...productSettings(await bench.database()),
    LOG_LEVEL: "warn",
  });
  const figures = await asked<Composed>(composer, "/");
  const layouts = Object.entries(figures.cpu).map(
    ([name, value]): Figure => ({ name: `picture of ${PIECE_SECONDS} s, ${name}`, value, unit: "s CPU" }),
  );
  return [
    ...(await besideApi(bench, composer)),
    ...layouts,
    { name: "stills of a change on stage", value: figures.stillsCpu, unit: "s CPU" },
    { name: "sound of 5 s, four voices and music", value: figures.soundCpu, unit: "s CPU" },
    {
      name: "afterwards, two pieces at once",
      value: figures.timesRealTime,
      unit: "× real time",
      goal: { atLeast: 3 },
    },
    { name: "MP4 from pieces", value: figures.mp4TimesRealTime, unit: "× real time", goal: { atLeast: 100 } },
  ];
}

export const composeRow: Row = {
  id: "compose",
  also: ["12a", "12c", "12d"],
  title: "composing a program: picture, sound, and the MP4 from their pieces",
  run,
};
