import { z } from "zod";
import { slug } from "@/lib/operation/fields";
import { operation } from "@/lib/operation/operation";
import { example, exampleSlug } from "./examples-schema";
import {
  BulkRegistrationsInput,
  BulkRegistrationsLegacyInput,
  BulkResultSchema,
  ValidateRegistrationsInput,
  ValidationSchema,
} from "./schema";

const eventParams = z.strictObject({ slug: slug() });

const records = [{ name: "Ada Lovelace", email: "ada@example.com", marketing_consent: false }];
const source_attestation = { source_type: "opt_in_list", source_detail: "Newsletter sign-up, autumn 2026" };

const bulkAnswer = {
  results: [{ index: 0, outcome: "created", email: "ada@example.com", registration: example }],
  counts: { created: 1, merged: 0, suppressed: 0, over_capacity: 0 },
  recipients: 0,
};

const LISTS =
  "Email addresses are compared as everywhere, suppressed addresses are skipped, and existing registrations don't change, except that blank names are filled in and cancelled registrations are restored.";

/** Operations on several people at once. */
export const listOperations = {
  validateRegistrations: operation({
    http: "POST /events/{slug}/registrations/validate",
    prefix: "v1",
    tag: "Registrations",
    summary: "Check which people in a list are registered",
    description:
      "Validates up to 100 records and returns what registering each one would do: new, known, suppressed, or what is wrong. Registers no one and saves nothing.",
    scope: "registrations:write",
    effect: "read",
    params: eventParams,
    body: ValidateRegistrationsInput,
    output: ValidationSchema,
    errors: ["not_found"],
    examples: [
      {
        summary: "One person",
        input: { slug: exampleSlug, records },
        output: {
          records: [
            {
              index: 0,
              outcome: "new",
              email: "ada@example.com",
              registration_id: null,
              state: null,
              fields: {},
            },
          ],
          counts: { new: 1, registered: 0, duplicate: 0, suppressed: 0, invalid: 0 },
          places_left: null,
        },
      },
    ],
  }),
  bulkRegistrations: operation({
    http: "POST /events/{slug}/registrations/bulk",
    prefix: "v1",
    tag: "Registrations",
    summary: "Register several people",
    description: `${LISTS} Sends no email unless \`send_confirmation\` and \`send\` are true and the key has \`communications:send\`.`,
    scope: "registrations:write",
    effect: "send",
    sends: { when: { send_confirmation: [true] } },
    params: eventParams,
    body: BulkRegistrationsInput,
    output: BulkResultSchema,
    errors: ["not_found", "version_conflict", "client_inactive"],
    examples: [
      {
        summary: "Without email",
        input: { slug: exampleSlug, records, source_attestation },
        output: bulkAnswer,
      },
    ],
  }),
  bulkRegistrationsLegacy: operation({
    http: "POST /events/{slug}/registrations/bulk",
    operationId: "bulkRegistrations",
    prefix: "legacy",
    tag: "Registrations",
    summary: "Register several people",
    description: `${LISTS} They get the confirmation unless \`send_confirmation\` is false. The key needs \`communications:send\` either way.`,
    scope: "registrations:write",
    effect: "send",
    sends: { when: "always", flag: false },
    params: eventParams,
    body: BulkRegistrationsLegacyInput,
    output: BulkResultSchema,
    errors: ["not_found", "version_conflict", "client_inactive"],
    examples: [
      {
        summary: "With the confirmation",
        input: {
          slug: exampleSlug,
          records,
          enrollment_mode: "external_signup",
          send_confirmation: true,
          source_attestation,
        },
        output: { ...bulkAnswer, recipients: 1 },
      },
    ],
  }),
};
