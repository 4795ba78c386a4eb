import { z } from "zod";
import { instantOut, slug } from "@/lib/operation/fields";
import { contract, list, operation } from "@/lib/operation/operation";
import { CheckSchema, checkQuery, OwnCheckInput, RecordCheckInput } from "./schema";

const params = z.strictObject({ slug: slug() });
const shared = { prefix: "v1", tag: "Technical checks" } as const;
const ofGuest = {
  prefix: "app",
  tag: "Pages of a show",
  scope: "public",
  access: "guest",
  effect: "write",
} as const;

const found = {
  camera: "ok",
  microphone: "ok",
  speakers: "ok",
  network: { up_mbps: 4.2, down_mbps: 18.5, rtt_ms: 38, loss_pct: 0.2 },
  browser: "Chrome 141 on Android",
};

const example = {
  id: "chk_01kb3jxg5wq0v8t6m2r4c7d9eg",
  event_slug: "what-engines-can-compose-7kq3xn",
  subject: "guest",
  guest_id: "gst_01kb3jxg5wq0v8t6m2r4c7d9eg",
  ...found,
  passed: true,
  state: "passed",
  notes: "",
  source: "api",
  created_at: "2026-11-21T09:00:00.000Z",
  expires_at: "2026-11-28T09:00:00.000Z",
};

export const technicalChecksContract = contract({
  listTechnicalChecks: operation({
    ...shared,
    http: "GET /events/{slug}/technical-checks",
    summary: "List a show's technical checks",
    description: "Newest first. A guest's readiness also shows the result of their latest check.",
    scope: "events:read",
    effect: "read",
    params,
    query: z.strictObject(checkQuery),
    output: list(CheckSchema),
    errors: ["not_found"],
    examples: [
      { summary: "All valid checks", input: { slug: example.event_slug, valid: "true" }, output: [example] },
    ],
  }),
  recordTechnicalCheck: operation({
    ...shared,
    http: "POST /events/{slug}/technical-checks",
    summary: "Record a technical check",
    description: "For checks your crew did with a guest or the host. Guests can do one on their own page.",
    scope: "events:write",
    effect: "write",
    params,
    body: RecordCheckInput,
    output: CheckSchema,
    status: 201,
    errors: ["not_found", "client_inactive"],
    examples: [
      {
        summary: "A guest's check",
        input: { slug: example.event_slug, guest_id: example.guest_id, ...found },
        output: example,
      },
    ],
  }),
  openCheckRoom: operation({
    ...ofGuest,
    http: "POST /events/{slug}/backstage/check-room",
    summary: "Open a private test room",
    description: "For both ends of one browser's test; no one else can join, and the show isn't affected.",
    params,
    output: z.object({
      url: z.string(),
      sender: z.string(),
      receiver: z.string(),
      expires_at: instantOut(),
    }),
    errors: ["not_found", "client_inactive", "gone"],
  }),
  recordMyCheck: operation({
    ...ofGuest,
    http: "POST /events/{slug}/backstage/technical-check",
    summary: "Record a guest's own technical check",
    params,
    body: OwnCheckInput,
    output: CheckSchema,
    status: 201,
    errors: ["not_found", "client_inactive", "gone"],
  }),
});
