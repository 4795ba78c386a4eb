import { type RoomBrowser, type Someone, startRoomBrowser } from "@/test/support/room-browser";
import { type Asked, ask, askWithRetry, until } from "./ask";
import { enterShow, type Headers, wanted } from "./enter-show";
import { type JoinGuest, LiveGuest } from "./live-guest";
import type { OwnStack } from "./own-stack";

export interface Access {
  url: string;
  token: string;
  /** The person, independent of the tab. */
  person: string;
}

interface Options {
  /** The URL of the process for all calls. */
  by?: string;
  /** Number of guests on stage besides the host. */
  guests?: number;
  /** How each guest joins and publishes, instead of through a page. */
  joinGuest?: JoinGuest;
  /** Gives the host their own browser, which can be killed. */
  hostApart?: boolean;
  /** The same for each guest. */
  guestsApart?: boolean;
  /** Goes on air from a real studio page, instead of a page with only LiveKit's client. */
  studio?: (link: string) => Promise<void>;
}

/** A show on air in the stack's own room: a host who publishes, and viewers. */
export class LiveRoom {
  readonly #browser: RoomBrowser;
  #hostBrowser: RoomBrowser;
  readonly #stack: OwnStack;
  readonly slug: string;
  readonly #host: Headers;
  #studio: Someone | undefined;
  readonly guests: LiveGuest[] = [];
  readonly viewers: Someone[] = [];
  /** The headers of their browsers, in the same order. */
  readonly visitors: Headers[] = [];
  /** When each of them started to join, by this process's clock. */
  readonly enteredAt: number[] = [];

  private constructor(stack: OwnStack, browsers: [RoomBrowser, RoomBrowser], slug: string, host: Headers) {
    this.#stack = stack;
    [this.#browser, this.#hostBrowser] = browsers;
    this.slug = slug;
    this.#host = host;
  }

  static async open(
    stack: OwnStack,
    viewers: number,
    {
      by = stack.url,
      guests = 0,
      joinGuest: join,
      hostApart = false,
      guestsApart = false,
      studio,
    }: Options = {},
  ): Promise<LiveRoom> {
    const browser = await startRoomBrowser();
    const hostBrowser = hostApart ? await startRoomBrowser() : browser;
    let room: LiveRoom | undefined;
    try {
      const names = Array.from({ length: guests }, (_, index) => ({ name: `Guest ${index + 1}` }));
      const body = { title: "On air", generate_show_plan: false, guests: names };
      const made = wanted(
        201,
        await askWithRetry("POST", `${by}/v1/showrooms`, { key: stack.up.test_key, body }),
      );
      const { slug, links } = made.json.data.showroom as { slug: string; links: { studio: string } };
      const key = new URL(links.studio).searchParams.get("key") ?? "";
      const host = await enterShow(stack, by, `host:${slug}`, `events/${slug}/studio/enter`, { key });
      room = new LiveRoom(stack, [browser, hostBrowser], slug, host);
      await (studio ? studio(links.studio) : room.#goLive(by));
      for (const { id } of guests > 0 ? await room.#invited(by) : []) {
        const guest = await LiveGuest.invite(room, id, { stack, by, join });
        room.guests.push(guest);
        await guest.comeIn(guestsApart ? {} : { browser });
        await guest.bringOn();
      }
      for (let count = 0; count < viewers; count += 1) await room.#addViewer(by, count);
      return room;
    } catch (error) {
      await (room?.close() ?? Promise.all([browser.close(), hostBrowser.close()]));
      throw error;
    }
  }

  async #invited(by: string): Promise<{ id: string }[]> {
    const path = `${by}/v1/events/${this.slug}/guests`;
    return wanted(200, await askWithRetry("GET", path, { key: this.#stack.up.test_key })).json.data;
  }

  /** Crashes the host's browser. */
  killHost(): void {
    this.#hostBrowser.kill();
  }

  /** The host rejoins in another browser and publishes from there. */
  async returnHost(): Promise<void> {
    this.#hostBrowser = await startRoomBrowser();
    const body = { take_over: true };
    const { url, token } = wanted(200, await this.byHost("POST", "room/host-token", body)).json.data;
    this.#studio = await this.#hostBrowser.join(url, token);
    await this.#studio.until("leave to send", ({ canPublish }) => canPublish);
    await this.#studio.publish();
  }

  async #goLive(by: string): Promise<void> {
    const { url, token } = await this.access("host", this.#host, by);
    this.#studio = await this.#hostBrowser.join(url, token);
    await this.#studio.publish();
    await until(
      "the host to be reported",
      async () => (await this.byHost("GET", "desk", undefined, by)).json?.data.host_present,
      20,
    );
    wanted(200, await this.byHost("POST", "live/start", { countdown_sec: 0 }, by));
  }

  async #addViewer(by: string, count: number): Promise<void> {
    const visitor = await this.attend(count, by);
    const { url, token } = await this.access("viewer", visitor, by);
    this.enteredAt.push(performance.now());
    this.viewers.push(await this.#browser.join(url, token));
    this.visitors.push(visitor);
  }

  /** The host turns off the camera, whose video would be encoded on the measured machine. */
  async darken(): Promise<void> {
    await this.#studio?.page.evaluate("room.localParticipant.setCameraEnabled(false).then(() => null)");
  }

  /** The host shares a screen. */
  async share(): Promise<void> {
    const refused = await this.#studio?.share();
    if (refused) throw new Error(`The host can't share a screen: ${refused}`);
  }

  /** Mutes the host: a browser's fake microphone isn't speech. */
  async mute(): Promise<void> {
    await this.#studio?.page.evaluate("room.localParticipant.setMicrophoneEnabled(false).then(() => null)");
  }

  /** Registers a person and returns their link. `source` is where they came from. */
  async invite(name: string, source = "api", by = this.#stack.url): Promise<string> {
    const body = { name: "Viewer", email: `${name}-${this.slug}@example.com`, source };
    const path = `${by}/api/v1/events/${this.slug}/registrations`;
    const place = await askWithRetry("POST", path, { key: this.#stack.up.test_key, body });
    return wanted(201, place).json.data.join_link;
  }

  /** Joins a person by their personal link and returns their browser's headers. */
  async attend(count: number, by = this.#stack.url, source = "api"): Promise<Headers> {
    const join = new URL(await this.invite(`viewer-${count}`, source, by));
    const token = join.searchParams.get("join") ?? join.pathname.split("/").at(-1) ?? "";
    const path = `events/${this.slug}/enter`;
    return enterShow(this.#stack, by, `attendee:${this.slug}`, path, { join: token });
  }

  /** The room's URL and token. */
  async access(
    role: "host" | "guest" | "viewer",
    headers: Headers,
    by = this.#stack.url,
    body: object = {},
  ): Promise<Access> {
    const path = `${by}/api/app/events/${this.slug}/room/${role}-token`;
    return wanted(200, await askWithRetry("POST", path, { headers, body })).json.data;
  }

  /** A call from a visitor's page. */
  byVisitor(
    headers: Headers,
    method: string,
    path: string,
    body?: unknown,
    { by = this.#stack.url, send = ask } = {},
  ): Promise<Asked> {
    return send(method, `${by}/api/app/events/${this.slug}/${path}`, { headers, body });
  }

  /** A call from the host's page. */
  byHost(method: string, path: string, body?: unknown, by = this.#stack.url): Promise<Asked> {
    return askWithRetry(method, `${by}/api/app/events/${this.slug}/${path}`, { headers: this.#host, body });
  }

  command(body: object, by = this.#stack.url, idempotencyKey?: string): Promise<Asked> {
    const path = `${by}/v1/events/${this.slug}/studio`;
    return ask("POST", path, { key: this.#stack.up.test_key, body, idempotencyKey });
  }

  /**
   * Number of viewers that didn't receive this version within the given seconds: the state itself, or with `pulses` the
   * news that there is one, which pages fetch.
   */
  async unaware(version: number, seconds: number, { pulses = false } = {}): Promise<number> {
    const types = pulses ? ["stage", "pulse"] : ["stage"];
    const aware = await Promise.all(
      this.viewers.map((viewer) =>
        viewer
          .until(
            `version ${version}`,
            ({ messages }) =>
              messages.some(
                ({ message }) => types.includes(String(message.type)) && Number(message.version) >= version,
              ),
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

  async close(): Promise<void> {
    const ends = [this.#browser, this.#hostBrowser, ...this.guests].map((one) => one.close());
    await Promise.allSettled(ends);
  }
}
