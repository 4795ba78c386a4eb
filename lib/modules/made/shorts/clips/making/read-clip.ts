import type { Area, ClipTile, ClipWord, Frames, Scene } from "@/lib/composition/clips/plan/clip-source";
import { cornerReach } from "@/lib/composition/stills/layers/tiles";
import type { Clip, Recording } from "@/lib/generated/prisma/client";
import { readShow, spokenLines, wordTimes } from "@/lib/modules/after/playback";
import { ProgramReader, type ProgramSources } from "@/lib/modules/after/program";
import { FRAME_RATE, frameAt, msOfFrame, programTime, type Span, spansOf } from "@/lib/program";
import { overlap } from "@/lib/stage/layouts/rect";
import { personOf } from "@/lib/stage/room-identity";
import { stageLook } from "@/lib/theme/stage-look";

/** What a clip's plan needs to know of its recording. */
export interface ReadClip {
  /** In frames of the program. */
  range: Frames;
  words: ClipWord[];
  isTimed: boolean;
  scenes: Scene[];
  /** Everyone on stage or heard, by the name that's shown. */
  people: Map<string, string>;
  design: ProgramSources["design"];
}

/** Null if the recording was deleted, or an edit cut into the segment. */
export async function readClip(clip: Clip, recording: Recording): Promise<ReadClip | null> {
  const read = await readShow(recording.id);
  const sources = await new ProgramReader(recording.id).read();
  if (!read || !sources) return null;
  const placeOf = (ms: number) => programTime(read.line.stretches, { sessionId: clip.sessionId, ms });
  const [start, last] = [placeOf(clip.fromMs), placeOf(clip.toMs - 1)];
  const length = clip.toMs - clip.fromMs;
  if (start === null || last === null || Math.abs(last - start - length) > 100) return null;
  const from = frameAt(start);
  const range = { from, to: Math.min(read.line.frames, from + Math.floor((length * FRAME_RATE) / 1_000)) };
  const scenes = scenesOf(sources, range);
  const { words, isTimed, names } = await wordsOf(recording.id, range);
  const people = new Map([...names, ...scenes.flatMap(({ people: seen }) => [...seen])]);
  return { range, words, isTimed, scenes, people, design: sources.design };
}

/** The stage is placed for this size. */
const SIZE = { width: 1_280, height: 720 };

function scenesOf(sources: ProgramSources, range: Frames): (Scene & { people: Map<string, string> })[] {
  const { show, tracks, edits, look, design } = sources;
  const corner = cornerReach(stageLook(design.theme, design.accent));
  const spans = spansOf(show, tracks, edits, {
    ...{ size: SIZE, look, composer: "clip", fromProgramFrame: range.from },
  });
  const near = spans.filter(
    ({ programFrame, frames }) => programFrame < range.to && programFrame + frames > range.from,
  );
  const scenes: (Scene & { people: Map<string, string> })[] = [];
  for (const span of near) {
    const { programFrame: from, frames } = span;
    const tiles = tilesOf(span, corner);
    const last = scenes.at(-1);
    if (last && JSON.stringify(last.tiles) === JSON.stringify(tiles)) last.to = from + frames;
    else scenes.push({ from, to: from + frames, tiles, people: namesIn(span) });
  }
  return scenes;
}

/** What a picture is a tile of; nothing in a card. */
function tilesOf({ picture }: Span, corner: number): ClipTile[] {
  if (picture.kind === "card") return [];
  const { tiles, lowerThird, ticker, cta } = picture.placement;
  return picture.tiles.map((tile, index) => {
    const identity = "identity" in tile ? tile.identity : null;
    const over = [tiles[index]?.tag, lowerThird, ticker, cta].flatMap((one) => one?.rect ?? []);
    return {
      kind: tile.kind,
      personId: identity === null ? null : personOf(identity),
      area: tile.isFlush ? tile.rect : withoutCorners(tile.rect, corner),
      written: over.filter((rect) => overlap(rect, tile.rect)),
      isStill: "sources" in tile && tile.sources.length === 0,
    };
  });
}

/** The largest part of a tile that has the stage's ground nowhere in it. */
const withoutCorners = ({ x, y, width, height }: Area, across: number): Area => {
  const down = (across * SIZE.width) / SIZE.height;
  return { x: x + across, y: y + down, width: width - 2 * across, height: height - 2 * down };
};

const namesIn = ({ picture }: Span): Map<string, string> =>
  new Map(
    picture.kind === "card"
      ? []
      : picture.state.stage.flatMap(({ identity, name }) =>
          picture.silhouettes.includes(identity) ? [] : [[personOf(identity), name] as const],
        ),
  );

/** Words around a range. Of a line without times of its words, they are estimated. */
async function wordsOf(recordingId: string, range: Frames) {
  const lines = (await spokenLines(recordingId, { words: true })) ?? [];
  const [from, to] = [msOfFrame(range.from), msOfFrame(range.to)];
  const near = lines.filter(({ text, fromMs, toMs }) => text !== "" && toMs > from && fromMs < to);
  const words = near.flatMap((line) => {
    const timed = line.words ?? wordTimes({ ...line, words: null });
    return timed.map(({ text, fromMs, toMs }): ClipWord => ({ text, fromMs, toMs, personId: line.saidBy }));
  });
  return {
    words: words.sort((a, b) => a.fromMs - b.fromMs),
    isTimed: near.length > 0 && near.every((line) => line.words !== null),
    names: near.map(({ saidBy, speaker }) => [saidBy, speaker ?? ""] as const),
  };
}
