import type { CardPicture, StagePicture } from "@/lib/program";
import { initialState } from "@/lib/stage";
import type { PersonPicture, StillDescription } from "../stills/description";

type Words = Pick<StillDescription, "look" | "words" | "images">;

/** Returns the description of a span's stills. */
export function stillOf(picture: StagePicture | CardPicture, words: Words): StillDescription {
  const plain = { votes: null, people: {}, screenOf: null, contentBelow: false };
  if (picture.kind === "card") return { ...words, ...plain, state: cardState(picture) };
  const { state, votes, screenOf, tiles } = picture;
  const people: Record<string, PersonPicture> = {};
  for (const identity of picture.silhouettes) people[identity] = "silhouette";
  for (const tile of tiles)
    if (tile.kind === "person") people[tile.identity] = tile.sources.length > 0 ? "camera" : "initials";
  const contentBelow = tiles.some(
    (tile) =>
      (tile.kind === "screen" && tile.sources.length > 0) || (tile.kind === "video" && tile.file !== null),
  );
  return { ...words, state, votes, people, screenOf, contentBelow };
}

/** A card says nothing about time. */
const NEVER = "1970-01-01T00:00:00.000Z";

function cardState({ card, title, line }: CardPicture): StillDescription["state"] {
  const state = { ...initialState({ title, stage: [] }), phase: "live" as const };
  if (card !== "holding") return { ...state, mask: { ...state.mask, level: card, message: line ?? "" } };
  return { ...state, holding: { line, why: null, at: NEVER, kept: false } };
}
