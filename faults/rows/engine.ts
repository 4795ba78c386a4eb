import { setTimeout as sleep } from "node:timers/promises";
import { atMost, exactly, type Figure, quantile } from "@/test/rig/figures";
import { Crowd, liveShow } from "@/test/rig/registrations";
import type { Row, Scene } from "../row";

/** Registers people at a steady pace while `work` runs. */
async function registering(crowd: Crowd, perSecond: number, work: () => Promise<void>): Promise<void> {
  const under: Promise<unknown>[] = [];
  const timer = setInterval(() => under.push(crowd.register()), 1_000 / perSecond);
  await work();
  clearInterval(timer);
  await Promise.all(under);
}

export const engineKilled: Row = {
  name: "engine-killed",
  // A journey in the tests covers the quick form.
  quick: false,
  run: async ({ stack, short }: Scene): Promise<Figure[]> => {
    const crowd = new Crowd(stack, await liveShow(stack));
    let killed = 0;
    await registering(crowd, 20, async () => {
      await sleep(1_500);
      const pid = stack.pid("inngest");
      process.kill(pid, "SIGKILL");
      killed = performance.now();
      await sleep(short ? 1_500 : 8_000);
    });
    const last = new Crowd(stack, await liveShow(stack));
    await last.register();
    await last.settled(90);
    const { missing, twice } = await crowd.settled(120);
    const back = (performance.now() - killed) / 1_000;
    return [
      exactly(`engine killed: confirmations missing (of ${crowd.accepted.length})`, missing, 0),
      exactly("engine killed: confirmations sent twice", twice, 0),
      atMost("engine killed: everything done after", back, 60 + 3, "s"),
    ];
  },
};

/** Paused, not killed: it accepts connections and never responds, which is the worse of the two. */
export const engineAway: Row = {
  name: "engine-away",
  quick: false,
  run: async ({ stack, short }: Scene): Promise<Figure[]> => {
    const crowd = new Crowd(stack, await liveShow(stack));
    const pid = stack.pid("inngest");
    await registering(crowd, 2, async () => {
      process.kill(pid, "SIGSTOP");
      await sleep(short ? 10_000 : 90_000);
      process.kill(pid, "SIGCONT");
    });
    const { missing, twice, seconds } = await crowd.settled(150);
    const waits = crowd.answers.map(({ ms }) => ms);
    const bad = crowd.answers.filter(({ status }) => status !== 201).length;
    return [
      exactly(`engine away: registrations refused (of ${crowd.answers.length})`, bad, 0),
      atMost("engine away: p95 of a registration", quantile(waits, 0.95), 400, "ms"),
      exactly("engine away: confirmations missing", missing, 0),
      exactly("engine away: confirmations sent twice", twice, 0),
      atMost("engine away: backlog done after it returns", seconds, 120, "s"),
    ];
  },
};
