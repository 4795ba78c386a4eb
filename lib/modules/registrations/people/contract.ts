import { z } from "zod";
import { registrationFilters } from "@/lib/modules/registrations/registrations/schema";
import { reference, slug } from "@/lib/operation/fields";
import { contract, operation } from "@/lib/operation/operation";
import {
  ChangedPeopleSchema,
  ChangePeopleInput,
  HistorySchema,
  OverviewSchema,
  ScheduleSchema,
} from "./schema";

const exampleSlug = "designing-for-delight-k3m9qz";
const exampleId = "reg_01kaj3v9x2m8q4t6w0y5z7b1cd";
const at = "2026-11-21T09:00:00.000Z";

const common = { prefix: "app", tag: "Registrations", access: "session" } as const;

export const peopleContract = contract({
  getPeopleOverview: operation({
    ...common,
    http: "GET /shows/{slug}/people/overview",
    summary: "Count a show's registrations",
    scope: "registrations:read",
    effect: "read",
    params: z.strictObject({ slug: slug() }),
    query: z.strictObject(registrationFilters),
    output: OverviewSchema,
    errors: ["not_found"],
    examples: [
      {
        summary: "All registrations",
        input: { slug: exampleSlug },
        output: {
          matching: 3,
          total: 3,
          by_state: { confirmed: 3, waitlisted: 0, pending_approval: 0, cancelled: 0 },
          sources: [{ source: "signup", count: 3 }],
        },
      },
    ],
  }),
  changePeople: operation({
    ...common,
    http: "POST /shows/{slug}/people/change",
    summary: "Change several registrations",
    scope: "registrations:write",
    effect: "write",
    sends: { when: { action: ["send_confirmation"] } },
    params: z.strictObject({ slug: slug() }),
    body: ChangePeopleInput,
    output: ChangedPeopleSchema,
    errors: ["not_found", "version_conflict", "client_inactive"],
    examples: [
      {
        summary: "Cancel one",
        input: { slug: exampleSlug, registration_ids: [exampleId], action: "cancel" },
        output: {
          changed: [{ registration_id: exampleId, before: "confirmed" }],
          unchanged: 0,
          problems: [],
        },
      },
    ],
  }),
  getPersonHistory: operation({
    ...common,
    http: "GET /shows/{slug}/people/{registration_id}/history",
    summary: "Get a registration's history",
    scope: "registrations:read",
    effect: "read",
    params: z.strictObject({ slug: slug(), registration_id: reference() }),
    output: HistorySchema,
    errors: ["not_found"],
    examples: [
      {
        summary: "One person's history",
        input: { slug: exampleSlug, registration_id: exampleId },
        output: { entries: [{ kind: "registered", at, source: "signup" }], suppressed: null },
      },
    ],
  }),
  getMailSchedule: operation({
    ...common,
    http: "GET /shows/{slug}/mail/schedule",
    summary: "Get sent and scheduled emails",
    scope: "registrations:read",
    effect: "read",
    params: z.strictObject({ slug: slug() }),
    output: ScheduleSchema,
    errors: ["not_found"],
    examples: [
      {
        summary: "A show tomorrow",
        input: { slug: exampleSlug },
        output: {
          now: at,
          starts_at: "2026-11-22T09:00:00.000Z",
          timezone: "Europe/Berlin",
          entries: [],
        },
      },
    ],
  }),
});
