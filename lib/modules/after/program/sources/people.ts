import type { SoundPiece, Span } from "@/lib/program";
import { personOf } from "@/lib/stage/room-identity";

/**
 * Returns the ids of everyone whose picture, screen or name is in a span. Text that names someone without saying who
 * it is, such as a question's author, doesn't count. Silhouettes are no one.
 */
export function peopleInPicture({ picture }: Span): string[] {
  if (picture.kind === "card") return [];
  const { state, tiles, placement, screenOf, silhouettes } = picture;
  const named = [
    ...state.stage.map(({ identity }) => identity),
    ...placement.tiles.map(({ identity }) => identity),
    ...tiles.map((tile) => ("identity" in tile ? tile.identity : null)),
    ...[screenOf, state.spotlight, state.zoom.target, state.lower_third?.identity ?? null],
  ];
  return peopleOf(named.filter((identity) => identity !== null && !silhouettes.includes(identity)));
}

/** Returns the ids of everyone who is heard in a piece, or right before it. The announcer is one of them. */
export const peopleInSound = ({ sections }: SoundPiece): string[] =>
  peopleOf(sections.map(({ source }) => (source.kind === "track" ? source.personId : null)));

const peopleOf = (identities: readonly (string | null)[]): string[] =>
  [...new Set(identities.flatMap((identity) => (identity === null ? [] : [personOf(identity)])))].sort();
