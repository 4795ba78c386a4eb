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
    slug: z.string().describe("Identifies the show in calls; also the last part of its links."),
    title: z.string().describe("The title the audience sees."),
    dry_run: z.boolean().describe("True if nothing was saved."),
    segments: z.array(z.string()).describe("The titles of its segments."),
    links: LinksSchema,
    state: z.enum(EVENT_STATES).describe("The show's state, from draft to archived."),
    environment: z.enum(["test", "live"]).describe("Test and live objects are completely separate."),
    client_id: z.uuid().describe("The client it belongs to."),
    starts_at: instantOut().nullable().describe("UTC; null while the date is to be announced."),
    ends_at: instantOut().nullable().describe("UTC; null without a start."),
    duration_min: plannedMinutes(),
    timezone: z.string().describe("IANA time zone in which the audience sees dates."),
    language: z.string().describe("BCP 47 tag for the audience's pages."),
    plan: z
      .object({
        status: z.enum(PLAN_STATUSES),
        outline: OutlineSchema.nullable()
          .optional()
          .describe(
            "How the brief was understood, with the words it came from, in the response that created the show; null without a plan. Not included in lists.",
          ),
      })
      .describe("The status of the run of show's draft."),
    created_at: instantOut().describe("When it was created."),
  })
  .meta({
    id: "Showroom",
    description:
      "An event with its four links. `segments` are the titles of its run of show. `dry_run` is true if nothing was saved.",
  });

export type ShowroomWire = z.infer<typeof ShowroomSchema>;

export const ShowroomAnswer = z.object({ showroom: ShowroomSchema, client: ClientSchema });

export const CreateShowroomInput = z
  .strictObject({
    title: showTitle(),
    brief: briefText().optional(),
    starts_at: startInstant(),
    duration_min: givenMinutes(
      "Length in minutes, even if there is no start: when you set the start later, the end follows. Takes precedence over a length in the brief.",
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
        "The guests. Members not documented here are saved and returned unchanged, up to 16 KiB of JSON per guest (`too_large`).",
      ),
    brand: configInputs.brand,
    recording: configInputs.recording,
  })
  .meta({ dependentSchemas: { ends_at: endNeedsStart } });

export const RunExampleInput = z.strictObject({
  example: z.literal("showroom"),
  title: showTitle().optional(),
  brief: briefText().optional(),
  client_id: clientReferences.client_id,
  generate_show_plan: generateShowPlan(),
});
