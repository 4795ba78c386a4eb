import { z } from "zod";
import { freeForm, instantOut, looseText, text } from "@/lib/operation/fields";

export const CLIENT_STATUSES = ["active", "suspended", "archived"] as const;

export const ClientSchema = z
  .object({
    id: z.uuid().describe("A UUID."),
    name: z
      .string()
      .describe("This customer's name. Pages, mails and calendars of its shows name it as the organiser."),
    external_id: z.string().nullable().describe("Your own id for the customer, unique in the environment."),
    environment: z.enum(["test", "live"]).describe("Test and live objects never see each other."),
    status: z.enum(CLIENT_STATUSES).describe("Only active clients take new shows."),
    plan_code: z.string().describe("The plan this client's usage is counted under."),
    metadata: z.record(z.string(), z.unknown()).describe("What you sent, untouched."),
    created_at: instantOut().describe("When it was made."),
    updated_at: instantOut().describe("When it was last changed."),
  })
  .meta({
    id: "Client",
    description: "One of your own customers. Events, usage and limits can be told apart by it.",
  });

export type ClientWire = z.infer<typeof ClientSchema>;

const metadata = freeForm()
  .optional()
  .describe(
    "Kept and answered as it comes, up to 16 KiB of JSON (`too_large`). A new object replaces the old one as a whole.",
  );

export const CreateClientInput = z.strictObject({
  name: text(100).describe(
    "This customer's name. Pages, mails and calendars of its shows name it as the organiser.",
  ),
  external_id: text(160)
    .nullish()
    .describe(
      "Your own id for the customer, unique in the environment (`duplicate`). Calls that take a client take it as well.",
    ),
  metadata,
});

export const UpdateClientInput = z.strictObject({
  name: text(100)
    .optional()
    .describe("This customer's name. Pages, mails and calendars of its shows name it as the organiser."),
  status: z
    .enum(CLIENT_STATUSES)
    .optional()
    .describe("Suspended and archived clients take no new shows, and theirs cannot be changed."),
  metadata,
});

export const clientFilters = {
  status: z.enum(CLIENT_STATUSES).optional().describe("Only clients in this state."),
  external_id: looseText(160).optional().describe("The one client with your own id for it."),
  q: looseText(100).optional().describe("A part of the name."),
};
