import type { Tile } from "../layouts";
import { bottomOf, type Rect } from "../layouts/rect";
import type { StagePerson, StageState } from "../state";
import { faceLine } from "./faces";
import { clamp, type Scale } from "./scale";

type Words = NonNullable<StageState["lower_third"]>;

export interface PlacedLowerThird {
  /** May be wider than its text. */
  rect: Rect;
  fontPx: number;
  /** Two if there's room for name and role on separate lines. */
  lines: 1 | 2;
  /** False if one line only has room for the name. */
  hasRole: boolean;
  /** Whose tile it's in; null for one that lies over the frame. */
  owner: string | null;
}

/** Height of one and two lines with background, in em of the first line. */
const HEIGHT_EM = { 1: 1.9, 2: 3.3 } as const;
const MIN_TWO_LINES_PX = 11;
const MIN_PX = 8;
const MIN_MARGIN_PX = 3;
/** Width of a wide letter of a name, then of a role, and the space before and after the text, in em. */
const NAME_EM = 0.68;
const ROLE_EM = 0.38;
const PADDING_EM = 3;
const BETWEEN_EM = 0.8;

interface LowerThirdInput {
  words: Words | null;
  people: readonly Pick<StagePerson, "identity" | "name">[];
  tiles: readonly Tile[];
  /** The area for the tiles. */
  field: Rect;
  /** Upper edge of the ticker. */
  floor: number;
  scale: Scale;
}

/**
 * Places the lower third along the lower edge of its owner's tile, below the face. Without an owner, places
 * it along the lower edge of the frame.
 */
export function placeLowerThird(input: LowerThirdInput): PlacedLowerThird | null {
  const { words, tiles, field } = input;
  if (!words) return null;
  const owner = ownerOf(words, input.people);
  const tile = owner === null ? undefined : tiles.find(({ identity }) => identity === owner);
  return placeIn(input, words, tile ?? field, tile ? owner : null);
}

/** Returns the owner: the person it names by id, or whoever on stage has the name in it. */
const ownerOf = ({ identity, title }: Words, people: LowerThirdInput["people"]): string | null =>
  identity ?? people.find(({ name }) => name === title)?.identity ?? null;

function placeIn(
  { tiles, floor, scale }: LowerThirdInput,
  words: Words,
  tile: Rect,
  owner: string | null,
): PlacedLowerThird {
  const { widthPx, heightPx, safePx } = scale;
  const tileWidth = tile.width * widthPx;
  const margin = clamp(MIN_MARGIN_PX, Math.min(tileWidth * 0.03, tile.height * heightPx * 0.06), safePx);
  const wide = tileWidth - 2 * margin;
  const isOverTicker = bottomOf(tile) > floor;
  const bottom = isOverTicker
    ? floor - (owner === null ? safePx : MIN_MARGIN_PX) / heightPx
    : bottomOf(tile) - margin / heightPx;
  const columns = { x: tile.x + margin / widthPx, width: wide / widthPx };
  const roomPx = (bottom - faceLine(tiles, columns, bottomOf(tile))) * heightPx;
  const wanted = clamp(11, tileWidth * 0.052, Math.min(44, Math.max(12, widthPx * 0.027)));
  const { fontPx, lines } = fitLines(roomPx, wanted, words.subtitle !== "");
  const height = (fontPx * HEIGHT_EM[lines]) / heightPx;
  const hasRole = lines === 2 || (words.subtitle !== "" && lettersPx(words, fontPx, 1) <= wide);
  const width = Math.min(wide, lettersPx(hasRole ? words : { ...words, subtitle: "" }, fontPx, lines));
  return {
    rect: { x: columns.x, y: bottom - height, width: width / widthPx, height },
    fontPx,
    lines,
    hasRole,
    owner,
  };
}

/**
 * Returns the largest font size up to the wanted one that stays below the face: in two lines, otherwise in
 * one.
 */
function fitLines(roomPx: number, wanted: number, hasRole: boolean): { fontPx: number; lines: 1 | 2 } {
  const inTwo = Math.min(wanted, roomPx / HEIGHT_EM[2]);
  if (hasRole && inTwo >= MIN_TWO_LINES_PX) return { fontPx: inTwo, lines: 2 };
  return { fontPx: Math.max(MIN_PX, Math.min(wanted, roomPx / HEIGHT_EM[1])), lines: 1 };
}

function lettersPx({ title, subtitle }: Words, fontPx: number, lines: 1 | 2): number {
  const name = title.length * NAME_EM;
  const role = subtitle.length * ROLE_EM;
  const beside = role > 0 ? name + BETWEEN_EM + role : name;
  return ((lines === 2 ? Math.max(name, role) : beside) + PADDING_EM) * fontPx;
}
