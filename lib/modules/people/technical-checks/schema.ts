import { z } from "zod";
import { instantOut, listQuery, looseText, queryFlag, reference } from "@/lib/operation/fields";

const PARTS = ["ok", "problem", "untested"] as const;
const SUBJECTS = ["guest", "host"] as const;

const part = (what: string) => z.enum(PARTS).default("untested").describe(`How the ${what} did.`);
const measured = (most: number, what: string) =>
  z.number().min(0, "too_small").max(most, "too_large").nullable().default(null).describe(what);

export const NetworkInput = z.strictObject({
  up_mbps: measured(100_000, "What they can send, in megabits a second."),
  down_mbps: measured(100_000, "What they can receive, in megabits a second."),
  rtt_ms: z
    .int()
    .min(0, "too_small")
    .max(600_000, "too_large")
    .nullable()
    .default(null)
    .describe("To the room server and back, in milliseconds."),
  loss_pct: measured(100, "Share of packets that got lost, in per cent."),
});

/** What a check found; the same whether a program or a guest's own browser reports it. */
const findings = {
  camera: part("camera"),
  microphone: part("microphone"),
  speakers: part("speakers"),
  network: NetworkInput.prefault({}).describe(
    "What was measured against the room server; null for what was not.",
  ),
  browser: looseText(200).default("").describe("With its version, as people say it."),
  notes: looseText(2000).default("").describe("What else there is to know."),
};

export const RecordCheckInput = z.strictObject({
  subject: z.enum(SUBJECTS).default("guest").describe("Whose it is."),
  guest_id: reference()
    .optional()
    .describe(
      "Which guest of the show (`not_found`). It has to be there (`required`) unless the check is the host's, which has none (`not_allowed`).",
    ),
  ...findings,
  passed: z
    .boolean()
    .optional()
    .describe(
      "Whether it is good enough for a show. Without it that follows from the rest: nothing has a problem, camera and microphone were tested, and of what was measured at least 1 Mbit/s goes out and comes in, with at most 400 ms and 5 % lost.",
    ),
});

export const OwnCheckInput = z.strictObject(findings);

export const checkQuery = {
  ...listQuery(["created_at"]),
  subject: z.enum(SUBJECTS).optional().describe("Only guests', or only the host's."),
  guest_id: reference().optional().describe("Only this guest's."),
  valid: queryFlag().optional().describe("Only those that count still, or only those that do not any more."),
};

export const CheckSchema = z
  .object({
    id: z.string().describe("Names the check."),
    event_slug: z.string().describe("The show that it is for."),
    subject: z.enum(SUBJECTS).describe("Whose it is."),
    guest_id: z.string().nullable().describe("Which guest; null for the host."),
    camera: z.enum(PARTS).describe("How the camera did."),
    microphone: z.enum(PARTS).describe("How the microphone did."),
    speakers: z.enum(PARTS).describe("How the speakers did."),
    network: z
      .object({
        up_mbps: z.number().nullable(),
        down_mbps: z.number().nullable(),
        rtt_ms: z.int().nullable(),
        loss_pct: z.number().nullable(),
      })
      .describe("What was measured; null for what was not."),
    browser: z.string().describe("What it was made with."),
    passed: z.boolean().describe("Whether it was good enough."),
    state: z.enum(["passed", "failed", "expired"]).describe("What it counts for now."),
    notes: z.string().describe("What else there is to know."),
    source: z.enum(["guest", "api"]).describe("Measured in the guest's browser, or reported by a program."),
    created_at: instantOut().describe("When it was made."),
    expires_at: instantOut().describe("Until when it counts: seven days."),
  })
  .meta({
    id: "TechnicalCheck",
    description: "How somebody's camera, sound and network did before the show.",
  });

export type CheckWire = z.infer<typeof CheckSchema>;
