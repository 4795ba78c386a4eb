import { z } from "zod";
import { NUMBER_KINDS, OBJECTION_KINDS } from "@/lib/calls/analysis-shape";
import { factMembers } from "./facts-schema";
import { side } from "./transcript-input";

export const EvidenceSchema = z
  .object({
    line: z.int().describe("From 1."),
    speaker: z.string().nullable(),
    start_sec: z.number().nullable(),
    quote: z.string().describe("Word for word from that line."),
  })
  .meta({ id: "CallEvidence", description: "Where it was said." });

const evidence = () => z.array(EvidenceSchema);

export const StatementSchema = z
  .object({ text: z.string(), evidence: evidence() })
  .meta({ id: "CallStatement", description: "A sentence with its source lines." });
const seconds = () => z.number().nullable();
const score = () => z.number().describe("From -1 (negative) to 1 (positive).");
const share = () => z.number();

const ElementSchema = z
  .object({
    state: z.enum(["found", "partly", "missing"]),
    score: z.int().describe("Found 10, partly 5, missing 0, unless a person scored it."),
    evidence: evidence(),
  })
  .meta({ id: "CallQualificationElement" });

const NumberSchema = z
  .object({
    ...factMembers,
    kind: z.enum(NUMBER_KINDS),
    amount: z.string().describe("A decimal."),
    currency: z.string().nullable(),
    of: z.string().nullable(),
    speaker: z.string().nullable(),
    evidence: evidence(),
  })
  .meta({ id: "CallNumber" });

export const OUTCOMES = ["agreed", "offered", "open"] as const;

export const TalkBySideSchema = z
  .object({ ours: share(), customer: share(), unsure: share() })
  .meta({ id: "CallTalkBySide" });

export const analyzedBy = () =>
  z
    .enum(["rules", "model"])
    .describe("`model`: a language model helped, and what its lines don't say was dropped.");

/** What a call's analysis has, in the members' order. */
export const AnalyzedCallSchema = z
  .object({
    call_id: z.string(),
    analyzed_by: analyzedBy(),
    language: z.string(),
    people: z.array(
      z.object({
        name: z.string(),
        side: side().nullable().describe("Null if it isn't clear."),
        confidence: z.number(),
      }),
    ),
    summary: z.object({
      short: z.string(),
      long: z.string(),
      by_topic: z.array(z.object({ topic: z.string(), text: z.string(), evidence: evidence() })),
      evidence: z
        .object({ short: evidence(), long: evidence() })
        .describe("Empty where a person wrote the summary."),
    }),
    outcome: z.object({
      kind: z.enum(OUTCOMES),
      text: z.string(),
      evidence: evidence().describe("Empty if a person set the outcome."),
    }),
    sentiment: z.object({
      overall: score(),
      by_side: z.object({ ours: seconds(), customer: seconds() }),
      over_time: z.array(
        z.object({
          ...{ from_line: z.int(), to_line: z.int(), start_sec: seconds(), score: z.number() },
          evidence: evidence().describe("The sentences that weigh most. Empty if the score is 0."),
        }),
      ),
    }),
    talk_ratio: z
      .object({
        by_person: z.array(z.object({ name: z.string(), share: share() })),
        by_side: TalkBySideSchema,
      })
      .nullable()
      .describe("Shares of all words. Null without speakers."),
    longest_monologue: z
      .object({
        speaker: z.string(),
        from_line: z.int(),
        to_line: z.int(),
        words: z.int(),
        seconds: seconds(),
        evidence: evidence(),
      })
      .nullable(),
    interactivity: z.object({ turns: z.int(), per_minute: seconds() }).nullable(),
    patience: z
      .object({ seconds: z.number(), replies: z.int() })
      .nullable()
      .describe("How long our side waits, on average, before it speaks after the customer."),
    questions: z.array(
      z.object({
        ...factMembers,
        text: z.string(),
        asked_by: z.string().nullable(),
        answered: z.boolean(),
        evidence: evidence(),
      }),
    ),
    topics: z.array(
      z.object({
        ...{ name: z.string(), from_line: z.int(), to_line: z.int(), start_sec: seconds() },
        evidence: evidence(),
      }),
    ),
    objections: z.array(
      z.object({
        ...factMembers,
        kind: z.enum(OBJECTION_KINDS),
        text: z.string(),
        answer: StatementSchema.nullable(),
        resolved: z.boolean(),
        evidence: evidence(),
      }),
    ),
    qualification: z
      .object({
        metrics: ElementSchema,
        economic_buyer: ElementSchema,
        decision_criteria: ElementSchema,
        decision_process: ElementSchema,
        paper_process: ElementSchema,
        identified_pain: ElementSchema,
        champion: ElementSchema,
        competition: ElementSchema,
      })
      .describe("By MEDDICC."),
    qualification_score: z.number().describe("Mean of its scores, 0 to 10."),
    pricing: z.array(NumberSchema).describe("Prices and budgets among `numbers`."),
    numbers: z.array(NumberSchema),
    competitors: z.array(z.object({ ...factMembers, name: z.string(), evidence: evidence() })),
    dates: z.array(
      z.object({
        ...factMembers,
        text: z.string(),
        date: z.string().nullable().describe("Null if it isn't sure which day."),
        evidence: evidence(),
      }),
    ),
    risks: z.array(z.object({ ...factMembers, kind: z.string(), reason: z.string(), evidence: evidence() })),
    next_steps: z.array(
      z.object({
        ...factMembers,
        what: z.string(),
        owner: z.string().nullable().describe("Null unless it's sure."),
        due: z.string().nullable(),
        agreed: z.boolean().describe("False if it was only offered."),
        evidence: evidence(),
      }),
    ),
    coaching: z.array(
      z.object({
        kind: z.string(),
        seen: z.string(),
        why: z.string(),
        try: z.string(),
        evidence: evidence(),
      }),
    ),
    not_found: z.array(z.string()).describe("What we looked for and didn't find."),
  })
  .meta({ id: "AnalyzedCall", description: "What was found in a call, with source lines." });
export type AnalyzedCallWire = z.infer<typeof AnalyzedCallSchema>;
