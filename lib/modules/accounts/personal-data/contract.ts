import { contract, operation } from "@/lib/operation/operation";
import { ErasedSchema, PersonalDataSchema, PersonInput } from "./schema";

/** Only signed-in people may do this. No API key reads or erases all data of a person. */
const common = {
  prefix: "app",
  tag: "Registrations",
  scope: "any",
  access: "session",
  role: "admin",
  unlogged: true,
} as const;

export const personalDataContract = contract({
  getPersonalData: operation({
    ...common,
    effect: "read",
    http: "POST /people/data",
    summary: "Export all data about a person",
    description:
      "Everything this environment stores about an email address, across all shows, as one document. A POST, so that the address doesn't appear in logs.",
    body: PersonInput,
    output: PersonalDataSchema,
    keyRequired: false,
    examples: [{ summary: "At the person's request", input: { email: "ada@example.com" } }],
  }),
  erasePersonalData: operation({
    ...common,
    effect: "write",
    http: "POST /people/erase",
    summary: "Erase a person",
    description:
      "Removes a person from all shows in this environment and erases what is stored about them: names, email addresses, messages, picture and sound in recordings, emails, and webhook payloads. Vendor entries are removed, unsigned proposals are withdrawn, and sales calls that they took part in under their full name or email address are deleted. Signed proposals are kept as evidence. Anonymous counts remain. An address on the suppression list stays there, so that it isn't emailed again. Can't be undone.",
    body: PersonInput,
    output: ErasedSchema,
    examples: [{ summary: "At the person's request", input: { email: "ada@example.com" } }],
  }),
});
