import { z } from "zod";
import { BrandInput, configInputs, HostInput } from "@/lib/modules/show-basics/show-facts/config-schema";
import { instantOut, looseText, text } from "@/lib/operation/fields";
import { upTo } from "@/lib/stage/text";

export const SERIES_STATUSES = ["active", "archived"] as const;

/** Lower-case words joined by hyphens. */
export const seriesSlug = () => upTo(80, z.string()).regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/, "invalid");

const name = () => text(120).describe("What people call it.");
const description = () => looseText(2000).describe("What its shows have in common, for your own people.");

const { signup, reminders } = configInputs;
// Images of the workspace are those of one show: what a series names, each of its shows fetches.
const host = HostInput.optional().describe("Who leads through it.");
const brand = BrandInput.optional().describe(
  "Colour and logo; members of your own are kept as they come. At most 16 KiB of JSON in all (`too_large`).",
);

/** What shows of a series begin with: as of an event, and nothing that belongs to one date. */
export const SeriesDefaultsInput = z.strictObject({ host, brand, signup, reminders });

export type SeriesDefaults = z.output<typeof SeriesDefaultsInput>;

const defaults = () =>
  SeriesDefaultsInput.describe(
    "What a new show of it begins with: its `host`, `brand`, `signup` copy and `reminders`, as far as the call that makes the show says nothing else. Shows that are there stay as they are. Given, it takes the place of what was there.",
  );

export const SeriesSchema = z
  .object({
    slug: z.string().describe("Its name in addresses, and what an event's `series` says."),
    name: z.string().describe("What people call it."),
    description: z.string().describe("What its shows have in common, for your own people."),
    defaults: z
      .object({
        host: z.record(z.string(), z.unknown()).optional(),
        brand: z.record(z.string(), z.unknown()).optional(),
        signup: z.record(z.string(), z.unknown()).optional(),
        reminders: z.record(z.string(), z.boolean()).optional(),
      })
      .describe("What a new show of it begins with, as it was given; copy of mails is inherited by itself."),
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
  defaults: defaults().optional(),
});

export const UpdateSeriesInput = z.strictObject({
  name: name().optional(),
  description: description().optional(),
  defaults: defaults().optional(),
});

export const seriesFilters = {
  status: z.enum(SERIES_STATUSES).optional().describe("Only series in this state."),
  q: looseText(100).optional().describe("A part of the name."),
};
