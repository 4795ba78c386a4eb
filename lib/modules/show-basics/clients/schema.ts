import { z } from "zod";
import { freeForm, instantOut, looseText, text } from "@/lib/operation/fields";

export const CLIENT_STATUSES = ["active", "suspended", "archived"] as const;

export const ClientSchema = z
  .object({
    id: z.uuid().describe("A UUID."),
    name: z
      .string()
      .describe(
        "The customer's name. Shown as the organizer on its shows' pages, in emails and in calendars.",
      ),
    external_id: z.string().nullable().describe("Your own id for the customer, unique in this environment."),
    environment: z.enum(["test", "live"]).describe("Test and live objects are completely separate."),
    status: z.enum(CLIENT_STATUSES).describe("Only active clients accept new shows."),
    plan_code: z.string().describe("The plan this client's usage counts toward."),
    metadata: z.record(z.string(), z.unknown()).describe("Your metadata, unchanged."),
    created_at: instantOut().describe("When it was created."),
    updated_at: instantOut().describe("When it was last changed."),
  })
  .meta({
    id: "Client",
    description: "One of your own customers. Use it to separate events, usage and limits.",
  });

export type ClientWire = z.infer<typeof ClientSchema>;

const metadata = freeForm()
  .optional()
  .describe(
    "Saved and returned unchanged, up to 16 KiB of JSON (`too_large`). A new object replaces the old one as a whole.",
  );

export const CreateClientInput = z.strictObject({
  name: text(100).describe(
    "The customer's name. Shown as the organizer on its shows' pages, in emails and in calendars.",
  ),
  external_id: text(160)
    .nullish()
    .describe(
      "Your own id for the customer, unique in this environment (`duplicate`). Calls that accept a client id accept it too.",
    ),
  metadata,
});

export const UpdateClientInput = z.strictObject({
  name: text(100)
    .optional()
    .describe("The customer's name. Shown as the organizer on its shows' pages, in emails and in calendars."),
  status: z
    .enum(CLIENT_STATUSES)
    .optional()
    .describe("Suspended and archived clients accept no new shows, and their shows can't be changed."),
  metadata,
});

export const clientFilters = {
  status: z.enum(CLIENT_STATUSES).optional().describe("Only clients in this state."),
  external_id: looseText(160).optional().describe("The client with your own id."),
  q: looseText(100).optional().describe("Part of the name."),
};
