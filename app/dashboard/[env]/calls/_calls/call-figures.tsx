import { cache } from "react";
import { OUTCOME_TONES, OUTCOME_WORDS } from "@/components/dashboard/calls/call-words";
import { TalkBar } from "@/components/dashboard/calls/list/talk-bar";
import { Badge } from "@/components/ui/badge";
import type { Environment } from "@/lib/platform/security/principal";
import { read } from "../../../_lib/read";

interface FigureProps {
  environment: Environment;
  callId: string;
}

/** The list has no analyses, so each call's is read once, for both of its columns. */
const analysisOf = cache(async (environment: Environment, callId: string) => {
  const { data } = await read(environment, "getCall", { params: { call_id: callId } });
  return data?.analysis ?? null;
});

export async function CallOutcome({ environment, callId }: FigureProps) {
  const analysis = await analysisOf(environment, callId);
  if (!analysis) return <span className="text-ink-muted">–</span>;
  const { kind } = analysis.outcome;
  return <Badge tone={OUTCOME_TONES[kind]}>{OUTCOME_WORDS[kind]}</Badge>;
}

export async function CallTalk({ environment, callId }: FigureProps) {
  const ratio = (await analysisOf(environment, callId))?.talk_ratio;
  return ratio ? <TalkBar ratio={ratio} /> : <span className="text-ink-muted">–</span>;
}
