import { setTimeout as sleep } from "node:timers/promises";
import { readWav } from "@/lib/platform/sound/read-wav";
import { SAMPLE_RATE } from "@/lib/providers/tts";
import { ask, askWithRetry, until } from "@/test/rig/ask";
import { CaptionFollower } from "@/test/rig/caption-follower";
import { LiveRoom } from "@/test/rig/live-room";
import type { OwnStack } from "@/test/rig/own-stack";
import { liveShow } from "@/test/rig/registrations";
import { RoomSpeaker } from "@/test/rig/room-speaker";
import type { Line } from "./lines";

const GUESTS = 2;
const PAUSE_MS = 700;
/** The announcer introduces everyone in the pauses. */
const INTRODUCED_SECONDS = 90;
const SWITCHED_SECONDS = 60;
/** The model may have to load first. */
const FIRST_LINE_SECONDS = 90;

export type Sounds = ReadonlyMap<string, Int16Array>;

/** The lines in the announcer's voice, as returned by the API; the reason if it has no voice. */
export async function soundsOf(stack: OwnStack, texts: readonly string[]): Promise<Sounds | string> {
  const path = `${stack.url}/v1/events/${await liveShow(stack)}/announcer/speech`;
  const sounds = new Map<string, Int16Array>();
  for (const text of texts) {
    const answer = await askWithRetry("POST", path, { key: stack.up.live_key, body: { text } });
    if (answer.status !== 200) throw new Error(`A line was not said: ${answer.text}`);
    const { spoken, reason, sound } = answer.json.data;
    if (!spoken) return reason as string;
    const read = readWav(Buffer.from(await (await fetch(sound.url)).arrayBuffer()));
    if (typeof read === "string" || read.sampleRate !== SAMPLE_RATE)
      throw new Error("The announcer's voice makes other files.");
    sounds.set(text, read.samples);
  }
  return sounds;
}

interface Guest {
  person: string;
  speaker: RoomSpeaker;
}

/** A show on air: a silent host, two guests who play given audio, and a viewer who reads the captions. */
export class CaptionedStage {
  readonly guests: Guest[] = [];
  readonly #stack: OwnStack;
  #room: LiveRoom | undefined;
  #follower: CaptionFollower | undefined;

  private constructor(stack: OwnStack) {
    this.#stack = stack;
  }

  static async open(stack: OwnStack): Promise<CaptionedStage> {
    const stage = new CaptionedStage(stack);
    await stage.#open().catch(async (error: unknown) => {
      await stage.close();
      throw error;
    });
    return stage;
  }

  async #open(): Promise<void> {
    const room = await LiveRoom.open(this.#stack, 0, {
      guests: GUESTS,
      joinGuest: async (access) => {
        const synthesizer = await RoomSpeaker.join(access, SAMPLE_RATE);
        this.guests.push({ person: access.person, speaker: synthesizer });
      },
    });
    this.#room = room;
    await Promise.all(this.guests.map(({ speaker: synthesizer }) => synthesizer.send()));
    await room.darken();
    await room.mute();
    await until("the announcer to have introduced everyone", () => this.#isQuiet(), INTRODUCED_SECONDS);
    this.#follower = await CaptionFollower.join(await room.access("viewer", await room.attend(1)));
  }

  /** When a viewer received each line. */
  get heardAt(): ReadonlyMap<string, number> {
    return this.#follower?.heardAt ?? new Map();
  }

  /** All of them speak at once, each their own lines. */
  async speak(texts: readonly (readonly string[])[], sounds: Sounds): Promise<void> {
    await Promise.all(
      this.guests.map(async ({ speaker: synthesizer }, place) => {
        for (const text of texts[place] ?? []) {
          await synthesizer.say(sounds.get(text) ?? new Int16Array(0));
          await sleep(PAUSE_MS);
        }
      }),
    );
  }

  /** Turns captions on or off for the audience. Returns the reason if they don't work, otherwise null. */
  async allow(captions: boolean): Promise<string | null> {
    const path = `${this.#stack.url}/v1/events/${this.#slug}`;
    const body = { watch: { captions } };
    const answer = await askWithRetry("PATCH", path, { key: this.#stack.up.test_key, body });
    if (answer.status !== 200) throw new Error(`Captions were not switched: ${answer.text}`);
    const wanted = captions ? "on" : "off";
    const { reason } = await until(
      `captions to be ${wanted}`,
      async () => {
        const [row] = await this.#stack.query<{ state: string; reason: string | null }>(
          "SELECT c.state, c.reason FROM show_captions c JOIN event e ON e.id = c.event_id WHERE e.slug = $1",
          [this.#slug],
        );
        return row && (row.state === wanted || row.reason === "not_installed") ? row : null;
      },
      SWITCHED_SECONDS,
    );
    return reason;
  }

  /** Repeats a line until it's transcribed: the recogniser is loaded from then on. */
  async warmUp(text: string, sounds: Sounds): Promise<void> {
    const began = Date.now();
    const isWritten = async () => {
      await this.speak([[text]], sounds);
      await sleep(1_000);
      return (await this.lines(began, Date.now())).length > 0;
    };
    await until("the first line of captions", isWritten, FIRST_LINE_SECONDS);
  }

  /** The captions stored for speech in that time range, in order. */
  lines(from: number, to: number): Promise<Line[]> {
    return this.#stack.query<Line>(
      `SELECT l.id, l.person_id AS person, l.text, l.ended_at FROM caption_line l JOIN event e ON e.id = l.event_id
       WHERE e.slug = $1 AND l.started_at BETWEEN $2 AND $3 ORDER BY l.started_at`,
      [this.#slug, new Date(from), new Date(to)],
    );
  }

  async close(): Promise<void> {
    const leaving = [...this.guests.map(({ speaker: synthesizer }) => synthesizer), this.#follower].map(
      (one) => one?.leave(),
    );
    await Promise.allSettled([...leaving, this.#room?.close()]);
  }

  get #slug(): string {
    return this.#room?.slug ?? "";
  }

  async #isQuiet(): Promise<boolean> {
    const path = `${this.#stack.url}/v1/events/${this.#slug}/studio`;
    const { json } = await ask("GET", path, { key: this.#stack.up.test_key });
    const { emcee, emcee_queue: queue } = json.data.stage;
    return emcee === null && queue.length === 0;
  }
}
