import { randomUUID } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";
import { type Asked, ask, askWithRetry } from "@/test/rig/ask";
import { atMost, exactly, type Figure, inTime, lateIf } from "@/test/rig/figures";
import type { AppProcess } from "@/test/rig/own-stack";
import { Crowd, liveShow } from "@/test/rig/registrations";
import { workspaceWithKey } from "@/test/rig/workspace";
import type { Row, Scene } from "../row";

export const twoProcesses: Row = {
  name: "two-processes",
  quick: true,
  run: async (scene: Scene): Promise<Figure[]> => {
    const other = await scene.stack.anotherApp();
    try {
      return [
        ...(await oneEffect(scene, other)),
        ...(await oneBudget(scene, other)),
        ...(await revocation(scene, other)),
        ...(await jobsOnce(scene, other)),
        ...(await stopsCleanly(scene, other)),
      ];
    } finally {
      await other.stop();
    }
  },
};

/** Sends the same key to both processes at the same moment. */
async function oneEffect({ stack }: Scene, other: AppProcess): Promise<Figure[]> {
  const name = `twins ${randomUUID()}`;
  const pairs = Array.from({ length: 20 }, () => randomUUID());
  const answers = await Promise.all(
    pairs.map((idempotencyKey) =>
      Promise.all(
        [stack.url, other.url].map((url) =>
          ask("POST", `${url}/v1/clients`, { key: stack.up.test_key, body: { name }, idempotencyKey }),
        ),
      ),
    ),
  );
  const different = answers.filter(([one, two]) => one?.status !== 201 || one.text !== two?.text).length;
  const [row] = await stack.query<{ count: number }>(
    "SELECT count(*)::int AS count FROM client WHERE name = $1",
    [name],
  );
  return [
    exactly("two processes: duplicates with different responses (of 20)", different, 0),
    exactly("two processes: rows made by 20 pairs", row?.count ?? 0, 20),
  ];
}

const isMade = ({ status }: Asked): boolean => status === 201;
const isAnswered = (answer: Asked): boolean =>
  isMade(answer) || answer.json?.error?.code === "cost_credit_exhausted";

/** Builds beyond the ceiling, half of them at each process. */
async function oneBudget({ stack }: Scene, other: AppProcess): Promise<Figure[]> {
  const { workspaceId, key } = await workspaceWithKey(stack, "free");
  const body = { title: "Over the ceiling", generate_show_plan: true };
  const calls = Array.from({ length: 40 }, (_, index) => {
    const url = `${index % 2 ? stack.url : other.url}/v1/showrooms`;
    const idempotencyKey = randomUUID();
    return (send: typeof ask) => send("POST", url, { key, body, idempotencyKey });
  });
  const builds = await Promise.all(
    calls.map(async (call) => {
      const first = await call(ask);
      // A busy stack answers 503 and succeeds on the retry.
      const isBusy = first.status === 503 && first.json?.error?.retryable === true;
      return { first, last: isBusy ? await call(askWithRetry) : first };
    }),
  );
  const [budget] = await stack.query<{ committed: number; most: number }>(
    "SELECT committed_micros::float8 AS committed, limit_micros::float8 AS most FROM budget WHERE workspace_id = $1",
    [workspaceId],
  );
  const made = builds.filter(({ last }) => isMade(last)).length;
  const odd = builds.filter(({ first }) => !isAnswered(first));
  return [
    atMost(
      `two processes: committed of the ceiling (${made} of 40 builds)`,
      (budget?.committed ?? 2) / (budget?.most ?? 1),
      1,
      "",
    ),
    await lateIf(exactly("two processes: builds refused for another reason", odd.length, 0), () =>
      odd.every(({ last }) => isAnswered(last)),
    ),
  ];
}

async function revocation({ stack }: Scene, other: AppProcess): Promise<Figure[]> {
  const { key, keyId } = await workspaceWithKey(stack, "self_hosted");
  const look = (url: string) => ask("GET", `${url}/v1/clients`, { key });
  await Promise.all([look(stack.url), look(other.url)]);
  // As a third process would: neither of the two is notified.
  await stack.query("UPDATE api_key SET revoked_at = now() WHERE id = $1", [keyId]);
  const revoked = performance.now();
  for (const url of [stack.url, other.url])
    while ((await look(url)).status === 200 && performance.now() - revoked < 20_000) await sleep(100);
  return [
    atMost(
      "two processes: a revoked key is refused by both after",
      (performance.now() - revoked) / 1_000,
      5,
      "s",
    ),
  ];
}

async function jobsOnce({ stack, short }: Scene, other: AppProcess): Promise<Figure[]> {
  const crowd = new Crowd(stack, await liveShow(stack));
  const people = short ? 30 : 120;
  await Promise.all(
    Array.from({ length: people }, (_, index) => crowd.register(20, index % 2 ? stack.url : other.url)),
  );
  const refused = people - crowd.accepted.length;
  let twice = 0;
  const what = `two processes: confirmations missing (of ${people})`;
  const missing = await inTime(what, 0, 90, async (seconds) => {
    const settled = await crowd.settled(seconds);
    twice = settled.twice;
    return settled.missing + refused;
  });
  return [missing, exactly("two processes: confirmations sent twice", twice, 0)];
}

/** Stops under load: only complete responses, in time. */
async function stopsCleanly({ stack }: Scene, other: AppProcess): Promise<Figure[]> {
  let cut = 0;
  let whole = 0;
  let asked = false;
  const callers = Array.from({ length: 8 }, async () => {
    for (;;) {
      const begun = asked;
      const answer = await ask("GET", `${other.url}/v1/clients`, { key: stack.up.test_key });
      if (answer.status === 200 && answer.json?.data !== undefined) whole += 1;
      // Started before the shutdown, but the response was incomplete.
      else if (!begun && !/ECONNREFUSED|other side closed|ECONNRESET/.test(answer.text)) cut += 1;
      if (asked) return;
    }
  });
  await sleep(1_000);
  const started = performance.now();
  asked = true;
  await other.stop();
  const seconds = (performance.now() - started) / 1_000;
  await Promise.all(callers);
  return [
    atMost("stop under load: ended after", seconds, 10, "s"),
    exactly(`stop under load: responses cut off (of ${whole + cut})`, cut, 0),
  ];
}
