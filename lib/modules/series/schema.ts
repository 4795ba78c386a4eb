import { z } from "zod";
import { instantOut, looseText, text } from "@/lib/operation/fields";
import { upTo } from "@/lib/stage/text";

export const SERIES_STATUSES = ["active", "archived"] as const;

/** Lower-case words joined by hyphens. */
export const seriesSlug = () => upTo(80, z.string()).regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/, "invalid");

const name = () => text(120).describe("What people call it.");
const description = () => looseText(2000).describe("What its shows have in common, for your own people.");

export const SeriesSchema = z
  .object({
    slug: z.string().describe("Its name in addresses, and what an event's `series` says."),
    name: z.string().describe("What people call it."),
    description: z.string().describe("What its shows have in common, for your own people."),
    status: z
      .enum(SERIES_STATUSES)
      .describe("Archived series take no more shows; those that are in it stay."),
    created_at: instantOut().describe("When it was made."),
    updated_at: instantOut().describe("When it was last changed."),
  })
  .meta({ id: "Series", description: "What shows share that come again, such as the copy of their mails." });

export type SeriesWire = z.infer<typeof SeriesSchema>;

export const CreateSeriesInput = z.strictObject({
  name: name(),
  slug: seriesSlug()
    .optional()
    .describe(
      "Lower-case words joined by hyphens, unique in the environment (`duplicate`). Made from the name when you give none; it never changes.",
    ),
  description: description().optional(),
});

export const UpdateSeriesInput = z.strictObject({
  name: name().optional(),
  description: description().optional(),
});

export const seriesFilters = {
  status: z.enum(SERIES_STATUSES).optional().describe("Only series in this state."),
  q: looseText(100).optional().describe("A part of the name."),
};
