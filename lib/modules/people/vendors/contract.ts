import { z } from "zod";
import { reference, slug } from "@/lib/operation/fields";
import { contract, list, operation } from "@/lib/operation/operation";
import {
  CreateVendorInput,
  DeletedVendorSchema,
  UpdateVendorInput,
  VendorSchema,
  vendorQuery,
} from "./schema";

const example = {
  id: "ven_01kb3jxg5wq0v8t6m2r4c7d9eg",
  event_slug: "what-engines-can-compose-7kq3xn",
  name: "Northern Lights Crew",
  role: "Cameras",
  contact_name: "Kari Holm",
  email: "kari@example.com",
  phone: "+47 55 55 01 00",
  call_time: "2026-12-04T14:00:00.000Z",
  notes: "Comes by the loading dock.",
  version: 1,
  created_at: "2026-11-21T09:00:00.000Z",
  updated_at: "2026-11-21T09:00:00.000Z",
};

const shared = { prefix: "v1", tag: "Vendors" } as const;
const ofShow = z.strictObject({ slug: slug() });
const params = z.strictObject({ slug: slug(), vendor_id: reference() });
const named = { slug: example.event_slug, vendor_id: example.id };

export const vendorsContract = contract({
  listVendors: operation({
    ...shared,
    http: "GET /events/{slug}/vendors",
    summary: "List a show's vendors",
    description: "People who work for the show, newest first, with their call times.",
    scope: "events:read",
    effect: "read",
    params: ofShow,
    query: z.strictObject(vendorQuery),
    output: list(VendorSchema),
    errors: ["not_found"],
    examples: [{ summary: "All vendors", input: { slug: example.event_slug }, output: [example] }],
  }),
  createVendor: operation({
    ...shared,
    http: "POST /events/{slug}/vendors",
    summary: "Add a vendor",
    description:
      "Sends no email and doesn't appear on public pages. Up to 200 per show (`slot_limit_reached`).",
    scope: "events:write",
    effect: "write",
    params: ofShow,
    body: CreateVendorInput,
    output: VendorSchema,
    status: 201,
    errors: ["not_found", "client_inactive", "slot_limit_reached"],
    examples: [
      {
        summary: "A camera crew with a call time",
        input: {
          slug: example.event_slug,
          name: example.name,
          role: example.role,
          contact_name: example.contact_name,
          email: example.email,
          phone: example.phone,
          call_time: example.call_time,
          notes: example.notes,
        },
        output: example,
      },
    ],
  }),
  getVendor: operation({
    ...shared,
    http: "GET /events/{slug}/vendors/{vendor_id}",
    summary: "Get a vendor",
    scope: "events:read",
    effect: "read",
    versioned: true,
    params,
    output: VendorSchema,
    errors: ["not_found"],
    examples: [{ summary: "By id", input: named, output: example }],
  }),
  updateVendor: operation({
    ...shared,
    http: "PATCH /events/{slug}/vendors/{vendor_id}",
    summary: "Update a vendor",
    description: "Only the fields you send change; null clears optional fields.",
    scope: "events:write",
    effect: "write",
    versioned: true,
    params,
    body: UpdateVendorInput,
    output: VendorSchema,
    errors: ["not_found", "version_conflict", "client_inactive"],
    examples: [
      {
        summary: "An hour earlier",
        input: { ...named, call_time: "2026-12-04T13:00:00Z" },
        output: { ...example, call_time: "2026-12-04T13:00:00.000Z", version: 2 },
      },
    ],
  }),
  deleteVendor: operation({
    ...shared,
    http: "DELETE /events/{slug}/vendors/{vendor_id}",
    summary: "Remove a vendor",
    description: "Deletes the vendor; the audit log keeps the details.",
    scope: "events:write",
    effect: "write",
    params,
    output: DeletedVendorSchema,
    errors: ["not_found"],
    examples: [{ summary: "By id", input: named, output: { id: example.id, deleted: true } }],
  }),
});
