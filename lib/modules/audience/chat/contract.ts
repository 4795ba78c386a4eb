import { z } from "zod";
import { reference, slug } from "@/lib/operation/fields";
import { contract, list, operation } from "@/lib/operation/operation";
import { banExample, chatExample, lineExample, showExample } from "./examples-schema";
import {
  BanInput,
  BanSchema,
  bansQuery,
  ChatLineSchema,
  ChatSchema,
  FilterInput,
  FilterSchema,
  LiftedBanSchema,
  linesQuery,
  PostedLineSchema,
  PostLineInput,
  ReportedSchema,
  ReportInput,
  SendLineInput,
  UpdateChatInput,
  UpdateLineInput,
} from "./schema";

const ofShow = z.strictObject({ slug: slug() });
const ofLine = z.strictObject({ slug: slug(), line_id: reference() });
const ofPerson = z.strictObject({ slug: slug(), person: reference() });
const read = { prefix: "v1", tag: "Moderation", scope: "studio:read", effect: "read" } as const;
const control = { prefix: "v1", tag: "Moderation", scope: "studio:control" } as const;
const moderate = {
  ...control,
  moderation: true,
  effect: "live",
  errors: ["not_found", "client_inactive"],
} as const;
const ofVisitor = {
  prefix: "app",
  tag: "Pages of a show",
  scope: "public",
  effect: "write",
  errors: ["not_found", "not_live", "version_conflict", "client_inactive"],
} as const;
const line = { slug: showExample, line_id: lineExample.id };
const person = { slug: showExample, person: banExample.person };

export const chatContract = contract({
  getModeration: operation({
    ...read,
    http: "GET /events/{slug}/moderation",
    summary: "Read how a show's chat is moderated",
    description: "Slow mode, the pinned line, and how much waits for the crew.",
    params: ofShow,
    output: ChatSchema,
    errors: ["not_found"],
    examples: [{ summary: "The chat of a show", input: { slug: showExample }, output: chatExample }],
  }),
  updateModeration: operation({
    ...moderate,
    http: "PATCH /events/{slug}/moderation",
    summary: "Slow a show's chat down, or pin a line",
    description: "Everybody's page follows at once. Whether there is a chat is `watch.chat` of updateEvent.",
    params: ofShow,
    body: UpdateChatInput,
    output: ChatSchema,
    examples: [
      {
        summary: "One line in thirty seconds",
        input: { slug: showExample, slow_seconds: 30 },
        output: chatExample,
      },
    ],
  }),
  listChatLines: operation({
    ...read,
    http: "GET /events/{slug}/chat/lines",
    summary: "List chat lines with their reports and state",
    description:
      "Newest first, hidden ones among them. `reported=true` lists what people reported. To follow a chat while it runs, use getFeed.",
    params: ofShow,
    query: linesQuery,
    output: list(ChatLineSchema),
    errors: ["not_found"],
    examples: [
      {
        summary: "What was reported",
        input: { slug: showExample, reported: "true" },
        output: [{ ...lineExample, reports: ["spam" as const] }],
      },
    ],
  }),
  sendChatLine: operation({
    ...moderate,
    http: "POST /events/{slug}/chat/lines",
    summary: "Send a line to a show's chat",
    description:
      "As the crew, under the name of whoever runs the show. Neither slow mode nor the workspace's words hold it back. The show has to be on the air.",
    params: ofShow,
    body: SendLineInput,
    output: ChatLineSchema,
    status: 201,
    errors: ["not_found", "not_live", "version_conflict", "client_inactive"],
    examples: [
      {
        summary: "Say hello",
        input: { slug: showExample, text: "Welcome, everybody!" },
        output: {
          ...lineExample,
          text: "Welcome, everybody!",
          author: { person: "host-9k2m4x", name: "Ada Lovelace", role: "host" as const },
        },
      },
    ],
  }),
  updateChatLine: operation({
    ...moderate,
    http: "PATCH /events/{slug}/chat/lines/{line_id}",
    summary: "Hide a chat line, or show it again",
    description:
      "A hidden line leaves every page at once and is told to nobody who comes later; the crew sees it as hidden. A pinned one is taken down with it.",
    params: ofLine,
    body: UpdateLineInput,
    output: ChatLineSchema,
    examples: [
      {
        summary: "Hide it",
        input: { ...line, state: "hidden" },
        output: { ...lineExample, state: "hidden" as const },
      },
    ],
  }),
  listChatBans: operation({
    ...read,
    http: "GET /events/{slug}/chat/bans",
    summary: "List who is banned from a show's chat",
    params: ofShow,
    query: bansQuery,
    output: list(BanSchema),
    errors: ["not_found"],
    examples: [{ summary: "All of them", input: { slug: showExample }, output: [banExample] }],
  }),
  banFromChat: operation({
    ...moderate,
    http: "PUT /events/{slug}/chat/bans/{person}",
    summary: "Ban a person from a show's chat",
    description:
      "They go on watching, and can neither write nor ask nor raise a hand in this show. Repeating it changes `hide_lines` alone.",
    params: ofPerson,
    body: BanInput,
    output: BanSchema,
    examples: [{ summary: "Ban and hide", input: { ...person, hide_lines: true }, output: banExample }],
  }),
  liftChatBan: operation({
    ...moderate,
    http: "DELETE /events/{slug}/chat/bans/{person}",
    summary: "Lift a ban from a show's chat",
    description:
      "They may write again, and what the ban had hidden comes back. Repeating it changes nothing.",
    params: ofPerson,
    output: LiftedBanSchema,
    examples: [
      {
        summary: "Let them write again",
        input: person,
        output: { person: banExample.person, banned: false },
      },
    ],
  }),
  getWordFilter: operation({
    ...read,
    http: "GET /word-filter",
    description: "They hold a line back until the crew shows it.",
    summary: "List the words that hold lines back",
    output: FilterSchema,
    examples: [{ summary: "The words", input: {}, output: { words: ["buy now", "casino"] } }],
  }),
  setWordFilter: operation({
    ...control,
    http: "PUT /word-filter",
    summary: "Set which words hold lines back",
    description:
      "In all shows, test and live, from the next line on. A line with one of them is held until the crew shows it; its author is told so. An empty list ends it.",
    effect: "write",
    body: FilterInput,
    output: FilterSchema,
    errors: [],
    examples: [
      {
        summary: "Two of them",
        input: { words: ["casino", "Buy now!"] },
        output: { words: ["buy now", "casino"] },
      },
    ],
  }),
  postChatMessage: operation({
    ...ofVisitor,
    access: "attendee",
    http: "POST /events/{slug}/chat",
    summary: "Write a line into the chat",
    description: "Everybody in the show reads it. The same `id` once more is the same line.",
    audience: { rate: { perSecond: 1, burst: 5 }, audit: "none", replay: "own" },
    params: ofShow,
    body: PostLineInput,
    output: PostedLineSchema,
  }),
  postGuestLine: operation({
    ...ofVisitor,
    access: "guest",
    http: "POST /events/{slug}/backstage/chat",
    summary: "Write a line into the chat, as a guest",
    description: "The same as an attendee's, without slow mode and held by no words.",
    audience: { rate: { perSecond: 1, burst: 5 }, audit: "none", replay: "own" },
    params: ofShow,
    body: PostLineInput,
    output: PostedLineSchema,
  }),
  reportChatLine: operation({
    ...ofVisitor,
    access: "attendee",
    http: "POST /events/{slug}/chat/{line_id}/report",
    summary: "Report a line to the crew",
    description: "Once a person; nobody but the crew learns of it.",
    audience: { rate: { perSecond: 0.2, burst: 5 }, audit: "none", replay: "own" },
    params: ofLine,
    body: ReportInput,
    output: ReportedSchema,
  }),
});
