import { existsSync } from "node:fs";
import { join } from "node:path";
import { projectRoot } from "@/stack/paths";
import { ask } from "@/test/rig/ask";
import { atMost, exactly, type Figure, skipped } from "@/test/rig/figures";
import { LiveRoom } from "@/test/rig/live-room";
import type { AppProcess } from "@/test/rig/own-stack";
import { Crowd, liveShow } from "@/test/rig/registrations";
import type { Row, Scene } from "../row";

const LIBRARIES = ["x86_64", "aarch64"].map((cpu) => `/usr/lib/${cpu}-linux-gnu/faketime/libfaketime.so.1`);

/**
 * One app process with a wrong clock next to one with the right clock: the database alone decides what is
 * due.
 */
export const clockJumps: Row = {
  name: "clock-jumps",
  quick: false,
  run: async (scene: Scene): Promise<Figure[]> => {
    const library = LIBRARIES.find((file) => existsSync(file));
    if (!library) return [skipped("clock jumps", "libfaketime is not installed (apt install libfaketime)")];
    const figures: Figure[] = [];
    for (const [offset, label] of [
      ["+2h", "two hours ahead"],
      ["-2h", "two hours behind"],
    ] as const) {
      const settings = { LD_PRELOAD: library, FAKETIME: offset, FAKETIME_DONT_FAKE_MONOTONIC: "1" };
      const app = await scene.stack.anotherApp(settings);
      try {
        figures.push(...(await underWrongClock(scene, app, label)));
      } finally {
        await app.stop();
      }
    }
    return figures;
  },
};

async function underWrongClock({ stack }: Scene, app: AppProcess, label: string): Promise<Figure[]> {
  const key = stack.up.test_key;
  const idempotencyKey = `clock-${label}-${Date.now()}`.replaceAll(" ", "-");
  const write = (url: string) =>
    ask("POST", `${url}/v1/clients`, { key, body: { name: label }, idempotencyKey });
  const [first, again] = [await write(app.url), await write(stack.url)];
  const [early] = await stack.query<{ count: number }>(
    // Excludes those canceled while they waited.
    `SELECT count(*)::int AS count FROM job
     WHERE state IN ('dispatched', 'running', 'succeeded') AND due_at > now() + interval '5 minutes'`,
  );
  const crowd = new Crowd(stack, await liveShow(stack));
  for (let count = 0; count < 5; count += 1) await crowd.register(5, app.url);
  const { missing, twice } = await crowd.settled(60);
  return [
    exactly(`clock ${label}: a write`, first.status, 201),
    exactly(
      `clock ${label}: its repeat elsewhere returns the same response`,
      Number(again.text === first.text),
      1,
    ),
    exactly(`clock ${label}: jobs dispatched before they were due`, early?.count ?? -1, 0),
    exactly(`clock ${label}: confirmations missing (of ${crowd.accepted.length})`, missing, 0),
    exactly(`clock ${label}: confirmations sent twice`, twice, 0),
  ];
}

const OFF_MS = 10 * 60_000;
const SHIFT = join(projectRoot, "test/rig/shifted-clock.mjs");

/**
 * An app process whose clock is ten minutes off drives a show next to one with the right clock, with no
 * visible effect.
 */
export const clockOff: Row = {
  name: "clock-off",
  quick: false,
  run: async (scene: Scene): Promise<Figure[]> => {
    const figures: Figure[] = [];
    for (const [offset, label] of [
      [OFF_MS, "10 min ahead"],
      [-OFF_MS, "10 min behind"],
    ] as const) {
      const settings = { NODE_OPTIONS: `--import file://${SHIFT}`, SHIFTED_CLOCK_MS: String(offset) };
      const app = await scene.stack.anotherApp(settings);
      try {
        figures.push(...(await showUnderWrongClock(scene, app, label)));
      } finally {
        await app.stop();
      }
    }
    return figures;
  },
};

interface Stored {
  at: Date;
  version: number;
  state: string;
}

async function showUnderWrongClock({ stack }: Scene, app: AppProcess, label: string): Promise<Figure[]> {
  // Everything but the first call is made there: the host's link, tokens, going live, the viewer's
  // registration.
  const room = await LiveRoom.open(stack, 1, { by: app.url });
  try {
    const answers = [];
    let unacknowledged = 0;
    for (let n = 0; n < 12; n += 1) {
      const by = n % 2 === 0 ? app.url : stack.url;
      const answer = await room.command({ action: "set_ticker", items: [`line ${n}`] }, by);
      answers.push(answer);
      const version = Number(answer.json?.data?.state_version);
      // By the other process, as a load balancer might route it.
      const told = await room.byHost("POST", "studio/ack", { version }, n % 2 === 0 ? stack.url : app.url);
      unacknowledged += told.json?.data?.acknowledged === 1 ? 0 : 1;
    }
    const last = Number(answers.at(-1)?.json?.data?.state_version);
    const unaware = await room.unaware(last, 10);
    const desk = (await room.byHost("GET", "desk", undefined, app.url)).json.data;
    const [clock] = await stack.query<{ ms: number }>(
      "SELECT (extract(epoch FROM clock_timestamp()) * 1000)::float8 AS ms",
    );
    const rows = await stack.query<Stored>(
      `SELECT c.created_at AS at, c.version_after AS version, c.state FROM studio_command c JOIN event e ON e.id = c.event_id
       WHERE e.slug = $1 ORDER BY c.version_after`,
      [room.slug],
    );
    const disordered = rows.filter(({ at }, index) => index > 0 && at <= (rows[index - 1]?.at ?? at)).length;
    const late = rows.filter(({ state }) => state !== "acknowledged").length;
    const started = Math.abs((clock?.ms ?? 0) - Date.parse(desk.stage.started_at)) / 1_000;
    return [
      exactly(
        `clock ${label}: commands that didn't reach the room (of 12)`,
        answers.filter(({ json }) => json?.data?.room !== "reached").length,
        0,
      ),
      exactly(`clock ${label}: commands that couldn't be acknowledged`, unacknowledged, 0),
      exactly(`clock ${label}: commands counted as expired (of ${rows.length})`, late, 0),
      exactly(`clock ${label}: commands out of order`, disordered, 0),
      exactly(`clock ${label}: viewers without the last one`, unaware, 0),
      atMost(
        `clock ${label}: error of the time sent to browsers`,
        Math.abs(Date.parse(desk.server_time) - (clock?.ms ?? 0)) / 1_000,
        2,
        "s",
      ),
      atMost(`clock ${label}: time since the show began`, started, 60, "s"),
    ];
  } finally {
    await room.close();
  }
}
