import { randomBytes } from "node:crypto";
import { RECORDING_TEXT } from "@/lib/modules/people/recording-consent/recording-text-vocabulary";
import { type RoomBrowser, type Someone, startRoomBrowser } from "@/test/support/room-browser";
import { askWithRetry, until } from "./ask";
import { enterShow, type Headers, wanted } from "./enter-show";
import type { Access, LiveRoom } from "./live-room";
import type { OwnStack } from "./own-stack";

/** Joins, and publishes once allowed: a program instead of a page. */
export type JoinGuest = (access: Access) => Promise<void>;

interface Surroundings {
  stack: OwnStack;
  by: string;
  join: JoinGuest | undefined;
}

/** A guest of a live show with a personal link, and optionally their own browser that can be killed. */
export class LiveGuest {
  readonly #room: LiveRoom;
  readonly #stack: OwnStack;
  readonly #by: string;
  readonly #token: string;
  readonly #join: JoinGuest | undefined;
  #browser: RoomBrowser | undefined;
  #isTheirs = true;
  #page: Someone | undefined;
  #headers: Headers = {};
  person = "";

  private constructor(room: LiveRoom, { stack, by, join }: Surroundings, token: string) {
    this.#room = room;
    this.#stack = stack;
    this.#by = by;
    this.#join = join;
    this.#token = token;
  }

  /** Creates a link for a person on the roster. */
  static async invite(room: LiveRoom, guestId: string, at: Surroundings): Promise<LiveGuest> {
    const path = `${at.by}/v1/events/${room.slug}/guests/${guestId}/access-link`;
    const body = { action: "create" };
    const link = wanted(200, await askWithRetry("POST", path, { key: at.stack.up.test_key, body }));
    return new LiveGuest(room, at, new URL(link.json.data.backstage_url).pathname.split("/").at(-1) ?? "");
  }

  /**
   * Joins with the link in a new tab; in their own browser unless another is given. `takeOver` clicks "Use
   * this tab".
   */
  async comeIn({ browser, takeOver = false }: { browser?: RoomBrowser; takeOver?: boolean } = {}) {
    const { slug } = this.#room;
    const path = `events/${slug}/backstage/enter`;
    const headers = await enterShow(this.#stack, this.#by, `guest:${slug}`, path, { token: this.#token });
    this.#headers = headers;
    const body = { tab: randomBytes(16).toString("hex"), take_over: takeOver };
    const access = await this.#room.access("guest", headers, this.#by, body);
    this.person = access.person;
    if (this.#join) return this.#join(access);
    this.#isTheirs = browser === undefined;
    this.#browser = browser ?? (await startRoomBrowser());
    this.#page = await this.#browser.join(access.url, access.token);
  }

  /** Waits to be brought on stage, or to be allowed to publish again, and publishes. */
  async send(): Promise<void> {
    await this.#page?.until("leave to send", ({ canPublish }) => canPublish);
    await this.#page?.publish();
  }

  async bringOn(): Promise<void> {
    const command = { action: "bring_on", identity: this.person };
    const answered = async () => (await this.#room.command(command, this.#by)).status === 200;
    await until("the guest to be brought on", answered, 20);
    await this.send();
  }

  async agreeToBeRecorded(): Promise<void> {
    const url = `${this.#by}/api/app/events/${this.#room.slug}/backstage/recording-consent`;
    const body = { agrees: true, text_version: RECORDING_TEXT.version };
    wanted(200, await askWithRetry("PUT", url, { headers: this.#headers, body }));
  }

  async maySend(): Promise<boolean> {
    return (await this.#page?.seen())?.canPublish ?? false;
  }

  /** Crashes their browser. */
  kill(): void {
    this.#browser?.kill();
  }

  async close(): Promise<void> {
    if (this.#isTheirs) await this.#browser?.close();
  }
}
