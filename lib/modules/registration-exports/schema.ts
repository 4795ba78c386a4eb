import { z } from "zod";
import { instantOut, looseText } from "@/lib/operation/fields";
import { REGISTRATION_STATES } from "../registration-record/registration-schema";

export const EXPORT_FORMATS = ["csv", "xlsx"] as const;
export type ExportFormat = (typeof EXPORT_FORMATS)[number];

/** Who is listed; the same as `listRegistrations` takes. */
const filters = {
  state: z.enum(REGISTRATION_STATES).optional().describe("Only places in this state."),
  source: looseText(40).optional().describe("Only those that came from there."),
  marketing_consent: z.boolean().optional().describe("Only those who agreed to marketing, or did not."),
  q: looseText(100).optional().describe("A part of the name or the address."),
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
