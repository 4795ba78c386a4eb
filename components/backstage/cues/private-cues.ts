import type { PrivateMessage } from "@/components/room/private-chat";
import type { DataOf } from "@/lib/client/wire-types";
import { Store } from "@/lib/room/store";
import type { StageState } from "@/lib/stage";
import type { CueSilence } from "@/lib/stage/private-cues";
import { AnnouncedCues } from "./announced-cues";
import { type Cue, dueCues } from "./due-cue";
import { waitForPause } from "./wait-for-pause";

/** Why a cue was not heard. The browser can block its sound, too. */
export type Unheard = CueSilence | "blocked";

export interface CueView {
  /** The latest cue, while it is shown. */
  shown: { text: string; by: string | null; unheard: Unheard | null } | null;
  /** A cue is playing, so everything else is turned down. */
  sounding: boolean;
  /** Whether this browser speaks cues aloud. */
  spoken: boolean;
  /** Whether the show's timing gives this guest cues; null until known. */
  fromTiming: boolean | null;
  /** Why cues are not spoken here; null if they are. */
  silence: CueSilence | null;
  /** The run of show, with the guest's own segments. */
  segments: DataOf<"getMyCues">["segments"];
}

interface Watched<Value> {
  get: () => Value;
  subscribe: (listener: () => void) => () => void;
}

interface PrivateCuesOptions {
  slug: string;
  storage: Pick<Storage, "getItem" | "setItem"> | undefined;
  stage: Watched<{ state: StageState | null }>;
  messages: Watched<readonly PrivateMessage[]>;
  /** Server time in epoch milliseconds. */
  now: () => number;
  fetch: () => Promise<DataOf<"getMyCues">>;
  hear: (cue: string) => Promise<DataOf<"hearMyCue">>;
  /** Resolves when it is over; false if it was not heard. */
  play: (sound: ArrayBuffer) => Promise<boolean>;
  /** Whether the guest speaks on stage, or someone speaks to them privately. */
  isSpeaking: () => boolean;
  /** False if another device of theirs is on stage and plays the cues. */
  isHeardHere: () => boolean;
}

const TICK_MS = 250;
const LOOK_MS = 15_000;
/** Cues due within this time are prepared. */
const AHEAD_MS = 20_000;
const SHOWN_MS = 30_000;

/** Delivers each of a guest's cues once, at its time: as text, and as sound in their ear. */
export class PrivateCues {
  readonly view: Store<CueView>;
  private readonly announced: AnnouncedCues;
  private readonly sounds = new Map<string, Promise<DataOf<"hearMyCue">>>();
  private readonly unwatch: (() => void)[] = [];
  private timed: readonly Cue[] = [];
  /** The segment that the cues belong to. */
  private part = "";
  private hide: ReturnType<typeof setTimeout> | undefined;
  /** Sounds play one after the other. Of those waiting, only the newest is played. */
  private line: Promise<void> = Promise.resolve();
  private turn = 0;

  constructor(private readonly options: PrivateCuesOptions) {
    this.announced = new AnnouncedCues(options.storage, `showrunner.cues.${options.slug}`);
    const spoken = readSpoken(options.storage);
    const unknown = { fromTiming: null, silence: null, segments: [] };
    this.view = new Store({ shown: null, sounding: false, spoken, ...unknown });
  }

  start(): void {
    if (this.unwatch.length > 0) return;
    const { stage } = this.options;
    const ticks = setInterval(this.tick, TICK_MS);
    const looks = setInterval(() => stage.get().state?.phase !== "ended" && void this.look(), LOOK_MS);
    this.unwatch.push(
      stage.subscribe(this.follow),
      () => clearInterval(ticks),
      () => clearInterval(looks),
    );
    this.part = partOf(stage.get().state);
    void this.look();
  }

  stop(): void {
    for (const end of this.unwatch.splice(0)) end();
    clearTimeout(this.hide);
    this.dismiss();
    this.turn += 1;
  }

  choose(spoken: boolean): void {
    this.patch({ spoken });
    try {
      this.options.storage?.setItem(SPOKEN, spoken ? "on" : "off");
    } catch {
      // Private windows may refuse to store; the choice then lasts for this visit.
    }
  }

  dismiss(): void {
    this.patch({ shown: null });
  }

  /** Drops the previous segment's cues once another segment starts or the current one changes length. */
  private readonly follow = (): void => {
    const part = partOf(this.options.stage.get().state);
    if (part === this.part) return;
    this.part = part;
    this.timed = [];
    void this.look();
  };

  private async look(): Promise<void> {
    const { part } = this;
    const answer = await this.options.fetch().catch(() => null);
    if (!answer || part !== this.part) return;
    this.timed = answer.cues.map(({ name, text, at }) => ({ name, text, by: null, at: Date.parse(at) }));
    const { from_timing: fromTiming, silence, segments } = answer;
    this.patch({ fromTiming, silence, segments });
  }

  private readonly tick = (): void => {
    const now = this.options.now();
    const isAnnounced = (name: string) => this.announced.has(name);
    for (const { name, at } of this.timed)
      if (at > now && at - now < AHEAD_MS && this.isHeard() && !isAnnounced(name)) void this.sound(name);
    const due = dueCues([...this.timed, ...this.written()], now, isAnnounced);
    this.announced.add(due.map(({ name }) => name));
    const last = due.at(-1);
    if (last) this.announce(last);
  };

  private written(): Cue[] {
    return this.options.messages
      .get()
      .filter(({ from, spoken }) => from === "crew" && spoken)
      .map(({ id, text, name, sent_at }) => ({ name: id, text, by: name, at: Date.parse(sent_at) }));
  }

  private announce(cue: Cue): void {
    const { text, by, name } = cue;
    this.turn += 1;
    const { turn } = this;
    clearTimeout(this.hide);
    this.hide = setTimeout(() => this.dismiss(), SHOWN_MS);
    this.patch({ shown: { text, by, unheard: null } });
    if (!this.isHeard()) return;
    const ready = this.sound(name);
    this.sounds.delete(name);
    this.line = this.line.then(() => this.say(ready, turn)).catch(() => this.missed(turn, "failed"));
  }

  private async say(ready: Promise<DataOf<"hearMyCue">>, turn: number): Promise<void> {
    const { sound, silence } = await ready;
    if (sound === null) return this.missed(turn, silence ?? "failed");
    await waitForPause(this.options.isSpeaking);
    if (turn !== this.turn || !this.isHeard()) return;
    this.patch({ sounding: true });
    try {
      if (!(await this.options.play(bytesOf(sound)))) this.missed(turn, "blocked");
    } finally {
      this.patch({ sounding: false });
    }
  }

  private sound(name: string): Promise<DataOf<"hearMyCue">> {
    const known = this.sounds.get(name);
    if (known) return known;
    const asked = this.options.hear(name);
    this.sounds.set(name, asked);
    // If preparing it failed, it is requested again when it is due.
    asked.catch(() => this.sounds.delete(name));
    return asked;
  }

  private isHeard(): boolean {
    const { spoken, silence } = this.view.get();
    return spoken && silence === null && this.options.isHeardHere();
  }

  private missed(turn: number, unheard: Unheard): void {
    const { shown } = this.view.get();
    if (turn === this.turn && shown) this.patch({ shown: { ...shown, unheard } });
  }

  private patch(change: Partial<CueView>): void {
    this.view.update((view) => ({ ...view, ...change }));
  }
}

const SPOKEN = "showrunner.spoken-cues";

function readSpoken(storage: PrivateCuesOptions["storage"]): boolean {
  try {
    return storage?.getItem(SPOKEN) !== "off";
  } catch {
    return true;
  }
}

/** Everything about the live timing that the audience's stage contains. */
function partOf(state: StageState | null): string {
  if (!state) return "";
  const { phase, rehearsal, scene_id, scene_started_at, scenes, mask } = state;
  const length = scenes.find(({ id }) => id === scene_id)?.duration_sec;
  return JSON.stringify([phase, rehearsal, scene_id, scene_started_at, length, mask.level]);
}

function bytesOf(base64: string): ArrayBuffer {
  const bytes = Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
  return bytes.buffer;
}
