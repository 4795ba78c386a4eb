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

/** How many vendors a show has at most. */
export const MOST_VENDORS = 200;

const fields = {
  role: emptyableText(120).optional().describe("What they do for the show; null or empty for nothing said."),
  contact_name: emptyableText(120).optional().describe("Whom to ask for."),
  email: emptyableEmail().optional().describe("How to write to them; null or empty takes it away."),
  phone: emptyableText(40).optional().describe("How to call them, as people write it."),
  call_time: instant()
    .nullable()
    .optional()
    .describe("When they have to be there, before the show as a rule; null for no such time."),
  notes: emptyableText(4000).optional().describe("What else there is to know, for your own people."),
};

export const CreateVendorInput = z.strictObject({
  name: text(120).describe("What the company or person is called."),
  ...fields,
});

export const UpdateVendorInput = z.strictObject({
  name: text(120).optional().describe("What the company or person is called."),
  ...fields,
});

export const vendorQuery = {
  ...listQuery(["created_at", "name", "updated_at"]),
  q: looseText(100).optional().describe("A part of the name, the role or the contact's name."),
};

export const VendorSchema = z
  .object({
    id: z.string().describe("Names the vendor."),
    event_slug: z.string().describe("The show that they work for."),
    name: z.string().describe("What the company or person is called."),
    role: z.string().describe("What they do for the show."),
    contact_name: z.string().describe("Whom to ask for."),
    email: z.string().nullable().describe("How to write to them."),
    phone: z.string().describe("How to call them."),
    call_time: instantOut().nullable().describe("When they have to be there."),
    notes: z.string().describe("What else there is to know."),
    version: z.int().describe("Rises with each change."),
    created_at: instantOut().describe("When they were put down."),
    updated_at: instantOut().describe("When that was last changed."),
  })
  .meta({
    id: "Vendor",
    description:
      "Somebody who works for a show, such as a caterer or a camera crew. It is on no public page.",
  });

export type VendorWire = z.infer<typeof VendorSchema>;

export const DeletedVendorSchema = z.object({
  id: z.string().describe("Which vendor it was."),
  deleted: z.literal(true),
});
