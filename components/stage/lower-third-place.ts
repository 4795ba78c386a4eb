import type { StageState, Tile } from "@/lib/stage";
import type { Area } from "./use-area";

/** Smaller than this, two lines of letters would reach the face. */
const LEAST_PX = { width: 200, height: 140 };

/** Whose lower third it is: as it says itself, or whoever on the stage bears the name in it. */
function lowerThirdOwner(state: StageState): string | null {
  const lower = state.lower_third;
  if (!lower) return null;
  return lower.identity ?? state.stage.find((person) => person.name === lower.title)?.identity ?? null;
}

/** In whose picture the lower third stands; null where it has a line of its own, below the pictures. */
export function lowerThirdPlace(state: StageState, tiles: readonly Tile[], area: Area | null): string | null {
  const owner = lowerThirdOwner(state);
  const tile = owner === null ? undefined : tiles.find(({ identity }) => identity === owner);
  if (!tile || !area) return null;
  const fits = tile.width * area.widthPx >= LEAST_PX.width && tile.height * area.heightPx >= LEAST_PX.height;
  return fits ? owner : null;
}
