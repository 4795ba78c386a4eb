import {
  MUSIC_LOUDEST,
  MUSIC_LOWPASS_HERTZ,
  type MusicTrack,
  type Note,
  notesBetween,
  SCORES,
} from "@/lib/stage/sounds/music-score";

export interface MusicRequest {
  on: boolean;
  track: MusicTrack;
  /** In percent. */
  volume: number;
}

const AHEAD_S = 0.6;
const EVERY_MS = 200;
const FADE_S = 0.5;

const frequencyOf = (semitones: number): number => 440 * 2 ** (semitones / 12);

/** Plays the show's background music, synthesized in the browser. */
export class MusicPlayer {
  private context: AudioContext | undefined;
  private master: GainNode | undefined;
  private timer: ReturnType<typeof setInterval> | undefined;
  private wish: MusicRequest = { on: false, track: "lobby", volume: 0 };
  private begun = 0;
  private written = 0;

  /**
   * Starts, changes or fades out the music. Browsers keep it silent without an earlier user gesture; see
   * `resume`.
   */
  set(wish: MusicRequest): void {
    const before = this.wish;
    this.wish = wish;
    if (!wish.on) {
      this.fadeOut();
      return;
    }
    const { context, master } = this.open();
    if (!before.on || before.track !== wish.track) this.begin(context);
    const level = (Math.min(100, Math.max(0, wish.volume)) / 100) * MUSIC_LOUDEST;
    master.gain.setTargetAtTime(level, context.currentTime, FADE_S / 3);
  }

  /** Must be called from a user gesture if the browser blocked the sound. */
  resume(): void {
    void this.context?.resume().catch(() => undefined);
  }

  close(): void {
    clearInterval(this.timer);
    this.timer = undefined;
    void this.context?.close().catch(() => undefined);
    this.context = undefined;
    this.master = undefined;
    this.wish = { ...this.wish, on: false };
  }

  private open(): { context: AudioContext; master: GainNode } {
    if (this.context && this.master) return { context: this.context, master: this.master };
    const context = new AudioContext();
    const master = new GainNode(context, { gain: 0 });
    const soft = new BiquadFilterNode(context, { type: "lowpass", frequency: MUSIC_LOWPASS_HERTZ });
    master.connect(soft).connect(context.destination);
    this.context = context;
    this.master = master;
    return { context, master };
  }

  private begin(context: AudioContext): void {
    this.begun = context.currentTime + 0.1;
    this.written = 0;
    clearInterval(this.timer);
    this.timer = setInterval(() => this.write(), EVERY_MS);
    this.write();
  }

  private fadeOut(): void {
    const { context, master } = this;
    if (!context || !master) return;
    clearInterval(this.timer);
    this.timer = undefined;
    master.gain.setTargetAtTime(0, context.currentTime, FADE_S / 3);
  }

  /**
   * Schedules the notes of the next moment. In a suspended context, time stands still and so does the music.
   */
  private write(): void {
    const { context, master } = this;
    if (!context || !master) return;
    const until = context.currentTime - this.begun + AHEAD_S;
    if (until <= this.written) return;
    const score = SCORES[this.wish.track];
    const beat = 60 / score.beatsPerMinute;
    for (const { at, note } of notesBetween(score, this.written, until))
      play(context, master, note, this.begun + at, note.beats * beat);
    this.written = until;
  }
}

function play(context: AudioContext, out: AudioNode, note: Note, at: number, seconds: number): void {
  if (note.voice === "hat") {
    playHat(context, out, note.gain, at);
    return;
  }
  const oscillator = new OscillatorNode(context, {
    type: note.voice === "pad" || note.voice === "kick" ? "sine" : "triangle",
    frequency: note.voice === "kick" ? 110 : frequencyOf(note.semitones),
  });
  const gain = new GainNode(context, { gain: 0 });
  const slow = note.voice === "pad";
  const length = note.voice === "kick" ? 0.25 : seconds;
  gain.gain.setValueAtTime(0, at);
  gain.gain.linearRampToValueAtTime(note.gain, at + (slow ? length * 0.4 : 0.01));
  gain.gain.setTargetAtTime(0, at + (slow ? length * 0.7 : 0.02), slow ? length * 0.15 : length * 0.25);
  if (note.voice === "kick") oscillator.frequency.exponentialRampToValueAtTime(42, at + 0.12);
  oscillator.connect(gain).connect(out);
  oscillator.start(at);
  oscillator.stop(at + length * 1.6);
}

const noises = new WeakMap<AudioContext, AudioBuffer>();

function noiseOf(context: AudioContext): AudioBuffer {
  const held = noises.get(context);
  if (held) return held;
  const noise = context.createBuffer(1, Math.ceil(context.sampleRate * 0.06), context.sampleRate);
  const samples = noise.getChannelData(0);
  for (let index = 0; index < samples.length; index += 1) samples[index] = Math.random() * 2 - 1;
  noises.set(context, noise);
  return noise;
}

function playHat(context: AudioContext, out: AudioNode, loud: number, at: number): void {
  const source = new AudioBufferSourceNode(context, { buffer: noiseOf(context) });
  const gain = new GainNode(context, { gain: loud });
  gain.gain.setValueAtTime(loud, at);
  gain.gain.exponentialRampToValueAtTime(0.0001, at + 0.05);
  source.connect(gain).connect(out);
  source.start(at);
}
