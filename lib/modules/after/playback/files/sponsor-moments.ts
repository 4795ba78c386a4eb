import {
  isInLowerThird,
  isStageCovered,
  type NamedSponsor,
  namesOnStage,
  placeInTicker,
  type StillPlacement,
} from "@/lib/modules/show-basics/sponsor-lines";
import { editedStages, frameAt, inMedia, type MediaRange, programTime } from "@/lib/program";
import { placementOf, type StageState } from "@/lib/stage";
import { tickerPartBefore, tickerRoundSeconds } from "@/lib/stage/placement/ticker-round";
import type { ReadShow } from "../rows/read-show";

export interface SponsorMoment {
  sponsorId: string;
  placement: StillPlacement;
  /** Of the program. */
  frame: number;
}

/** A time in which a sponsor is named, and which item of the ticker does that since when. */
interface Named extends MediaRange {
  ticker: { items: readonly string[]; place: number; sinceMs: number } | null;
}

/** Returns where a program shows each sponsor best, in each of its placements. */
export function sponsorMoments(
  { show, line, edits }: ReadShow,
  sponsors: readonly NamedSponsor[],
): SponsorMoment[] {
  if (sponsors.length === 0) return [];
  const sessions = editedStages(show, edits);
  return [...namesOnStage(sponsors)].flatMap(([id, names]) =>
    (["lower_third", "ticker"] as const).flatMap((placement) => {
      const named = sessions.flatMap(({ sessionId, stages }) =>
        namedIn(stages, { sessionId, names, placement }),
      );
      const at = bestOf(named, line.stretches);
      return at === null ? [] : [{ sponsorId: id, placement, frame: frameAt(at) }];
    }),
  );
}

type Stages = ReturnType<typeof editedStages>[number]["stages"];

function namedIn(
  stages: Stages,
  { sessionId, names, placement }: { sessionId: string; names: readonly string[]; placement: StillPlacement },
): Named[] {
  const found: Named[] = [];
  let ticker = { items: "", sinceMs: 0 };
  for (const { from, to, state } of stages) {
    const items = state.ticker.visible ? state.ticker.items.join("\n") : "";
    if (items !== ticker.items) ticker = { items, sinceMs: from };
    if (!isSeen(state, names, placement)) continue;
    const last = found.at(-1);
    const run = { items: state.ticker.items, place: placeInTicker(state, names), sinceMs: ticker.sinceMs };
    if (last?.toMs === from && last.ticker?.sinceMs === (placement === "ticker" ? run.sinceMs : undefined))
      last.toMs = to;
    else found.push({ sessionId, fromMs: from, toMs: to, ticker: placement === "ticker" ? run : null });
  }
  return found;
}

/** Not everything that is on has room. */
const PICTURE = { ratio: 16 / 9, widthPx: 1_280 };

function isSeen(state: StageState, names: readonly string[], placement: StillPlacement): boolean {
  const isNamed = placement === "ticker" ? placeInTicker(state, names) >= 0 : isInLowerThird(state, names);
  if (!isNamed || isStageCovered(state)) return false;
  const { ticker, lowerThird } = placementOf(state, PICTURE);
  return (placement === "ticker" ? ticker : lowerThird) !== null;
}

/** Returns the middle of the longest time that the program plays; of a ticker, when the name has come into the picture. */
function bestOf(named: readonly Named[], stretches: ReadShow["line"]["stretches"]): number | null {
  const played = named
    .flatMap((one) => inMedia(stretches, one).map((range) => ({ ...range, ticker: one.ticker })))
    .sort((a, b) => b.toMs - b.fromMs - (a.toMs - a.fromMs));
  const moments = played.map(({ fromMs, toMs, ticker, sessionId }) => ({
    sessionId,
    ms: (ticker && whenInTicker(ticker, { fromMs, toMs })) ?? null,
    middle: (fromMs + toMs) / 2,
  }));
  const best = moments.find(({ ms }) => ms !== null) ?? moments[0];
  return best ? programTime(stretches, { sessionId: best.sessionId, ms: best.ms ?? best.middle }) : null;
}

/** How long before the item reaches the left edge it's in the picture as a whole. */
const BEFORE_MS = 2_000;

function whenInTicker(
  { items, place, sinceMs }: NonNullable<Named["ticker"]>,
  { fromMs, toMs }: { fromMs: number; toMs: number },
): number | null {
  const roundMs = 1_000 * tickerRoundSeconds(items);
  const first = sinceMs + roundMs * tickerPartBefore(items, place) - BEFORE_MS;
  const at = first + roundMs * Math.max(0, Math.ceil((fromMs - first) / roundMs));
  return at < toMs ? at : null;
}
