import { z } from "zod";
import { instant, listQuery, reference } from "@/lib/operation/fields";
import { contract, list, operation } from "@/lib/operation/operation";
import { DOORS } from "@/lib/stage/show-roles";

/** Visitors of a show make changes too: guests change their own details, attendees their registrations. */
const ACTOR_TYPES = ["user", "key", "agent", ...DOORS, "public", "system"] as const;

const AuditEntry = z
  .object({
    id: z.string().describe("Identifies the entry."),
    action: z.string().describe("The operation that made the change."),
    actor: z.object({ type: z.string(), id: z.string(), name: z.string() }).describe("Who made it."),
    subject: z.object({ type: z.string(), id: z.string() }).describe("What was changed."),
    before: z.unknown().describe("The previous values, without secrets; null if there were none."),
    after: z.unknown().describe("The new values; null if it was deleted."),
    reason: z.string().nullable().describe("The caller's `reason`."),
    request_id: z.string().describe("The call that made the change."),
    source: z.string().describe("`http`, `dashboard`, `studio`, `mcp` or `system`."),
    agent: z.string().nullable().describe("The name of the agent that made the change; null for others."),
    created_at: z.iso.datetime().describe("When it happened."),
  })
  .meta({
    id: "AuditEntry",
    description: "One change: who, what, and the values before and after, without secrets.",
  });

export const auditContract = contract({
  listAuditLog: operation({
    http: "GET /audit-log",
    prefix: "v1",
    tag: "Audit log",
    summary: "List changes",
    description:
      "Every change in the key's environment, newest first. Entries are written with the change and never edited. A key limited to certain clients sees only its own changes.",
    scope: "audit:read",
    effect: "read",
    query: z.strictObject({
      ...listQuery(["created_at"]),
      action: reference().optional(),
      actor_type: z.enum(ACTOR_TYPES).optional(),
      actor_id: reference().optional(),
      subject_type: reference().optional(),
      subject_id: reference().optional(),
      request_id: reference().optional(),
      from: instant().optional(),
      to: instant().optional(),
    }),
    output: list(AuditEntry),
    examples: [
      {
        summary: "Changes to one event",
        input: { subject_type: "event", limit: "20" },
        output: [
          {
            id: "aud_01k9example0000000000000000",
            action: "createShowroom",
            actor: { type: "key", id: "key_01k9example0000000000000000", name: "CI" },
            subject: { type: "event", id: "evt_01k9example0000000000000000" },
            before: null,
            after: { title: "Autumn launch" },
            reason: null,
            request_id: "req_01k9example0000000000000000",
            source: "http",
            agent: null,
            created_at: "2026-11-21T09:00:00.000Z",
          },
        ],
      },
    ],
  }),
});
