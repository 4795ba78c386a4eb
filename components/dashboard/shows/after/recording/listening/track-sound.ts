import { type Clip, clipAt } from "./clips";
import { correctionFor, nextLead } from "./correction";

/** What plays a file: an `<audio>` element. */
export interface Player
  extends Pick<
    HTMLMediaElement,
    | "src"
    | "currentTime"
    | "playbackRate"
    | "paused"
    | "seeking"
    | "readyState"
    | "volume"
    | "muted"
    | "error"
  > {
  play(): Promise<void>;
  pause(): void;
  load(): void;
}

/** The program at this moment. */
export interface Moment {
  /** In seconds of the program. */
  second: number;
  /** It's moving: not paused, not waiting for data. */
  isPlaying: boolean;
  rate: number;
  volume: number;
  muted: boolean;
  /** A steady clock, in milliseconds. */
  now: number;
}

/** `HTMLMediaElement.HAVE_METADATA` and `HAVE_FUTURE_DATA`. */
const HAS_LENGTH = 1;
const CAN_PLAY = 3;

/** While paused, differences up to this are left alone, in seconds. */
const CLOSE = 0.02;
/** A file that couldn't be loaded, such as while offline, is tried again after this. */
const AGAIN_MS = 3_000;

/** The sound of one track, kept at the program's time. */
export class TrackSound {
  #clip: Clip | undefined;
  #lead = 0.05;
  #hasJumped = false;
  #loadedAt = 0;

  constructor(readonly player: Player) {}

  /**
   * Brings the sound to where the program is. To be called ten times a second.
   * @param urlOf returns a part's current download link
   */
  follow(moment: Moment, clips: readonly Clip[], urlOf: (partId: string) => string | null): void {
    const { player } = this;
    const clip = clipAt(clips, moment.second);
    player.volume = moment.volume;
    player.muted = moment.muted;
    if (!clip) {
      this.rest();
      return;
    }
    this.#load(clip, moment, urlOf);
    if (player.seeking || player.readyState < HAS_LENGTH) return;
    const due = moment.second - clip.zeroAt;
    if (moment.isPlaying) this.#keepUp(clip, due, moment);
    else this.#wait(due);
    this.#clip = clip;
  }

  /** Nothing of the track is heard now. */
  rest(): void {
    this.#clip = undefined;
    if (!this.player.paused) this.player.pause();
  }

  /** Stops, and lets go of the file. */
  end(): void {
    this.rest();
    this.player.src = "";
  }

  #partId: string | undefined;

  #load({ partId }: Clip, { now }: Moment, urlOf: (partId: string) => string | null): void {
    const isBroken = this.player.error !== null && now - this.#loadedAt > AGAIN_MS;
    if (partId === this.#partId && !isBroken) return;
    const url = urlOf(partId);
    if (url === null) return;
    this.#partId = partId;
    this.#loadedAt = now;
    this.#clip = undefined;
    this.player.src = url;
    this.player.load();
  }

  #wait(due: number): void {
    const { player } = this;
    if (!player.paused) player.pause();
    if (Math.abs(player.currentTime - due) > CLOSE) player.currentTime = due;
  }

  #keepUp(clip: Clip, due: number, { rate }: Moment): void {
    const { player } = this;
    const lateBy = (due - player.currentTime) / rate;
    // After a gap the file continues at once, but the show didn't.
    if (player.paused || !isSameClip(clip, this.#clip)) {
      this.#jump(due, rate);
      void player.play().catch(() => undefined);
      return;
    }
    if (player.readyState < CAN_PLAY) return;
    if (this.#hasJumped) this.#lead = nextLead(this.#lead, lateBy);
    this.#hasJumped = false;
    const correction = correctionFor(lateBy);
    if (correction.kind === "seek") this.#jump(due, rate);
    else player.playbackRate = rate * (correction.kind === "rate" ? correction.rate : 1);
  }

  #jump(due: number, rate: number): void {
    this.player.playbackRate = rate;
    this.player.currentTime = due + this.#lead * rate;
    this.#hasJumped = true;
  }
}

/** While a show is on air, its last clip grows. */
const isSameClip = (one: Clip, other: Clip | undefined): boolean =>
  one.partId === other?.partId && one.from === other.from;
