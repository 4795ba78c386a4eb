import type { ClipNote } from "@/lib/clips/parts";
import { FRAME_RATE } from "@/lib/composition/grid";
import { phraseLimits } from "@/lib/composition/stills/clips/caption-style";
import type { ClipLook, ClipPhrase } from "@/lib/composition/stills/clips/clip-look";
import type { ClipWord, Frames, Scene } from "./clip-source";
import { programFrames } from "./clip-time";
import { keptFrames } from "./kept-frames";
import { phrasesOf } from "./phrases";
import { type Focus, type Shot, shotsOf } from "./shots";
import { speakersOver } from "./speakers";

export interface ClipAsked {
  /** In frames of the program. */
  range: Frames;
  /** Around the range, in order. */
  words: readonly ClipWord[];
  /** Whether the words' times are their own, and not estimated from their lines. */
  isTimed: boolean;
  scenes: readonly Scene[];
  focus: Focus;
  look: ClipLook;
  removeSilences: boolean;
  removeFillers: boolean;
}

export interface ClipPlan {
  /** In frames of the program. */
  kept: Frames[];
  shots: Shot[];
  phrases: ClipPhrase[];
  notes: ClipNote[];
}

/**
 * Returns what a clip consists of: what is kept of the program, what is shown when, and its captions. It's a function of what was said
 * and of where the program's tiles are, so that the same request gives the same clip.
 */
export function planClip(asked: ClipAsked): ClipPlan {
  const { range, words, isTimed, scenes, focus, look } = asked;
  const [fromMs, toMs] = [range.from, range.to].map((frame) => (frame * 1_000) / FRAME_RATE) as [
    number,
    number,
  ];
  const said = words.filter((word) => word.toMs > fromMs && word.fromMs < toMs);
  const removeFillers = asked.removeFillers && isTimed;
  const kept = keptFrames({
    ...{ range, words: said, language: look.language, removeFillers },
    // Between lines with estimated words, a pause may be in a line.
    removeSilences: asked.removeSilences && isTimed,
  });
  const frames = programFrames(kept);
  const times = frames.map((frame) => (frame * 1_000) / FRAME_RATE);
  const { shots, notes } = shotsOf({ frames, scenes, turns: speakersOver(times, said), focus });
  const phrases = phrasesOf(said, kept, phraseLimits(look));
  return {
    ...{ kept, shots, phrases },
    notes: [
      ...notes,
      ...(asked.removeSilences && !isTimed ? (["silences_kept"] as const) : []),
      ...(asked.removeFillers && !isTimed ? (["fillers_kept"] as const) : []),
      ...(phrases.length === 0 ? (["no_captions"] as const) : []),
    ],
  };
}
