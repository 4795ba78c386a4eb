import { minutesIn, percent, sponsorTimes, tenths } from "@/lib/analytics";
import { REACTIONS } from "@/lib/live";
import { sponsorStills } from "@/lib/modules/after/playback";
import { visitorsOf } from "@/lib/modules/numbers/visits";
import { namesOfPeople } from "@/lib/modules/replays/recordings";
import type { Programs, ShowWatch } from "@/lib/modules/stage/show-numbers";
import { programsOf } from "@/lib/modules/stage/show-numbers";
import type { Ctx } from "@/lib/operation/ctx";
import { iso } from "@/lib/platform/runtime/clock";
import type { AnalyticsFigures } from "../schema";
import { afterTotals } from "./after-totals";
import { actionsByMinute, audienceTotals, callsToAction, clicksByHost } from "./audience-actions";
import { readPolls } from "./polls";
import { retentionOf } from "./retention";
import { readSources } from "./sources";
import { readStageSpans } from "./stage-spans";

type Reader = Pick<Ctx, "sql" | "db">;

/** Returns all of a show's numbers except its attendees. */
export async function readFigures(ctx: Reader, eventId: string, watch: ShowWatch): Promise<AnalyticsFigures> {
  const programs = await programsOf(ctx, eventId);
  const { clicked, answered, ...totals } = await audienceTotals(ctx, eventId, programs);
  const { registered, sources } = await readSources(ctx, eventId, watch);
  const { nps, views, replayed } = await afterTotals(ctx, eventId, programs);
  const seen = await visitorsOf(ctx, eventId);
  const { attended, stayed, durationMs, ms } = watch;
  return {
    as_of: iso(new Date(watch.asOf)),
    on_air: watch.onAir,
    registered,
    attended,
    peak_concurrent: watch.peak,
    duration_min: minutesIn(durationMs),
    avg_watch_min: attended === 0 ? 0 : minutesIn(ms / attended),
    completion_pct: percent(ms, attended * durationMs),
    ...totals,
    replay_views: views,
    nps,
    polls: await readPolls(ctx, eventId, programs),
    funnel: { seen, registered, joined: attended, stayed, clicked, answered, replayed },
    sources,
    reactions: await reactionsOf(ctx, eventId),
    calls_to_action: await callsToAction(ctx, eventId, programs),
    ...(await onStage(ctx, eventId, watch, programs)),
  };
}

async function onStage(
  ctx: Reader,
  eventId: string,
  watch: ShowWatch,
  programs: Programs,
): Promise<Pick<AnalyticsFigures, "retention" | "sponsors">> {
  const did = await actionsByMinute(ctx, eventId, programs, watch);
  const sponsors = await ctx.db.sponsor.findMany({
    where: { eventId },
    select: { id: true, name: true, previousNames: true, url: true },
    orderBy: [{ createdAt: "asc" }, { id: "asc" }],
  });
  const spans = await readStageSpans(ctx, eventId, sponsors);
  const people = [...new Set(spans.flatMap((span) => span.people))];
  const names = await namesOfPeople(ctx, { id: eventId }, people);
  return {
    retention: retentionOf(watch, { spans, did, names }),
    sponsors: await sponsorProof(ctx, eventId, { sponsors, spans, watch, programs }),
  };
}

interface Sponsored {
  sponsors: readonly { id: string; name: string; url: string }[];
  spans: Parameters<typeof sponsorTimes>[0];
  watch: ShowWatch;
  programs: Programs;
}

async function sponsorProof(
  ctx: Reader,
  eventId: string,
  { sponsors, spans, watch, programs }: Sponsored,
): Promise<AnalyticsFigures["sponsors"]> {
  if (sponsors.length === 0) return [];
  const times = sponsorTimes(spans, watch);
  const clicksTo = await clicksByHost(ctx, eventId, programs);
  const stills = await sponsorStills(ctx, eventId);
  return sponsors.map(({ id, name, url }) => {
    const { lowerThirdMs = 0, tickerMs = 0, viewerMs = 0 } = times.get(id) ?? {};
    return {
      sponsor_id: id,
      name,
      lower_third_sec: tenths(lowerThirdMs / 1000),
      ticker_sec: tenths(tickerMs / 1000),
      viewer_sec: tenths(viewerMs / 1000),
      clicks: clicksTo(url),
      stills: stills(id),
    };
  });
}

async function reactionsOf(ctx: Reader, eventId: string): Promise<AnalyticsFigures["reactions"]> {
  const row = await ctx.db.showAudience.findUnique({ where: { eventId } });
  const counts = REACTIONS.map((_, place) => row?.reactions[place] ?? 0);
  return {
    total: counts.reduce((sum, one) => sum + one, 0),
    by_kind: Object.fromEntries(REACTIONS.map((kind, place) => [kind, counts[place] ?? 0])),
  };
}
