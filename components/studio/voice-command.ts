import { api } from "@/lib/client/api";
import { ApiError } from "@/lib/client/api-error";
import { LEAST_SPOKEN_SECONDS, MOST_SPOKEN_SECONDS, type VoiceReason } from "@/lib/live/spoken-command";
import type { LocalMedia } from "@/lib/room/local-media";
import { SpeechRecorder } from "@/lib/room/speech/speech-recorder";
import { Store } from "@/lib/room/store";

export type VoiceView =
  | { step: "idle" }
  /** `since` by the page's clock, null while the microphone opens. Nobody else hears one meanwhile. */
  | { step: "listening"; since: number | null }
  | { step: "hearing" }
  | { step: "heard"; words: string }
  | { step: "trouble"; message: string };

const IDLE: VoiceView = { step: "idle" };

export const WHY_NO_VOICE: Record<VoiceReason, string> = {
  not_installed: "Commands cannot be spoken here: speech recognition is not installed. Type them instead.",
  coming: "Commands cannot be spoken yet: the model for speech recognition is being downloaded.",
  language: "Commands cannot be spoken in this show: speech recognition here does not know its language.",
};

/**
 * A command that is said while a button is held. It is taken from the microphone itself, never from what the room carries, and
 * what was heard is a sentence like a typed one.
 */
export class VoiceCommand {
  readonly view = new Store<VoiceView>(IDLE);
  /** Why commands cannot be spoken; null where they can, as far as is known. */
  readonly reason = new Store<VoiceReason | null>(null);
  private recorder: SpeechRecorder | undefined;
  private limit: ReturnType<typeof setTimeout> | undefined;
  /** The latest press: what an older one brings is thrown away. */
  private turn = 0;

  constructor(
    private readonly slug: string,
    private readonly media: LocalMedia,
    /** One speaks to somebody alone: the microphone is theirs. */
    private readonly isTaken: () => boolean,
  ) {}

  /** Whether one speaks a command, so that nobody else may hear one's microphone. */
  holds = (): boolean => this.view.get().step === "listening";

  /** Looks whether commands can be spoken. `soon`: what listens is loaded while somebody says the first words. */
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
    // A failure here is told by the sound's own way a moment later.
    void this.look(true).then(
      () => this.refuse(turn),
      () => undefined,
    );
    if (!this.media.get().microphone) await this.media.retry("microphone");
    if (turn !== this.turn) return;
    const { microphone, problems } = this.media.get();
    if (!microphone)
      return this.fail(problems.microphone?.title ?? "There is no microphone to be heard with.");
    this.recorder = new SpeechRecorder(microphone);
    this.limit = setTimeout(() => void this.finish(), MOST_SPOKEN_SECONDS * 1_000);
    this.view.set({ step: "listening", since: performance.now() });
  }

  /** Let go: what was said is written down. */
  async finish(): Promise<void> {
    const view = this.view.get();
    if (view.step !== "listening") return;
    const { recorder } = this;
    const seconds = view.since === null ? 0 : (performance.now() - view.since) / 1_000;
    if (!recorder || seconds < LEAST_SPOKEN_SECONDS)
      return this.fail("Hold it down while you speak, and let go when you have said it.");
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

  /** Lets go of the microphone and of what was said; does nothing where nothing goes on. */
  drop = (): void => {
    this.turn += 1;
    clearTimeout(this.limit);
    void this.recorder?.stop();
    this.recorder = undefined;
    this.view.set(IDLE);
  };

  /** Whoever was interrupted while they spoke, such as by another window, meant nothing. */
  interrupt = (): void => {
    if (this.holds()) this.drop();
  };

  private refuse(turn: number): void {
    const reason = this.reason.get();
    if (reason !== null && turn === this.turn && this.holds()) this.fail(WHY_NO_VOICE[reason]);
  }

  private fail(message: string): void {
    this.drop();
    this.view.set({ step: "trouble", message });
  }
}

const messageOf = (error: unknown): string =>
  error instanceof ApiError ? error.message : "The browser could not make a sound of that. Say it once more.";
