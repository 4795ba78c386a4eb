import { RENDITIONS } from "@/lib/modules/after/playback";
import type { PictureSize } from "@/lib/program";
import { stageWordsFor } from "@/lib/stage/words/stage-words-for";
import type { StandIn } from "../planning/next-piece";
import type { Plan } from "../planning/planned-piece";
import { standInFor } from "../planning/stand-in";
import type { KnownPiece } from "../planning/verdict";
import { readKnown } from "../rows/piece-rows";
import type { ProgramAt } from "../rows/program-at";
import type { ProgramSources } from "../sources";

/** Returns what is played where a piece of this show can't be made. */
export function standInsFor(
  { title, language }: ProgramAt,
  { look }: ProgramSources,
  size: PictureSize,
): StandIn {
  const line = stageWordsFor(language).missing;
  return (piece) => standInFor(piece, { look, size, title, line });
}

/** Returns what is known of a plan's pieces, and of what stands in for them. */
export async function readKnownOf(
  { id }: ProgramAt,
  plan: Plan,
  standIn: StandIn,
): Promise<Map<string, KnownPiece>> {
  const pieces = RENDITIONS.flatMap((rendition) => plan[rendition]);
  const known = await readKnown(
    id,
    pieces.map(({ key }) => key),
  );
  const failed = pieces.filter(({ key }) => known.get(key)?.state === "failed");
  if (failed.length === 0) return known;
  const others = await readKnown(
    id,
    failed.map((piece) => standIn(piece).key),
  );
  return new Map([...known, ...others]);
}
