import { api } from "@/lib/client/api";
import { ApiError } from "@/lib/client/api-error";
import { MAX_SPOKEN_SECONDS, MIN_SPOKEN_SECONDS, type VoiceReason } from "@/lib/live/spoken-command";
import type { LocalMedia } from "@/lib/room/local-media";
import { SpeechRecorder } from "@/lib/room/speech/speech-recorder";
import { Store } from "@/lib/room/store";

export type VoiceView =
  | { step: "idle" }
  /** `since` by the page's clock, null while the microphone opens. No one else hears the user in this state. */
  | { step: "listening"; since: number | null }
  | { step: "hearing" }
  | { step: "heard"; words: string }
  | { step: "trouble"; message: string };

const IDLE: VoiceView = { step: "idle" };

export const NO_VOICE_WORDS: Record<VoiceReason, string> = {
  not_installed: "Voice commands are unavailable. Speech recognition isn’t installed. Type commands instead.",
  coming: "Voice commands aren’t ready yet. The speech recognition model is downloading.",
  language: "Voice commands are unavailable. Speech recognition doesn’t support this show’s language.",
};

/**
 * A command spoken while a button is held. Audio comes from the microphone itself, never from the room; the recognized
 * text is handled like a typed sentence.
 */
export class VoiceCommand {
  readonly view = new Store<VoiceView>(IDLE);
  /** Why voice commands are unavailable; null while they seem available. */
  readonly reason = new Store<VoiceReason | null>(null);
  private recorder: SpeechRecorder | undefined;
  private limit: ReturnType<typeof setTimeout> | undefined;
  /** The latest press; results of older ones are discarded. */
  private turn = 0;

  constructor(
    private readonly slug: string,
    private readonly media: LocalMedia,
    /** Talkback is using the microphone. */
    private readonly isTaken: () => boolean,
  ) {}

  /** Whether a command is being spoken, so that no one else may hear the microphone. */
  holds = (): boolean => this.view.get().step === "listening";

  /** Checks whether voice commands are available. `soon`: the recognizer loads during the first words. */
  async look(soon = false): Promise<void> {
    const { slug } = this;
    const query = soon ? { soon: "true" } : {};
    const { data } = await api("getVoiceCommands", { as: `host:${slug}`, params: { slug }, query });
    this.reason.set(data.reason);
  }

  async start(): Promise<void> {
    const { step } = this.view.get();
    if (step === "listening" || step === "hearing" || this.isTaken()) return;
    const turn = ++this.turn;
    this.view.set({ step: "listening", since: null });
    // A failure here surfaces a moment later with the audio.
    void this.look(true).then(
      () => this.refuse(turn),
      () => undefined,
    );
    if (!this.media.get().microphone) await this.media.retry("microphone");
    if (turn !== this.turn) return;
    const { microphone, problems } = this.media.get();
    if (!microphone) return this.fail(problems.microphone?.title ?? "No microphone found.");
    this.recorder = new SpeechRecorder(microphone);
    this.limit = setTimeout(() => void this.finish(), MAX_SPOKEN_SECONDS * 1_000);
    this.view.set({ step: "listening", since: performance.now() });
  }

  /** Released: the speech is transcribed. */
  async finish(): Promise<void> {
    const view = this.view.get();
    if (view.step !== "listening") return;
    const { recorder } = this;
    const seconds = view.since === null ? 0 : (performance.now() - view.since) / 1_000;
    if (!recorder || seconds < MIN_SPOKEN_SECONDS)
      return this.fail("Hold the button while you speak, then release it.");
    const turn = this.turn;
    this.recorder = undefined;
    clearTimeout(this.limit);
    this.view.set({ step: "hearing" });
    const { slug } = this;
    try {
      const sound = await recorder.finish();
      const { data } = await api("hearCommand", { as: `host:${slug}`, params: { slug }, body: { sound } });
      if (turn === this.turn) this.view.set({ step: "heard", words: data.heard });
    } catch (error) {
      if (turn === this.turn) this.fail(messageOf(error));
    }
  }

  /** Discards the recording and releases the microphone; does nothing if idle. */
  drop = (): void => {
    this.turn += 1;
    clearTimeout(this.limit);
    void this.recorder?.stop();
    this.recorder = undefined;
    this.view.set(IDLE);
  };

  /** Closes one result. Does nothing if another command has begun since. */
  close(result: VoiceView): void {
    if (this.view.get() === result) this.drop();
  }

  /** An interrupted recording, such as by another window, is discarded. */
  interrupt = (): void => {
    if (this.holds()) this.drop();
  };

  private refuse(turn: number): void {
    const reason = this.reason.get();
    if (reason !== null && turn === this.turn && this.holds()) this.fail(NO_VOICE_WORDS[reason]);
  }

  private fail(message: string): void {
    this.drop();
    this.view.set({ step: "trouble", message });
  }
}

const messageOf = (error: unknown): string =>
  error instanceof ApiError ? error.message : "Couldn’t process the recording. Try again.";
