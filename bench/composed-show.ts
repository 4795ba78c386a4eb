import type { PictureJob, PictureTile } from "@/lib/composition/picture/picture-job";
import type { SoundJob } from "@/lib/composition/sound/sound-job";
import type { PartSource } from "@/lib/composition/sources/part-source";
import type { StillDescription } from "@/lib/composition/stills/description";
import { drawGround, drawStill } from "@/lib/composition/stills/draw-still";
import { picturePlaces } from "@/lib/composition/stills/picture-places";
import { initialState, type StagePerson, type StageState } from "@/lib/stage";
import { STAGE_WORDS } from "@/lib/stage/words/stage-words";
import { stageLook } from "@/lib/theme/stage-look";
import { BEEPS, madePart, StoredMedia } from "@/test/support/track-parts";

const SIZE = { width: 1280, height: 720 };
/** As long as a piece of a show on air. */
export const PIECE_SECONDS = 4;
export const PIECE_FRAMES = PIECE_SECONDS * 30;
/** Of sound, in AAC frames. Five pieces of picture are as long as four of sound. */
export const SOUND_FRAMES = 234;
export const SOUND_SECONDS = 4.992;
const START_MS = 1_000;

export const LAYOUTS = { solo: 1, duo: 2, grid: 4, present: 3 } as const;
export type Layout = keyof typeof LAYOUTS;

const person = (identity: string): StagePerson => ({
  ...{ identity, name: `Speaker ${identity}`, title: "", kind: "guest", muted: false },
});
const PEOPLE = ["ana", "ben", "cleo", "dan"].map(person);

/** As much as a browser sends of a camera in 720p. */
const AS_SENT = ["-b:v", "1700k", "-maxrate", "1700k", "-bufsize", "1700k"];

/** Four cameras, two of them small, and microphones, of which every piece decodes what it needs. */
export class ComposedShow {
  readonly files = new StoredMedia();
  #cameras: PartSource[] = [];
  #microphone: PartSource | undefined;

  async prepare(): Promise<void> {
    const seconds = PIECE_SECONDS + 4;
    this.#cameras = await Promise.all(
      PEOPLE.map(async ({ identity }, at) => {
        const isLarge = at < 2;
        const source = `testsrc2=s=${isLarge ? "1280x720" : "640x360"}:r=30,noise=alls=8:allf=t`;
        const codec = isLarge ? "h264" : "vp8";
        const made = await madePart({ codec, seconds, source, encoding: isLarge ? AS_SENT : [] });
        return this.files.part(identity, made, 0);
      }),
    );
    const microphone = await madePart({ codec: "opus", seconds: 10, source: BEEPS });
    this.#microphone = this.files.part("microphone", microphone, 0);
  }

  /** Draws what stands still in a layout. */
  async stills(layout: Layout): Promise<void> {
    const said = describedIn(layout);
    for (const [name, { png }] of Object.entries({
      ground: await drawGround(said, SIZE),
      above: await drawStill(said, SIZE),
    }))
      this.files.put(`${name} ${layout}`, Buffer.from(png));
  }

  picture(layout: Layout): PictureJob {
    const places = picturePlaces(describedIn(layout), SIZE);
    const tiles = places.map(({ identity, box, fit, scale }): PictureTile => {
      const camera = this.#cameras[PEOPLE.findIndex((one) => one.identity === identity)];
      if (!camera) throw new Error(`No camera of ${identity}.`);
      const part = { ...camera, chunks: camera.chunks.filter(isNeeded) };
      const source = {
        kind: "track",
        frames: { from: 0, to: PIECE_FRAMES },
        part,
        notBeforeMs: null,
      } as const;
      return { box, fit, scale, crop: { x: 0.5, y: 0.3 }, sources: [source] };
    });
    if (tiles.length !== LAYOUTS[layout]) throw new Error(`${tiles.length} pictures in ${layout}.`);
    return {
      ...{ ...SIZE, frames: PIECE_FRAMES, startMs: START_MS, ground: "#101418", tiles },
      ...{ below: `ground ${layout}`, above: `above ${layout}`, ticker: null, effects: [] },
    };
  }

  sound(): SoundJob {
    if (!this.#microphone) throw new Error("No microphone.");
    const { chunks } = this.#microphone;
    const isHeard = ({ fromMs, toMs }: Time) => toMs > 0 && fromMs < 2_500 + SOUND_SECONDS * 1_000;
    const part = { ...this.#microphone, chunks: chunks.filter(isHeard) };
    const whole = { from: -120_000, to: 250_000 };
    const music = { kind: "music", track: "lobby", position: 9_000_000 } as const;
    return {
      ...{ startMs: 2_500, preRollFrames: 117, frames: SOUND_FRAMES, postRollFrames: 2, levels: {} },
      sections: [
        ...PEOPLE.map(({ identity }) => ({
          source: { kind: "voice" as const, personId: identity, part, isSpeech: true },
          ...{ ...whole, gain: 1 },
        })),
        { source: music, ...whole, gain: 0.3 },
      ],
    };
  }
}

interface Time {
  fromMs: number;
  toMs: number;
}

const isNeeded = ({ fromMs, toMs }: Time): boolean =>
  toMs > START_MS && fromMs < START_MS + PIECE_SECONDS * 1_000;

function describedIn(layout: Layout): StillDescription {
  const stage = PEOPLE.slice(0, LAYOUTS[layout]);
  const page = { number: 1, title: "Where the money went", lines: ["Nights", "Weekends"], image: null };
  const state: StageState = {
    ...initialState({ title: "How we cut our cloud bill in half" }),
    ...{ phase: "live", layout, stage },
    lower_third: { identity: "ana", title: "Speaker ana", subtitle: "Head of Platform" },
  };
  if (layout === "present")
    state.deck = { visible: true, presentation_id: "deck", page: 1, page_count: 1, pages: [page] };
  return {
    ...{ state, look: stageLook("midnight", null), words: STAGE_WORDS, votes: null, screenOf: null },
    people: Object.fromEntries(stage.map(({ identity }) => [identity, "camera"])),
    contentBelow: false,
    images: { logo: null, slide: null, whiteboard: null },
  };
}
