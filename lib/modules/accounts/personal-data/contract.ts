import { contract, operation } from "@/lib/operation/operation";
import { ErasedSchema, PersonalDataSchema, PersonInput } from "./schema";

/** People answer for people: no key reads or erases all of somebody. */
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
    summary: "Give out all data about a person",
    description:
      "Everything that this environment holds about the holder of an address, over all shows, as one document to hand on. A POST, so that the address stands in no log.",
    body: PersonInput,
    output: PersonalDataSchema,
    keyRequired: false,
    examples: [{ summary: "On somebody's request", input: { email: "ada@example.com" } }],
  }),
  erasePersonalData: operation({
    ...common,
    effect: "write",
    http: "POST /people/erase",
    summary: "Erase a person",
    description:
      "Takes the holder of an address out of all shows of this environment and blanks what is held about them: names, addresses, words, mails, and what webhooks were told; as a vendor they are taken off the lists. Counts stay, of nobody. An address that the workspace must not write to stays on that list, or it would be written to again. It cannot be undone.",
    body: PersonInput,
    output: ErasedSchema,
    examples: [{ summary: "On somebody's request", input: { email: "ada@example.com" } }],
  }),
});
