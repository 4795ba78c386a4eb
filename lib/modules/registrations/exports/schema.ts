import { z } from "zod";
import { peopleFilters } from "@/lib/modules/registrations/places/registration-schema";
import { instantOut, reference } from "@/lib/operation/fields";

export const EXPORT_FORMATS = ["csv", "xlsx"] as const;
export type ExportFormat = (typeof EXPORT_FORMATS)[number];

/** How many may be named one by one. */
const MOST_LISTED = 10_000;

/** Who is listed; the same as `listRegistrations` takes. */
const filters = {
  ...peopleFilters,
  marketing_consent: z.boolean().optional().describe("Only those who agreed to marketing, or did not."),
  attended: z.boolean().optional().describe("Only those who came into the show, or did not."),
  registration_ids: z
    .array(reference())
    .min(1, "required")
    .max(MOST_LISTED, "too_many")
    .optional()
    .describe("Only these."),
};

export const ExportFilters = z.object(filters);
export type ExportFilters = z.infer<typeof ExportFilters>;

export const ExportInput = z.strictObject({
  format: z.enum(EXPORT_FORMATS).default("csv").describe("`xlsx` is an Excel workbook."),
  ...filters,
});

export const ExportSchema = z
  .object({
    format: z.enum(EXPORT_FORMATS),
    rows: z.int().describe("How many it would list now. The list is made when it is fetched."),
    url: z.url().describe("Whoever has this address can fetch the list, until it ends."),
    expires_at: instantOut().describe("Fifteen minutes later."),
  })
  .meta({ id: "RegistrationExport" });
