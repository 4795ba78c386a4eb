import pg from "pg";
import { cutConnection, letGo } from "./pg-inside";

/** Queries younger than this are nothing to wonder about. */
const WONDER_MS = 800;
const LOOK_MS = 200;
/**
 * A database that leaves `SELECT 1` unanswered for so many rounds in turn answers nobody. Opening a connection is more
 * work than answering on one.
 */
const ROUND_MS = 300;
const ROUNDS = 5;
const ROUNDS_TO_OPEN = 6;
/** A round that ends so late says that this process was held up, not the database: it does not count. */
const LATE_MS = 150;
/** A connection that is not there by then never will be: the network may have lost it. */
const OPEN_MS = 5_000;
/** However held up this process is, it asks no longer than that. */
const MOST_ROUNDS = 30;

/**
 * Notices a database that is there and does not answer (stopped, frozen, cut off): without that, every query would
 * wait for as long as it takes. Once a query is slow, a connection of its own asks the simplest of questions. Without
 * an answer, the connections in use are ended, so that their callers learn of it, and new work is refused until the
 * question is answered again.
 */
export class DatabaseHeart {
  readonly #connectionString: string;
  readonly #busy = new Map<pg.PoolClient, number>();
  #own: pg.Client | undefined;
  #opening: Promise<pg.Client> | undefined;
  #timer: NodeJS.Timeout | undefined;
  #asking = false;
  #away = false;

  constructor(pool: pg.Pool, connectionString: string) {
    this.#connectionString = connectionString;
    // Without a listener, a connection that breaks between two queries would end the process.
    pool.on("connect", (client) => client.on("error", () => {}));
    // Open before it is needed: on a busy machine connecting alone takes longer than the answer may. A database that
    // comes back is noticed by the pool's next connection, and with it ours is opened again.
    pool.on("connect", () => void this.#prepare().catch(() => {}));
    pool.on("acquire", (client) => {
      this.#busy.set(client, performance.now());
      this.#timer ??= setTimeout(() => void this.#look(), LOOK_MS).unref();
    });
    pool.on("release", (_error, client) => void this.#busy.delete(client));
    pool.on("remove", (client) => void this.#busy.delete(client));
  }

  /** Throws what a lost connection would, while the database is known not to answer. */
  requireBeat(): void {
    if (this.#away) throw new Error("Connection terminated: the database does not answer.");
  }

  async #look(): Promise<void> {
    const oldest = Math.min(...this.#busy.values());
    if (this.#away || performance.now() - oldest > WONDER_MS) await this.#ask();
    const goOn = this.#away || this.#busy.size > 0;
    this.#timer = goOn ? setTimeout(() => void this.#look(), LOOK_MS).unref() : undefined;
  }

  async #ask(): Promise<void> {
    if (this.#asking) return;
    this.#asking = true;
    try {
      const heard = await this.#hear();
      if (heard === "silence") this.#giveUp();
      if (heard === "beat") this.#away = false;
    } finally {
      this.#asking = false;
    }
  }

  async #hear(): Promise<"beat" | "silence"> {
    let heard = false;
    const rounds = this.#own ? ROUNDS : ROUNDS_TO_OPEN;
    const beat = this.#question().then(() => {
      heard = true;
    });
    for (let silent = 0, all = 0; silent < rounds && all < MOST_ROUNDS; all += 1) {
      const inTime = await roundEnds(beat);
      if (heard) return "beat";
      if (inTime) silent += 1;
    }
    this.#drop();
    return "silence";
  }

  /** A refused connection is an answer too: then queries fail by themselves. */
  async #question(): Promise<void> {
    try {
      await this.#prepare();
      await this.#own?.query("SELECT 1");
    } catch (error) {
      this.#drop();
      // No answer is none; the next question opens another connection.
      if (error instanceof Error && error.message === "timeout expired") await new Promise(() => {});
    }
  }

  async #prepare(): Promise<void> {
    if (this.#own) return;
    this.#opening ??= this.#connect().finally(() => {
      this.#opening = undefined;
    });
    this.#own = await this.#opening;
  }

  async #connect(): Promise<pg.Client> {
    const client = new pg.Client({
      connectionString: this.#connectionString,
      connectionTimeoutMillis: OPEN_MS,
    });
    client.on("error", () => this.#drop());
    await client.connect();
    letGo(client);
    return client;
  }

  #drop(): void {
    const own = this.#own;
    this.#own = undefined;
    if (own) cut(own);
  }

  #giveUp(): void {
    this.#away = true;
    for (const client of this.#busy.keys()) cut(client);
  }
}

/**
 * One round of waiting, or less when `beat` comes. Timers run before what has arrived is read, so a late process looks
 * once more before it judges.
 * @returns whether the process could listen all the while
 */
async function roundEnds(beat: Promise<void>): Promise<boolean> {
  const started = performance.now();
  let timer: NodeJS.Timeout | undefined;
  const over = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, ROUND_MS);
  });
  await Promise.race([beat, over]);
  clearTimeout(timer);
  const inTime = performance.now() - started < ROUND_MS + LATE_MS;
  await new Promise((resolve) => setImmediate(resolve));
  return inTime;
}

const cut = (client: pg.ClientBase): void =>
  cutConnection(client, new Error("Connection terminated: the database does not answer."));
