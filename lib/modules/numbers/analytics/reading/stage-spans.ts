import type { StageSpan } from "@/lib/analytics";
import {
  isInLowerThird,
  isStageCovered,
  type NamedSponsor,
  namesOnStage,
  placeInTicker,
} from "@/lib/modules/show-basics/sponsor-lines";
import { readEntries } from "@/lib/modules/stage/show-ledger";
import type { Ctx } from "@/lib/operation/ctx";
import { replay, type StageState, sameJson } from "@/lib/stage";

const BATCH = 500;

/** Reads from a show's ledger what was on stage from its first entry on, in order. The last span doesn't end. */
export async function readStageSpans(
  ctx: Pick<Ctx, "sql">,
  eventId: string,
  sponsors: readonly NamedSponsor[],
): Promise<StageSpan[]> {
  const spans: StageSpan[] = [];
  const names = namesOnStage(sponsors);
  let state: StageState | null = null;
  for (let after = 0; ; ) {
    const entries = await readEntries(ctx, eventId, { after, limit: BATCH, types: [], changes: true });
    for (const entry of entries) {
      state = replay(state, entry);
      if (state) append(spans, shownIn(state, names), entry.at.getTime());
    }
    if (entries.length < BATCH) return spans;
    after = entries.at(-1)?.seq ?? after;
  }
}

type Shown = Omit<StageSpan, "from" | "to">;

/** Most changes leave what counts here as it was. */
function append(spans: StageSpan[], shown: Shown, at: number): void {
  const last = spans.at(-1);
  if (last) {
    const { from, to, ...before } = last;
    if (sameJson(before, shown)) return;
    last.to = at;
  }
  spans.push({ ...shown, from: at, to: Number.POSITIVE_INFINITY });
}

function shownIn(state: StageState, names: ReturnType<typeof namesOnStage>): Shown {
  const { scenes, scene_id, layout, stage } = state;
  const named = (shows: (names: readonly string[]) => boolean) =>
    [...names].filter(([, own]) => shows(own)).map(([id]) => id);
  return {
    segmentId: scene_id,
    segment: scenes.find(({ id }) => id === scene_id)?.title ?? null,
    layout,
    covered: isStageCovered(state),
    people: stage.map(({ identity }) => identity),
    lowerThird: named((own) => isInLowerThird(state, own)),
    ticker: named((own) => placeInTicker(state, own) >= 0),
  };
}
