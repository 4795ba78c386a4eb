import { z } from "zod";
import { listQuery, reference } from "@/lib/operation/fields";
import { contract, list, operation } from "@/lib/operation/operation";
import { CreateSeriesInput, SeriesSchema, seriesFilters, UpdateSeriesInput } from "./schema";

const example = {
  slug: "engines-weekly",
  name: "Engines weekly",
  description: "Every Tuesday, one engine and who built it.",
  defaults: { host: { name: "Mary Somerville", title: "Editor" }, brand: { accent: "#0f766e" } },
  status: "active" as const,
  created_at: "2026-11-21T09:00:00.000Z",
  updated_at: "2026-11-21T09:00:00.000Z",
};

const common = { prefix: "v1", tag: "Series" } as const;
const params = z.strictObject({ slug: reference().describe("The series' slug.") });

export const seriesContract = contract({
  listSeries: operation({
    ...common,
    http: "GET /series",
    summary: "List series",
    description: "Newest first. A series is also created by the first event that names it.",
    scope: "events:read",
    effect: "read",
    query: z.strictObject({ ...listQuery(["created_at", "name", "updated_at"]), ...seriesFilters }),
    output: list(SeriesSchema),
    examples: [{ summary: "First page", input: { limit: "50" }, output: [example] }],
  }),
  createSeries: operation({
    ...common,
    http: "POST /series",
    summary: "Create a series",
    description:
      "Shows join it with their `series`. They inherit its email texts, and start with its `defaults`: host, brand, signup page, reminders and recording. An event that names an unknown series creates it too.",
    scope: "events:write",
    effect: "write",
    body: CreateSeriesInput,
    output: SeriesSchema,
    status: 201,
    examples: [
      {
        summary: "A weekly show",
        input: {
          slug: example.slug,
          name: example.name,
          description: example.description,
          defaults: example.defaults,
        },
        output: example,
      },
    ],
  }),
  getSeries: operation({
    ...common,
    http: "GET /series/{slug}",
    summary: "Get a series",
    scope: "events:read",
    effect: "read",
    versioned: true,
    params,
    output: SeriesSchema,
    errors: ["not_found"],
    examples: [{ summary: "By slug", input: { slug: example.slug }, output: example }],
  }),
  updateSeries: operation({
    ...common,
    http: "PATCH /series/{slug}",
    summary: "Update a series",
    description:
      "Changes name, description or the defaults for new shows (`defaults`). The slug doesn't change, because events refer to it.",
    scope: "events:write",
    effect: "write",
    versioned: true,
    params,
    body: UpdateSeriesInput,
    output: SeriesSchema,
    errors: ["not_found", "version_conflict"],
    examples: [
      {
        summary: "Change the name",
        input: { slug: example.slug, name: "Engines every week" },
        output: { ...example, name: "Engines every week" },
      },
    ],
  }),
  archiveSeries: operation({
    ...common,
    http: "POST /series/{slug}/archive",
    summary: "Archive a series",
    description:
      "It accepts no more shows. Its existing shows stay and keep inheriting from it. Archiving again changes nothing.",
    scope: "events:write",
    effect: "write",
    params,
    output: SeriesSchema,
    errors: ["not_found"],
    examples: [
      {
        summary: "The season is over",
        input: { slug: example.slug },
        output: { ...example, status: "archived" },
      },
    ],
  }),
});
