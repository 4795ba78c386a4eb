import { existsSync } from "node:fs";
import { ask } from "@/test/rig/ask";
import { exactly, type Figure, skipped } from "@/test/rig/figures";
import type { AppProcess } from "@/test/rig/own-stack";
import { Crowd, liveShow } from "@/test/rig/registrations";
import type { Row, Scene } from "../row";

const LIBRARIES = ["x86_64", "aarch64"].map((cpu) => `/usr/lib/${cpu}-linux-gnu/faketime/libfaketime.so.1`);

/** An app process whose clock is wrong, beside one whose clock is right: due times are the database's to judge. */
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
    // Not those that were cancelled while they waited.
    `SELECT count(*)::int AS count FROM job
     WHERE state IN ('dispatched', 'running', 'succeeded') AND due_at > now() + interval '5 minutes'`,
  );
  const crowd = new Crowd(stack, await liveShow(stack));
  for (let count = 0; count < 5; count += 1) await crowd.register(5, app.url);
  const { missing, twice } = await crowd.settled(60);
  return [
    exactly(`clock ${label}: a write`, first.status, 201),
    exactly(`clock ${label}: its repeat elsewhere is the same answer`, Number(again.text === first.text), 1),
    exactly(`clock ${label}: jobs dispatched before they were due`, early?.count ?? -1, 0),
    exactly(`clock ${label}: confirmations missing (of ${crowd.accepted.length})`, missing, 0),
    exactly(`clock ${label}: confirmations sent twice`, twice, 0),
  ];
}
