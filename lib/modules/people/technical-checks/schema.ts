import { z } from "zod";
import { instantOut, listQuery, looseText, queryFlag, reference } from "@/lib/operation/fields";

const PARTS = ["ok", "problem", "untested"] as const;
const SUBJECTS = ["guest", "host"] as const;

const part = (what: string) => z.enum(PARTS).default("untested").describe(`The ${what}'s result.`);
const measured = (most: number, what: string) =>
  z.number().min(0, "too_small").max(most, "too_large").nullable().default(null).describe(what);

export const NetworkInput = z.strictObject({
  up_mbps: measured(100_000, "Upload speed, in megabits per second."),
  down_mbps: measured(100_000, "Download speed, in megabits per second."),
  rtt_ms: z
    .int()
    .min(0, "too_small")
    .max(600_000, "too_large")
    .nullable()
    .default(null)
    .describe("Round trip to the room server, in milliseconds."),
  loss_pct: measured(100, "Packet loss, in percent."),
});

/** Results of a check, the same whether reported by a program or a guest's browser. */
const findings = {
  camera: part("camera"),
  microphone: part("microphone"),
  speakers: part("speakers"),
  network: NetworkInput.prefault({}).describe("Measurements against the room server; null if not measured."),
  browser: looseText(200).default("").describe("With its version."),
  notes: looseText(2000).default("").describe("Other notes."),
};

export const RecordCheckInput = z.strictObject({
  subject: z.enum(SUBJECTS).default("guest").describe("The person's name."),
  guest_id: reference()
    .optional()
    .describe(
      "A guest of the show (`not_found`). Required (`required`) unless the check is the host's, which has none (`not_allowed`).",
    ),
  ...findings,
  passed: z
    .boolean()
    .optional()
    .describe(
      "Whether it is good enough for a show. If omitted, it is calculated: nothing has a problem, camera and microphone were tested, and any measurements show at least 1 Mbit/s up and down, at most 400 ms round trip and 5% loss.",
    ),
});

export const OwnCheckInput = z.strictObject(findings);

export const checkQuery = {
  ...listQuery(["created_at"]),
  subject: z.enum(SUBJECTS).optional().describe("Only guests' checks, or only the host's."),
  guest_id: reference().optional().describe("Only this guest's checks."),
  valid: queryFlag().optional().describe("Only valid checks (true), or only expired ones (false)."),
};

export const CheckSchema = z
  .object({
    id: z.string().describe("Identifies the check."),
    event_slug: z.string().describe("Its show."),
    subject: z.enum(SUBJECTS).describe("The person's name."),
    guest_id: z.string().nullable().describe("The guest; null for the host."),
    camera: z.enum(PARTS).describe("The camera's result."),
    microphone: z.enum(PARTS).describe("The microphone's result."),
    speakers: z.enum(PARTS).describe("The speakers' result."),
    network: z
      .object({
        up_mbps: z.number().nullable(),
        down_mbps: z.number().nullable(),
        rtt_ms: z.int().nullable(),
        loss_pct: z.number().nullable(),
      })
      .describe("The measurements; null if not measured."),
    browser: z.string().describe("The device and browser."),
    passed: z.boolean().describe("Whether it was good enough."),
    state: z.enum(["passed", "failed", "expired"]).describe("Its current status."),
    notes: z.string().describe("Other notes."),
    source: z.enum(["guest", "api"]).describe("Measured in the guest's browser, or reported by a program."),
    created_at: instantOut().describe("When it was created."),
    expires_at: instantOut().describe("Valid until: seven days later."),
  })
  .meta({
    id: "TechnicalCheck",
    description: "The results of testing someone's camera, sound and network before the show.",
  });

export type CheckWire = z.infer<typeof CheckSchema>;
