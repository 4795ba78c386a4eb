import { randomUUID } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";
import { type Asked, ask } from "@/test/rig/ask";
import type { OwnStack } from "@/test/rig/own-stack";

/** What is written, by which call, and how to find it again. */
export interface Work {
  send(name: string, idempotencyKey: string): Promise<Asked>;
  /** The status that acknowledges a write. */
  status: number;
  /** Returns the id of the created object from the response. */
  idIn(answer: string): string;
  /** A repeat with the same key gets the same bytes. */
  replays: boolean;
  /** Stored names that begin with the label. */
  stored(label: string): Promise<{ name: string; id: string; count: number }[]>;
}

/** Creates clients over the API. */
export const newClients = (stack: OwnStack): Work => ({
  send: (name, idempotencyKey) =>
    ask("POST", `${stack.url}/v1/clients`, { key: stack.up.test_key, body: { name }, idempotencyKey }),
  status: 201,
  replays: true,
  idIn: (answer) => JSON.parse(answer).data.id,
  stored: (label) =>
    stack.query(
      "SELECT name, min(id::text) AS id, count(*)::int AS count FROM client WHERE name LIKE $1 GROUP BY name",
      [`${label}%`],
    ),
});

interface Write {
  name: string;
  idempotencyKey: string;
  /** The response that acknowledged it. */
  answer: string | undefined;
}

export interface Verdict {
  acknowledged: number;
  lost: number;
  twice: number;
  replayedWrong: number;
}

/**
 * A program that writes steadily and, as clients should, repeats unanswered calls with the same key until
 * they are answered. Afterwards, the database shows whether the answers were true.
 */
export class Writer {
  readonly #work: Work;
  readonly #label = `writes ${randomUUID()}`;
  readonly #writes: Write[] = [];
  readonly #under = new Set<Promise<void>>();
  /** Every response, with the time it arrived. */
  readonly answers: { at: number; asked: Asked }[] = [];
  #stopped = false;
  #abandoned = false;
  readonly #done: Promise<void>;

  constructor(work: Work, perSecond: number) {
    this.#work = work;
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
    for (let tries = 0; write.answer === undefined && tries < 300 && !this.#abandoned; tries += 1) {
      const asked = await this.#send(write);
      this.answers.push({ at: performance.now(), asked });
      if (asked.status === this.#work.status) write.answer = asked.text;
      else {
        // A refusal is the last response under its key.
        if (asked.status >= 400 && asked.status < 500) write.idempotencyKey = randomUUID();
        await sleep(300);
      }
    }
  }

  #send = ({ name, idempotencyKey }: Write): Promise<Asked> => this.#work.send(name, idempotencyKey);

  /** Milliseconds from `moment` to the first acknowledged write after it. */
  async nextAcknowledged(moment: number, seconds = 90): Promise<number> {
    const end = moment + seconds * 1_000;
    for (;;) {
      const found = this.answers.find(
        ({ at, asked }) => at - asked.ms > moment && asked.status === this.#work.status,
      );
      if (found) return found.at - moment;
      if (performance.now() > end) return Number.POSITIVE_INFINITY;
      await sleep(20);
    }
  }

  /** Stops writing and ignores pending calls: their target is about to be shut down. */
  async abandon(): Promise<void> {
    this.#stopped = true;
    this.#abandoned = true;
    await this.#done;
    await Promise.all(this.#under);
  }

  /** Stops writing, waits for pending calls, and compares the responses with the database. */
  async finish(): Promise<Verdict> {
    this.#stopped = true;
    await this.#done;
    await Promise.all(this.#under);
    const rows = await this.#work.stored(this.#label);
    const stored = new Map(rows.map((row) => [row.name, row]));
    const acknowledged = this.#writes.filter(({ answer }) => answer !== undefined);
    const lost = acknowledged.filter(
      ({ name, answer }) => this.#work.idIn(answer ?? "") !== stored.get(name)?.id,
    );
    return {
      acknowledged: acknowledged.length,
      lost: lost.length,
      twice: rows.filter(({ count }) => count > 1).length,
      replayedWrong: this.#work.replays ? await this.#replayWrong(acknowledged.slice(-50)) : 0,
    };
  }

  async #replayWrong(writes: Write[]): Promise<number> {
    const again = await Promise.all(writes.map((write) => this.#send(write)));
    return again.filter(({ text, headers }, index) => {
      return text !== writes[index]?.answer || headers["idempotent-replayed"] !== "true";
    }).length;
  }
}
