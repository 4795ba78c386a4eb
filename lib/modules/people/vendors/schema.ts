import { z } from "zod";
import {
  emptyableEmail,
  emptyableText,
  instant,
  instantOut,
  listQuery,
  looseText,
  text,
} from "@/lib/operation/fields";

/** Maximum number of vendors per show. */
export const MAX_VENDORS = 200;

const fields = {
  role: emptyableText(120).optional().describe("Their role in the show; null or empty for none."),
  contact_name: emptyableText(120).optional().describe("The contact person."),
  email: emptyableEmail().optional().describe("The email address; null or empty clears it."),
  phone: emptyableText(40).optional().describe("The phone number, as people write it."),
  call_time: instant()
    .nullable()
    .optional()
    .describe("When they must be there, usually before the show; null for no call time."),
  notes: emptyableText(4000).optional().describe("Internal notes."),
};

export const CreateVendorInput = z.strictObject({
  name: text(120).describe("The company's or person's name."),
  ...fields,
});

export const UpdateVendorInput = z.strictObject({
  name: text(120).optional().describe("The company's or person's name."),
  ...fields,
});

export const vendorQuery = {
  ...listQuery(["created_at", "name", "updated_at"]),
  q: looseText(100).optional().describe("Part of the name, the role or the contact's name."),
};

export const VendorSchema = z
  .object({
    id: z.string().describe("Identifies the vendor."),
    event_slug: z.string().describe("Its show."),
    name: z.string().describe("The company's or person's name."),
    role: z.string().describe("Their role in the show."),
    contact_name: z.string().describe("The contact person."),
    email: z.string().nullable().describe("The email address."),
    phone: z.string().describe("The phone number."),
    call_time: instantOut().nullable().describe("When they must be there."),
    notes: z.string().describe("Other notes."),
    version: z.int().describe("Increases with each change."),
    created_at: instantOut().describe("When it was created."),
    updated_at: instantOut().describe("When it was last changed."),
  })
  .meta({
    id: "Vendor",
    description: "Someone who works for a show, such as a caterer or a camera crew. Never shown publicly.",
  });

export type VendorWire = z.infer<typeof VendorSchema>;

export const DeletedVendorSchema = z.object({
  id: z.string().describe("The vendor."),
  deleted: z.literal(true),
});
