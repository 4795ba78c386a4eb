import type { Call, CallAnalysis, Element, Participant, Side } from "@/lib/calls";
import type { Claims } from "@/lib/calls/model/claims";
import type { Prisma, SalesCall } from "@/lib/generated/prisma/client";
import type { FactKind, FactValuesGiven } from "../facts-schema";
import { withFactIds } from "./fact-ids";

/** A line as it was read. Its number is its place, from 1. */
export interface StoredLine {
  speaker: string | null;
  text: string;
  start_sec: number | null;
  end_sec: number | null;
}

export interface StoredTranscript {
  lines: StoredLine[];
  /** What labels say besides a name. */
  roles: { speaker: string; role: string }[];
}

/** What was sent about a call, or is known about it from its show. */
export type GivenFacts = Pick<Call, "title" | "participants" | "started_at" | "timezone" | "language">;

/** What people corrected. Lists instead of objects with names as keys, because a name can be `__proto__`. */
export interface Corrections {
  /** Names of speakers by their label in the transcript. Labels of one name are one speaker. */
  speakers?: { label: string; name: string }[];
  /** Sides of speakers by their corrected name. */
  sides?: { name: string; side: Side }[];
  title?: string;
  participants?: Participant[];
  /** What participants are called since speakers of their name were renamed. */
  participant_names?: { given: string; name: string }[];
  started_at?: string;
  timezone?: string;
  outcome?: { kind: CallAnalysis["outcome"]["kind"]; text: string };
  summary?: { short?: string; long?: string };
  scores?: Partial<Record<Element, number>>;
  facts?: FactCorrection[];
}

/** What a person corrected about one fact. */
export interface FactCorrection {
  id: string;
  kind: FactKind;
  /** Its sentence. */
  line: number;
  quote: string;
  start_sec: number | null;
  /** What tells it apart from others of its kind in the same sentence, if there are any. */
  identity: string;
  isAlone: boolean;
  /** What was found, as text. */
  text: string;
  removed?: true;
  /** No analysis had it: it's there as long as its sentence is, with all its members in `set`. */
  added?: true;
  set?: FactValuesGiven;
  /** The speaker of the transcript who is the owner that was set, so that a renamed speaker stays it. */
  owner_label?: string;
}

/** A call as stored, with its JSON read. */
export interface StoredCall {
  transcript: StoredTranscript;
  given: GivenFacts;
  corrections: Corrections;
  language: string;
}

/** An analysis as stored. Those from before language models have neither member. */
export type StoredAnalysis = CallAnalysis & {
  analyzed_by?: "rules" | "model";
  /** What the model said, unchecked, so that a correction needs no other answer. */
  claims?: Claims;
};

type Row = Pick<SalesCall, "transcript" | "given" | "corrections" | "language">;

export const storedCallOf = ({ transcript, given, corrections, language }: Row): StoredCall => ({
  transcript: transcript as unknown as StoredTranscript,
  given: given as unknown as GivenFacts,
  corrections: corrections as unknown as Corrections,
  language,
});

export function analysisOf({ analysis }: Pick<SalesCall, "analysis">): StoredAnalysis | null {
  const stored = analysis as unknown as StoredAnalysis | null;
  return stored && withFactIds(withAllEvidence(stored));
}

/** Analyses from before topics and moods had evidence have none there until they are made again. */
const withAllEvidence = (analysis: StoredAnalysis): StoredAnalysis => ({
  ...analysis,
  topics: analysis.topics.map((topic) => ({ ...topic, evidence: topic.evidence ?? [] })),
  sentiment: {
    ...analysis.sentiment,
    over_time: analysis.sentiment.over_time.map((piece) => ({ ...piece, evidence: piece.evidence ?? [] })),
  },
});

/** As JSON for its column. */
export const asJson = (value: object): Prisma.InputJsonObject => value as unknown as Prisma.InputJsonObject;
