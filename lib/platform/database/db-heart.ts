import pg from "pg";
import { cutConnection, unref } from "./pg-inside";

/** Queries younger than this need no check. */
const WONDER_MS = 800;
const LOOK_MS = 200;
/**
 * A database that leaves `SELECT 1` unanswered for this many rounds in a row isn't responding. Opening a
 * connection is allowed more rounds than a query.
 */
const ROUND_MS = 300;
const ROUNDS = 5;
const ROUNDS_TO_OPEN = 6;
/** A round that ends this late means that this process was stalled, not the database. It doesn't count. */
const LATE_MS = 150;
/** A connection not open by then never will be; the network may have lost it. */
const OPEN_MS = 5_000;
/** Maximum number of rounds, however stalled this process is. */
const MAX_ROUNDS = 30;

/**
 * Detects a database that is up but doesn't respond (stopped, frozen, cut off), which would make every query
 * wait indefinitely. Once a query is slow, a separate connection sends the simplest of queries. Without a
 * response, the connections in use are closed so that their queries fail, and new work is refused until the
 * database responds again.
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
    // Opened in advance, because on a busy machine connecting alone takes longer than the limit. When a
    // database comes back, the pool's next connection notices it and reopens this one.
    pool.on("connect", () => void this.#prepare().catch(() => {}));
    pool.on("acquire", (client) => {
      this.#busy.set(client, performance.now());
      this.#timer ??= setTimeout(() => void this.#look(), LOOK_MS).unref();
    });
    pool.on("release", (_error, client) => void this.#busy.delete(client));
    pool.on("remove", (client) => void this.#busy.delete(client));
  }

  /** Throws like a lost connection while the database is known not to respond. */
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
    for (let silent = 0, all = 0; silent < rounds && all < MAX_ROUNDS; all += 1) {
      const inTime = await roundEnds(beat);
      if (heard) return "beat";
      if (inTime) silent += 1;
    }
    this.#drop();
    return "silence";
  }

  /** A refused connection counts as a response: then queries fail anyway. */
  async #question(): Promise<void> {
    try {
      await this.#prepare();
      await this.#own?.query("SELECT 1");
    } catch (error) {
      this.#drop();
      // Treated as silence. The next check opens another connection.
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
    unref(client);
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
 * Waits one round, or less if `beat` resolves. Timers run before incoming data is read, so a delayed process
 * reads once more before it decides.
 * @returns whether the process was responsive throughout
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
