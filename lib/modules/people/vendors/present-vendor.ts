import type { Vendor } from "@/lib/generated/prisma/client";
import { iso, isoOrNull } from "@/lib/platform/runtime/clock";
import type { VendorWire } from "./schema";

export const presentVendor = (row: Vendor, slug: string): VendorWire => ({
  id: row.id,
  event_slug: slug,
  name: row.name,
  role: row.role,
  contact_name: row.contactName,
  email: row.email,
  phone: row.phone,
  call_time: isoOrNull(row.callTime),
  notes: row.notes,
  version: row.version,
  created_at: iso(row.createdAt),
  updated_at: iso(row.updatedAt),
});
