import { type RoomBrowser, type Someone, startRoomBrowser } from "@/test/support/room-browser";
import { type Asked, ask, until } from "./ask";
import type { OwnStack } from "./own-stack";

export type Headers = Record<string, string>;

export interface Access {
  url: string;
  token: string;
}

/** A show on air in the stack's own room: a host who publishes, and people who watch. */
export class LiveRoom {
  readonly #browser: RoomBrowser;
  readonly #stack: OwnStack;
  readonly slug: string;
  readonly #host: Headers;
  #studio: Someone | undefined;
  readonly viewers: Someone[] = [];

  private constructor(stack: OwnStack, browser: RoomBrowser, slug: string, host: Headers) {
    this.#stack = stack;
    this.#browser = browser;
    this.slug = slug;
    this.#host = host;
  }

  /** `by` is the address of the process that is asked for everything. */
  static async open(stack: OwnStack, viewers: number, by = stack.url): Promise<LiveRoom> {
    const browser = await startRoomBrowser();
    try {
      const body = { title: "On air", generate_show_plan: false };
      const made = wanted(201, await ask("POST", `${by}/v1/showrooms`, { key: stack.up.test_key, body }));
      const { slug, links } = made.json.data.showroom as { slug: string; links: { studio: string } };
      const key = new URL(links.studio).searchParams.get("key") ?? "";
      const host = await enter(stack, by, `host:${slug}`, `events/${slug}/studio/enter`, { key });
      const room = new LiveRoom(stack, browser, slug, host);
      await room.#goLive(by);
      for (let count = 0; count < viewers; count += 1) await room.#addViewer(by, count);
      return room;
    } catch (error) {
      await browser.close();
      throw error;
    }
  }

  async #goLive(by: string): Promise<void> {
    this.#studio = await this.#join(by, "host", this.#host);
    await this.#studio.publish();
    await until(
      "the host to be reported",
      async () => (await this.byHost("GET", "desk", undefined, by)).json?.data.host_present,
      20,
    );
    wanted(200, await this.byHost("POST", "live/start", { countdown_sec: 0 }, by));
  }

  async #addViewer(by: string, count: number): Promise<void> {
    this.viewers.push(await this.#join(by, "viewer", await this.attend(count, by)));
  }

  /** The host goes on without a camera, whose picture would be encoded on the machine that is measured. */
  async darken(): Promise<void> {
    await this.#studio?.page.evaluate("room.localParticipant.setCameraEnabled(false).then(() => null)");
  }

  /** Registers somebody and lets them in by their link; what their browser would send along. */
  async attend(count: number, by = this.#stack.url): Promise<Headers> {
    const email = `viewer-${count}-${this.slug}@example.com`;
    const path = `${by}/api/v1/events/${this.slug}/registrations`;
    const place = await ask("POST", path, { key: this.#stack.up.test_key, body: { name: "Viewer", email } });
    const join = new URL(wanted(201, place).json.data.join_link as string);
    const token = join.searchParams.get("join") ?? join.pathname.split("/").at(-1) ?? "";
    return enter(this.#stack, by, `attendee:${this.slug}`, `events/${this.slug}/enter`, { join: token });
  }

  /** Where to join the room, and with what. */
  async access(role: "host" | "viewer", headers: Headers, by = this.#stack.url): Promise<Access> {
    const path = `${by}/api/app/events/${this.slug}/room/${role}-token`;
    return wanted(200, await ask("POST", path, { headers, body: {} })).json.data;
  }

  async #join(by: string, role: "host" | "viewer", headers: Headers): Promise<Someone> {
    const { url, token } = await this.access(role, headers, by);
    return this.#browser.join(url, token);
  }

  /** A call of somebody's page. */
  byVisitor(headers: Headers, method: string, path: string, body?: unknown): Promise<Asked> {
    return ask(method, `${this.#stack.url}/api/app/events/${this.slug}/${path}`, { headers, body });
  }

  /** A call of the host's page. */
  byHost(method: string, path: string, body?: unknown, by = this.#stack.url): Promise<Asked> {
    return ask(method, `${by}/api/app/events/${this.slug}/${path}`, { headers: this.#host, body });
  }

  command(body: object, by = this.#stack.url): Promise<Asked> {
    return ask("POST", `${by}/v1/events/${this.slug}/studio`, { key: this.#stack.up.test_key, body });
  }

  /** How many of the viewers were not told of this version within so many seconds. */
  async unaware(version: number, seconds: number): Promise<number> {
    const aware = await Promise.all(
      this.viewers.map((viewer) =>
        viewer
          .until(
            `version ${version}`,
            ({ messages }) => messages.some(({ message }) => Number(message.version) >= version),
            seconds * 1_000,
          )
          .then(
            () => true,
            () => false,
          ),
      ),
    );
    return aware.filter((is) => !is).length;
  }

  close = (): Promise<void> => this.#browser.close();
}

function wanted(status: number, answer: Asked): Asked {
  if (answer.status !== status) throw new Error(`${status} expected: ${answer.status} ${answer.text}`);
  return answer;
}

/** Exchanges a link for the cookie that a browser would send along. */
async function enter(stack: OwnStack, by: string, as: string, path: string, body: object): Promise<Headers> {
  const { origin } = new URL(stack.url);
  const answer = await ask("POST", `${by}/api/app/${path}`, { headers: { origin }, body });
  const set = [wanted(200, answer).headers["set-cookie"]].flat().filter((cookie) => cookie !== undefined);
  return {
    origin,
    cookie: set.map((cookie) => cookie.split(";")[0]).join("; "),
    "x-showrunner-as": as,
  };
}
