import type { Event } from "@/lib/generated/prisma/client";
import { configOf } from "@/lib/modules/show-basics/show-facts";
import { log } from "@/lib/platform/runtime/log";
import { roomServer } from "@/lib/providers/room";
import { roomName } from "@/lib/providers/room/names";
import { RoomVoice } from "@/lib/providers/room/voice/room-voice";
import { isSpoken, type Line, SAMPLE_RATE, synthesizer, VOICES } from "@/lib/providers/tts";
import type { AnnouncerLine, SilentReason } from "@/lib/stage";
import { LineSounds } from "./line-sounds";

/**
 * The announcer's identity in the room. A new connection with it ends the previous one, so there is only one
 * announcer.
 */
const IDENTITY = "announcer.voice";
/** Delay before reconnecting to an unavailable room. No line is waiting then. */
const AGAIN_MS = 15_000;

/** Speaks a show's lines: holds the voice, its connection to the room, and the prepared sounds. */
export class AnnouncerBooth {
  private readonly sounds: LineSounds;
  private voice: Promise<RoomVoice> | undefined;
  private triedAt = Number.NEGATIVE_INFINITY;

  constructor(
    private readonly event: Event,
    private readonly signal: AbortSignal,
  ) {
    this.sounds = new LineSounds(signal);
  }

  /**
   * Prepares for likely lines: connects to the room and synthesizes their sounds. With an external endpoint
   * each line costs money, so there nothing is synthesized in advance. Returns immediately.
   */
  prepare(texts: readonly string[]): void {
    this.getReady(texts).catch((error: unknown) =>
      log().warn({ err: error, event_id: this.event.id }, "the announcer did not get ready"),
    );
  }

  private async getReady(texts: readonly string[]): Promise<void> {
    if ((await this.whySilent()) !== null) return;
    await this.enterAhead();
    const { driver } = await synthesizer().status();
    if (driver !== "built_in") return;
    this.sounds.prepare(texts.map((text) => this.lineOf({ text, voice: null })));
    await synthesizer().stayReady();
  }

  /**
   * Speaks a line at `volume` percent, and returns when it is over.
   * @returns why it wasn't spoken completely; null if it was
   */
  async say(
    { id, ...said }: AnnouncerLine,
    { volume, signal }: { volume: number; signal: AbortSignal },
  ): Promise<SilentReason | null> {
    const silent = await this.whySilent();
    if (silent !== null) return silent;
    try {
      const voice = await this.inRoom();
      const sound = loud(this.sounds.of(this.lineOf(said), signal), volume / 100);
      const end = await voice.say(id, sound, { signal });
      return end === "said" ? null : end;
    } catch (error) {
      if (signal.aborted) return null;
      log().warn({ err: error, event_id: this.event.id }, "a line of the announcer was not spoken");
      return "failed";
    }
  }

  /** Leaves the room. The next line reconnects. */
  leave(): void {
    void this.voice?.then(
      (voice) => voice.leave(),
      () => undefined,
    );
    this.voice = undefined;
  }

  private async whySilent(): Promise<SilentReason | null> {
    const speaking = await synthesizer().status();
    if (speaking.reason !== null) return "no_voice";
    return isSpoken(speaking, this.event.language) ? null : "language";
  }

  private lineOf({ text, voice }: Omit<AnnouncerLine, "id">): Line {
    const own = configOf(this.event).emcee.voice;
    return { text, voice: VOICES.find((name) => name === voice) ?? own, language: this.event.language };
  }

  private async enterAhead(): Promise<void> {
    if (performance.now() - this.triedAt < AGAIN_MS) return;
    this.triedAt = performance.now();
    await this.inRoom();
  }

  /** Serialized, so that it never connects twice. */
  private inRoom(): Promise<RoomVoice> {
    const previous = this.voice ?? Promise.reject(new Error("It has not been there."));
    this.voice = previous.then(
      (voice) => (voice.isThere ? voice : joinRoom(this.event.id, this.signal)),
      () => joinRoom(this.event.id, this.signal),
    );
    return this.voice;
  }
}

async function joinRoom(eventId: string, signal: AbortSignal): Promise<RoomVoice> {
  const room = roomName("show", eventId);
  const claims = { role: "announcer", linkVersion: "", studioLinkId: "", registrationId: "" } as const;
  const token = await roomServer().token({
    room,
    place: "show",
    identity: IDENTITY,
    name: "",
    claims,
    sends: true,
  });
  return RoomVoice.join({ url: roomServer().url, token, sampleRate: SAMPLE_RATE }, signal);
}

async function* loud(pieces: AsyncIterable<Int16Array>, factor: number): AsyncGenerator<Int16Array, void> {
  for await (const piece of pieces) yield factor === 1 ? piece : piece.map((sample) => sample * factor);
}
