import { z } from "zod";
import { reference, slug } from "@/lib/operation/fields";
import { contract, operation } from "@/lib/operation/operation";
import { notetakerExample } from "./examples-schema";
import { DecideNotetakerInput, NotetakerSchema, SendNotetakerInput, ShowNotetakerSchema } from "./schema";

const ofBot = z.strictObject({ bot_id: reference() });
const ofShow = z.strictObject({ slug: slug() });
const shared = { prefix: "legacy", tag: "Sales calls", scope: "calls" } as const;
const ofPage = {
  prefix: "app",
  tag: "Pages of a show",
  params: ofShow,
  output: ShowNotetakerSchema,
} as const;

export const notetakerContract = contract({
  sendNotetaker: operation({
    ...shared,
    http: "POST /calls/bot",
    summary: "Send a notetaker into a show",
    description:
      "It waits for the show to go on air, asks the host to admit it, transcribes people on stage who agree to be recorded, and analyzes the call at the end. 4 cents are reserved for that, and released if there is no analysis. There is one per show: another request returns the same one, and doesn't ask again if people of the show declined or removed it.",
    effect: "write",
    free: true,
    body: SendNotetakerInput,
    output: NotetakerSchema,
    status: 201,
    errors: ["not_found", "version_conflict", "CREDITS_EXHAUSTED"],
    examples: [
      {
        summary: "With the studio link",
        input: { meeting_url: "https://shows.example.com/studio/launch-day-x7k2m9" },
        output: notetakerExample,
      },
    ],
  }),
  getNotetaker: operation({
    ...shared,
    http: "GET /calls/bot/{bot_id}",
    summary: "Get a notetaker",
    effect: "read",
    params: ofBot,
    output: NotetakerSchema,
    errors: ["not_found"],
    examples: [
      { summary: "Before the show", input: { bot_id: notetakerExample.id }, output: notetakerExample },
    ],
  }),
  stopNotetaker: operation({
    ...shared,
    http: "DELETE /calls/bot/{bot_id}",
    summary: "Remove a notetaker from its show",
    description: "What it has heard until then is analyzed. Safe to repeat.",
    effect: "write",
    params: ofBot,
    output: NotetakerSchema,
    errors: ["not_found"],
    examples: [
      {
        summary: "Before the show",
        input: { bot_id: notetakerExample.id },
        output: {
          ...notetakerExample,
          state: "failed" as const,
          sub_code: "removed_by" as const,
          removed_by: { role: "api" as const, name: "CRM" },
          ended_at: "2031-01-14T16:05:00.000Z",
        },
      },
    ],
  }),
  getStudioNotetaker: operation({
    ...ofPage,
    http: "GET /events/{slug}/studio/notetaker",
    summary: "Get the notetaker in a show",
    scope: "studio:read",
    access: "host",
    effect: "read",
    errors: ["not_found"],
  }),
  decideNotetaker: operation({
    ...ofPage,
    http: "POST /events/{slug}/studio/notetaker",
    summary: "Admit, decline or remove a notetaker",
    scope: "studio:control",
    access: "host",
    effect: "write",
    body: DecideNotetakerInput,
    errors: ["not_found", "version_conflict", "client_inactive"],
  }),
  getBackstageNotetaker: operation({
    ...ofPage,
    http: "GET /events/{slug}/backstage/notetaker",
    summary: "Get the notetaker in a show as a guest",
    scope: "public",
    access: "guest",
    effect: "read",
    errors: ["not_found"],
  }),
  removeNotetaker: operation({
    ...ofPage,
    http: "DELETE /events/{slug}/backstage/notetaker",
    summary: "Remove a notetaker as a guest",
    scope: "public",
    access: "guest",
    effect: "write",
    errors: ["not_found", "version_conflict", "client_inactive"],
  }),
  getAudienceNotetaker: operation({
    ...ofPage,
    http: "GET /events/{slug}/audience/notetaker",
    summary: "Get the notetaker in a show as an attendee",
    scope: "public",
    access: "attendee",
    effect: "read",
    errors: ["not_found"],
  }),
  removeNotetakerFromStage: operation({
    ...ofPage,
    http: "DELETE /events/{slug}/audience/notetaker",
    summary: "Remove a notetaker as an attendee on stage",
    scope: "public",
    access: "attendee",
    effect: "write",
    errors: ["not_found", "version_conflict", "client_inactive"],
  }),
});
