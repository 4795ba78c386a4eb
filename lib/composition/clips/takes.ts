import type { Shot } from "@/lib/composition/clips/plan/shots";
import type { ClipJob } from "./clip-job";

/** A shot between two cuts, and how close it is. */
export interface Take extends Shot {
  zoom: number;
}

/** A little closer after a cut, so that it looks meant. */
const ZOOMS = { calm: 1, standard: 1.06, energetic: 1.12 } as const;
/** A shorter one would only flicker, in frames. */
const SHORTEST = 20;

/** Divides shots where something was cut out, and comes closer after every other cut. */
export function takesOf({ shots, kept, look }: Pick<ClipJob, "shots" | "kept" | "look">): Take[] {
  const zoom = ZOOMS[look.motion];
  if (zoom === 1) return shots.map((shot) => ({ ...shot, zoom: 1 }));
  const cuts = cutsIn(kept);
  return shots.flatMap((shot) => {
    if (shot.view.kind !== "person") return [{ ...shot, zoom: 1 }];
    const borders: number[] = [shot.from];
    for (const cut of cuts)
      if (cut - (borders.at(-1) ?? 0) >= SHORTEST && shot.to - cut >= SHORTEST) borders.push(cut);
    return borders.map((from, index) => ({
      ...shot,
      ...{ from, to: borders[index + 1] ?? shot.to, zoom: index % 2 === 0 ? 1 : zoom },
    }));
  });
}

/** Returns the clip's frames before which something was cut out. */
function cutsIn(kept: ClipJob["kept"]): number[] {
  let before = 0;
  return kept.slice(0, -1).map(({ from, to }) => {
    before += to - from;
    return before;
  });
}
