import { randomUUID } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";
import { type Asked, ask } from "@/test/rig/ask";
import type { OwnStack } from "@/test/rig/own-stack";

interface Write {
  name: string;
  idempotencyKey: string;
  /** The answer that acknowledged it. */
  answer: string | undefined;
}

export interface Verdict {
  acknowledged: number;
  lost: number;
  twice: number;
  replayedWrong: number;
}

/**
 * A program that writes steadily and, as clients should, repeats what got no answer under the same key until it does.
 * Afterwards the database tells whether it was right to believe the answers.
 */
export class Writer {
  readonly #stack: OwnStack;
  readonly #label = `writes ${randomUUID()}`;
  readonly #writes: Write[] = [];
  readonly #under = new Set<Promise<void>>();
  /** Every answer, with the moment it came. */
  readonly answers: { at: number; asked: Asked }[] = [];
  #stopped = false;
  readonly #done: Promise<void>;

  constructor(stack: OwnStack, perSecond: number) {
    this.#stack = stack;
    this.#done = this.#run(perSecond);
  }

  async #run(perSecond: number): Promise<void> {
    const started = performance.now();
    for (let count = 0; !this.#stopped; count += 1) {
      const work = this.#write(`${this.#label} ${count}`);
      this.#under.add(work);
      void work.finally(() => this.#under.delete(work));
      await sleep(Math.max(0, started + ((count + 1) * 1_000) / perSecond - performance.now()));
    }
  }

  async #write(name: string): Promise<void> {
    const write: Write = { name, idempotencyKey: randomUUID(), answer: undefined };
    this.#writes.push(write);
    for (let tries = 0; write.answer === undefined && tries < 300; tries += 1) {
      const asked = await this.#send(write);
      this.answers.push({ at: performance.now(), asked });
      if (asked.status === 201) write.answer = asked.text;
      else await sleep(300);
    }
  }

  #send(write: Write): Promise<Asked> {
    const { url, up } = this.#stack;
    const body = { name: write.name };
    return ask("POST", `${url}/v1/clients`, { key: up.test_key, body, idempotencyKey: write.idempotencyKey });
  }

  /** Milliseconds from `moment` to the first acknowledged write after it. */
  async nextAcknowledged(moment: number, seconds = 90): Promise<number> {
    const end = moment + seconds * 1_000;
    for (;;) {
      const found = this.answers.find(({ at, asked }) => at - asked.ms > moment && asked.status === 201);
      if (found) return found.at - moment;
      if (performance.now() > end) return Number.POSITIVE_INFINITY;
      await sleep(20);
    }
  }

  /** Stops writing, waits for what is under way, and compares the answers with the database. */
  async finish(): Promise<Verdict> {
    this.#stopped = true;
    await this.#done;
    await Promise.all(this.#under);
    const rows = await this.#stack.query<{ name: string; id: string; count: number }>(
      "SELECT name, min(id::text) AS id, count(*)::int AS count FROM client WHERE name LIKE $1 GROUP BY name",
      [`${this.#label}%`],
    );
    const stored = new Map(rows.map((row) => [row.name, row]));
    const acknowledged = this.#writes.filter(({ answer }) => answer !== undefined);
    const lost = acknowledged.filter(
      ({ name, answer }) => JSON.parse(answer ?? "").data.id !== stored.get(name)?.id,
    );
    return {
      acknowledged: acknowledged.length,
      lost: lost.length,
      twice: rows.filter(({ count }) => count > 1).length,
      replayedWrong: await this.#replayWrong(acknowledged.slice(-50)),
    };
  }

  async #replayWrong(writes: Write[]): Promise<number> {
    const again = await Promise.all(writes.map((write) => this.#send(write)));
    return again.filter(({ text, headers }, index) => {
      return text !== writes[index]?.answer || headers["idempotent-replayed"] !== "true";
    }).length;
  }
}
