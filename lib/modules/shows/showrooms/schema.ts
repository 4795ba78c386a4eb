import { z } from "zod";
import { FreeformGuestInput, MAX_GUESTS } from "@/lib/modules/people/guests/schema";
import { ClientSchema } from "@/lib/modules/show-basics/clients/schema";
import { configInputs } from "@/lib/modules/show-basics/show-facts/config-schema";
import {
  briefText,
  clientReferences,
  EVENT_STATES,
  endInstant,
  endNeedsStart,
  generateShowPlan,
  givenMinutes,
  LinksSchema,
  languageOfShow,
  PLAN_STATUSES,
  plannedMinutes,
  showTitle,
  startInstant,
  zoneOfShow,
} from "@/lib/modules/shows/events/schema";
import { instantOut } from "@/lib/operation/fields";
import { OutlineSchema } from "@/lib/plan-writer/outline";

export const ShowroomSchema = z
  .object({
    slug: z.string().describe("The last part of the show's addresses; names it in every call."),
    title: z.string().describe("What the audience reads."),
    dry_run: z.boolean().describe("True when nothing was kept."),
    segments: z.array(z.string()).describe("The titles of its run of show."),
    links: LinksSchema,
    state: z.enum(EVENT_STATES).describe("Where the show is between draft and archive."),
    environment: z.enum(["test", "live"]).describe("Test and live objects never see each other."),
    client_id: z.uuid().describe("The managed client it belongs to."),
    starts_at: instantOut().nullable().describe("UTC; null while the date is to be announced."),
    ends_at: instantOut().nullable().describe("UTC; null without a start."),
    duration_min: plannedMinutes(),
    timezone: z.string().describe("IANA name of the zone that the audience reads dates in."),
    language: z.string().describe("BCP 47 tag of what the audience reads."),
    plan: z
      .object({
        status: z.enum(PLAN_STATUSES),
        outline: OutlineSchema.nullable()
          .optional()
          .describe(
            "What was understood of the brief, with the words it was read from, in the answer that made the show; null without a plan. Lists leave it out.",
          ),
      })
      .describe("Where the draft of the run of show stands."),
    created_at: instantOut().describe("When it was made."),
  })
  .meta({
    id: "Showroom",
    description:
      "An event with its four links. `segments` are the titles of its run of show. `dry_run` is true when nothing was kept.",
  });

export type ShowroomWire = z.infer<typeof ShowroomSchema>;

export const ShowroomAnswer = z.object({ showroom: ShowroomSchema, client: ClientSchema });

export const CreateShowroomInput = z
  .strictObject({
    title: showTitle(),
    brief: briefText().optional(),
    starts_at: startInstant(),
    duration_min: givenMinutes(
      "How many minutes it takes, also while it has no start: a start that is set later gets an end by it. It comes before a length that the brief names.",
    ),
    ends_at: endInstant(),
    timezone: zoneOfShow(),
    language: languageOfShow(),
    host: configInputs.host,
    ...clientReferences,
    generate_show_plan: generateShowPlan(),
    guests: z
      .array(FreeformGuestInput)
      .max(MAX_GUESTS, "too_many")
      .optional()
      .describe(
        "The roster. Members that are not listed here are kept and answered as they come, up to 16 KiB of JSON for each guest (`too_large`).",
      ),
    brand: configInputs.brand,
  })
  .meta({ dependentSchemas: { ends_at: endNeedsStart } });

export const RunExampleInput = z.strictObject({
  example: z.literal("showroom"),
  title: showTitle().optional(),
  brief: briefText().optional(),
  client_id: clientReferences.client_id,
  generate_show_plan: generateShowPlan(),
});
