import { z } from "zod";
import { peopleFilters } from "@/lib/modules/registrations/places/registration-schema";
import { instantOut, reference } from "@/lib/operation/fields";

export const EXPORT_FORMATS = ["csv", "xlsx"] as const;
export type ExportFormat = (typeof EXPORT_FORMATS)[number];

/** Maximum number of registrations selected by ID. */
const MAX_LISTED = 10_000;

/** The same filters as in `listRegistrations`. */
const filters = {
  ...peopleFilters,
  marketing_consent: z
    .boolean()
    .optional()
    .describe("Only people who gave (true) or didn't give (false) marketing consent."),
  attended: z.boolean().optional().describe("Only people who attended (true) or didn't (false)."),
  registration_ids: z
    .array(reference())
    .min(1, "required")
    .max(MAX_LISTED, "too_many")
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
    rows: z.int().describe("Number of registrations it has now. The list is created when it is downloaded."),
    url: z.url().describe("Anyone with this URL can download the list until it expires."),
    expires_at: instantOut().describe("15 minutes from now."),
  })
  .meta({ id: "RegistrationExport" });
