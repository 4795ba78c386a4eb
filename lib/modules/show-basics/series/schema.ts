import { z } from "zod";
import { BrandInput, configInputs, HostInput } from "@/lib/modules/show-basics/show-facts/config-schema";
import { instantOut, looseText, text } from "@/lib/operation/fields";
import { upTo } from "@/lib/stage/text";

export const SERIES_STATUSES = ["active", "archived"] as const;

/** Lowercase words joined by hyphens. */
export const seriesSlug = () => upTo(80, z.string()).regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/, "invalid");

const name = () => text(120).describe("The series' name.");
const description = () => looseText(2000).describe("What its shows have in common; internal.");

const { signup, reminders, recording } = configInputs;
// An uploaded image belongs to one show. A series has image URLs, which each of its shows fetches.
const host = HostInput.optional().describe("The host.");
const brand = BrandInput.optional().describe(
  "Color and logo; your own members are saved unchanged. Up to 16 KiB of JSON in total (`too_large`).",
);

/**
 * Defaults for shows of a series: an event's configuration without anything that belongs to a single date.
 */
export const SeriesDefaultsInput = z.strictObject({ host, brand, signup, reminders, recording });

export type SeriesDefaults = z.output<typeof SeriesDefaultsInput>;

const defaults = () =>
  SeriesDefaultsInput.describe(
    "Defaults for new shows: `host`, `brand`, `signup` page, `reminders` and `recording`, unless the call that creates the show sets them. Existing shows don't change. Replaces the previous defaults.",
  );

export const SeriesSchema = z
  .object({
    slug: z.string().describe("Its name in URLs and in an event's `series`."),
    name: z.string().describe("The series' name."),
    description: z.string().describe("What its shows have in common; internal."),
    defaults: z
      .object({
        host: z.record(z.string(), z.unknown()).optional(),
        brand: z.record(z.string(), z.unknown()).optional(),
        signup: z.record(z.string(), z.unknown()).optional(),
        reminders: z.record(z.string(), z.boolean()).optional(),
        recording: z.record(z.string(), z.unknown()).optional(),
      })
      .describe("Defaults for new shows, as you sent them; email texts are inherited automatically."),
    status: z.enum(SERIES_STATUSES).describe("Archived series accept no more shows; existing ones stay."),
    created_at: instantOut().describe("When it was created."),
    updated_at: instantOut().describe("When it was last changed."),
  })
  .meta({ id: "Series", description: "Settings shared by recurring shows, such as their email texts." });

export type SeriesWire = z.infer<typeof SeriesSchema>;

export const CreateSeriesInput = z.strictObject({
  name: name(),
  slug: seriesSlug()
    .optional()
    .describe(
      "Lowercase words joined by hyphens, unique in this environment (`duplicate`). Created from the name if omitted; never changes.",
    ),
  description: description().optional(),
  defaults: defaults().optional(),
});

export const UpdateSeriesInput = z.strictObject({
  name: name().optional(),
  description: description().optional(),
  defaults: defaults().optional(),
});

export const seriesFilters = {
  status: z.enum(SERIES_STATUSES).optional().describe("Only series in this state."),
  q: looseText(100).optional().describe("Part of the name."),
};
