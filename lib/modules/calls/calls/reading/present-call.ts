import type { Participant } from "@/lib/calls";
import type { SalesCall } from "@/lib/generated/prisma/client";
import type { Ctx } from "@/lib/operation/ctx";
import { iso, isoOrNull } from "@/lib/platform/runtime/clock";
import type { CallDetailWire, CorrectedCallWire, SalesCallWire } from "../schema";
import { correctedCall, correctedFacts } from "../stored/corrected-call";
import { type Corrections, type GivenFacts, storedCallOf } from "../stored/stored-call";
import type { CallFigures } from "./call-figures";
import { presentAnalysis } from "./present-analysis";
import { presentFacts } from "./present-fact";
import { slugsOf } from "./slugs-of";

/** A row without what only one call's answer has. */
export type ListedRow = Omit<SalesCall, "transcript" | "analysis">;

const NO_FIGURES: CallFigures = { outcome: null, talk_ratio: null };

export function presentCall(
  row: ListedRow,
  slugs: ReadonlyMap<string, string>,
  { outcome, talk_ratio }: CallFigures = NO_FIGURES,
): SalesCallWire {
  const { participants = [] } = correctedFacts(
    row.given as unknown as GivenFacts,
    row.corrections as unknown as Corrections,
  );
  return {
    call_id: row.callId,
    version: row.version,
    title: row.title,
    source: row.source as SalesCallWire["source"],
    event_slug: slugs.get(row.eventId ?? "") ?? null,
    started_at: isoOrNull(row.startedAt),
    timezone: row.timezone,
    language: row.language,
    speakers: row.speakers,
    participants: participants.map(presentParticipant),
    ...{ outcome, talk_ratio },
    lines: row.lineCount,
    duration_sec: row.durationSec,
    keep_until: isoOrNull(row.keepUntil),
    analyzed_at: isoOrNull(row.analyzedAt),
    created_at: iso(row.createdAt),
    updated_at: iso(row.updatedAt),
  };
}

const presentParticipant = ({
  name,
  role,
  company,
  side,
}: Participant): SalesCallWire["participants"][number] => ({
  ...{ name, role: role ?? null, company: company ?? null, side: side ?? null },
});

function presentCorrections(row: SalesCall): CorrectedCallWire["corrections"] {
  const { scores, outcome, participants, ...rest } = storedCallOf(row).corrections;
  return {
    speakers: rest.speakers ?? [],
    sides: rest.sides ?? [],
    title: rest.title ?? null,
    started_at: rest.started_at ?? null,
    timezone: rest.timezone ?? null,
    participants: participants?.map(presentParticipant) ?? null,
    outcome: outcome ?? null,
    summary: { short: rest.summary?.short ?? null, long: rest.summary?.long ?? null },
    scores: scores ?? {},
    facts: presentFacts(row.corrections),
  };
}

export async function presentCorrected(ctx: Pick<Ctx, "db">, row: SalesCall): Promise<CorrectedCallWire> {
  const analysis = row.analysis === null ? null : presentAnalysis(row);
  const figures = analysis && {
    outcome: analysis.outcome.kind,
    talk_ratio: analysis.talk_ratio?.by_side ?? null,
  };
  return {
    call: presentCall(row, await slugsOf(ctx, [row]), figures ?? NO_FIGURES),
    analysis,
    corrections: presentCorrections(row),
  };
}

export async function presentDetail(ctx: Pick<Ctx, "db">, row: SalesCall): Promise<CallDetailWire> {
  const { segments = [] } = correctedCall(storedCallOf(row));
  return {
    ...(await presentCorrected(ctx, row)),
    transcript: segments.map(({ speaker, text, start_sec, end_sec }, index) => ({
      line: index + 1,
      ...{ speaker: speaker ?? null, text, start_sec: start_sec ?? null, end_sec: end_sec ?? null },
    })),
  };
}
