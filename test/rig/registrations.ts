import { randomUUID } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { type Asked, ask } from "./ask";
import type { OwnStack } from "./own-stack";

/** A live show on this stack, so that its email is sent by SMTP. */
export async function liveShow(stack: OwnStack, fields: Record<string, unknown> = {}): Promise<string> {
  const body = { title: "Rehearsal", generate_show_plan: false, ...fields };
  const made = await ask("POST", `${stack.url}/v1/showrooms`, { key: stack.up.live_key, body });
  if (made.status !== 201) throw new Error(`No showroom: ${made.text}`);
  return made.json.data.showroom.slug as string;
}

/** People who register, and whether each got exactly one confirmation. */
export class Crowd {
  readonly #stack: OwnStack;
  readonly #slug: string;
  readonly #label = randomUUID().slice(0, 8);
  readonly #key: string;
  readonly accepted: string[] = [];
  readonly answers: Asked[] = [];
  /** Files already read, so that thousands aren't read again at every poll. */
  readonly #read = new Set<string>();
  readonly #arrived = new Map<string, number>();
  #count = 0;

  constructor(stack: OwnStack, slug: string, key: string = stack.up.live_key) {
    this.#stack = stack;
    this.#slug = slug;
    this.#key = key;
  }

  /**
   * Registers the next person, repeating with the same key until the response is a 201. Returns the last
   * response.
   */
  async register(tries = 100, url: string = this.#stack.url): Promise<Asked> {
    this.#count += 1;
    const email = `crowd-${this.#label}-${this.#count}@example.com`;
    const idempotencyKey = randomUUID();
    const path = `${url}/api/v1/events/${this.#slug}/registrations`;
    for (let attempt = 1; ; attempt += 1) {
      const body = { name: "Crowd", email };
      const answer = await ask("POST", path, { key: this.#key, body, idempotencyKey });
      this.answers.push(answer);
      if (answer.status === 201) this.accepted.push(email);
      if (answer.status === 201 || attempt >= tries) return answer;
      await sleep(300);
    }
  }

  /** Number of emails received for each accepted address. */
  mails(): Map<string, number> {
    const folder = join(this.#stack.up.data_dir, "inbox");
    const unread = readdirSync(folder).filter((name) => name.endsWith(".json") && !this.#read.has(name));
    for (const file of unread) {
      const { to } = JSON.parse(readFileSync(join(folder, file), "utf8")) as { to: string[] };
      for (const address of to) this.#arrived.set(address, (this.#arrived.get(address) ?? 0) + 1);
      this.#read.add(file);
    }
    return new Map(this.accepted.map((email) => [email, this.#arrived.get(email) ?? 0]));
  }

  /** Waits until everyone has an email, and a moment longer for duplicates. */
  async settled(seconds: number): Promise<{ missing: number; twice: number; seconds: number }> {
    const started = performance.now();
    const missing = () => [...this.mails().values()].filter((count) => count === 0).length;
    while (missing() > 0 && performance.now() - started < seconds * 1_000) await sleep(250);
    const took = (performance.now() - started) / 1_000;
    await sleep(3_000);
    const counts = [...this.mails().values()];
    return { missing: missing(), twice: counts.filter((count) => count > 1).length, seconds: took };
  }
}
