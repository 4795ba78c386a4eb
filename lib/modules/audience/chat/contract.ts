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
    summary: "Get a show's chat settings",
    description: "Slow mode, the pinned message, and the number of messages in the review queue.",
    params: ofShow,
    output: ChatSchema,
    errors: ["not_found"],
    examples: [{ summary: "A show's chat", input: { slug: showExample }, output: chatExample }],
  }),
  updateModeration: operation({
    ...moderate,
    http: "PATCH /events/{slug}/moderation",
    summary: "Set slow mode, or pin a chat message",
    description:
      "Everyone's page updates immediately. To turn the chat on or off, use `watch.chat` in updateEvent.",
    params: ofShow,
    body: UpdateChatInput,
    output: ChatSchema,
    examples: [
      {
        summary: "One message every 30 seconds",
        input: { slug: showExample, slow_seconds: 30 },
        output: chatExample,
      },
    ],
  }),
  listChatLines: operation({
    ...read,
    http: "GET /events/{slug}/chat/lines",
    summary: "List chat messages with their reports and state",
    description:
      "Newest first, including hidden ones. `reported=true` returns messages that people reported. To follow a live chat, use getFeed.",
    params: ofShow,
    query: linesQuery,
    output: list(ChatLineSchema),
    errors: ["not_found"],
    examples: [
      {
        summary: "Reported messages",
        input: { slug: showExample, reported: "true" },
        output: [{ ...lineExample, reports: ["spam" as const] }],
      },
    ],
  }),
  sendChatLine: operation({
    ...moderate,
    http: "POST /events/{slug}/chat/lines",
    summary: "Send a chat message",
    description:
      "Sent as the crew, in the host's name. Slow mode and blocked words don't apply. The show must be on air.",
    params: ofShow,
    body: SendLineInput,
    output: ChatLineSchema,
    status: 201,
    errors: ["not_found", "not_live", "version_conflict", "client_inactive"],
    examples: [
      {
        summary: "Say hello",
        input: { slug: showExample, text: "Welcome, everyone!" },
        output: {
          ...lineExample,
          text: "Welcome, everyone!",
          author: { person: "host-9k2m4x", name: "Ada Lovelace", role: "host" as const },
        },
      },
    ],
  }),
  updateChatLine: operation({
    ...moderate,
    http: "PATCH /events/{slug}/chat/lines/{line_id}",
    summary: "Hide or show a chat message",
    description:
      "A hidden message disappears from every page immediately and isn't shown to latecomers; the crew sees it as hidden. If it is pinned, it is unpinned.",
    params: ofLine,
    body: UpdateLineInput,
    output: ChatLineSchema,
    examples: [
      {
        summary: "Hide a message",
        input: { ...line, state: "hidden" },
        output: { ...lineExample, state: "hidden" as const },
      },
    ],
  }),
  listChatBans: operation({
    ...read,
    http: "GET /events/{slug}/chat/bans",
    summary: "List people banned from a show's chat",
    params: ofShow,
    query: bansQuery,
    output: list(BanSchema),
    errors: ["not_found"],
    examples: [{ summary: "All banned people", input: { slug: showExample }, output: [banExample] }],
  }),
  banFromChat: operation({
    ...moderate,
    http: "PUT /events/{slug}/chat/bans/{person}",
    summary: "Ban a person from a show's chat",
    description:
      "They can still watch, but can't chat, ask questions or raise their hand in this show. Repeating the call only changes `hide_lines`.",
    params: ofPerson,
    body: BanInput,
    output: BanSchema,
    examples: [
      { summary: "Ban and hide messages", input: { ...person, hide_lines: true }, output: banExample },
    ],
  }),
  liftChatBan: operation({
    ...moderate,
    http: "DELETE /events/{slug}/chat/bans/{person}",
    summary: "Unban a person from a show's chat",
    description: "They can chat again, and messages hidden by the ban reappear. Safe to repeat.",
    params: ofPerson,
    output: LiftedBanSchema,
    examples: [
      {
        summary: "Unban",
        input: person,
        output: { person: banExample.person, banned: false },
      },
    ],
  }),
  getWordFilter: operation({
    ...read,
    http: "GET /word-filter",
    description: "Chat messages with these words go to the review queue until the crew approves them.",
    summary: "List blocked words",
    output: FilterSchema,
    examples: [{ summary: "Blocked words", input: {}, output: { words: ["buy now", "casino"] } }],
  }),
  setWordFilter: operation({
    ...control,
    http: "PUT /word-filter",
    summary: "Set blocked words",
    description:
      "Applies to all shows, test and live, from the next message on. A message with a blocked word goes to the review queue, and its author is told. An empty list turns this off.",
    effect: "write",
    body: FilterInput,
    output: FilterSchema,
    errors: [],
    examples: [
      {
        summary: "Two words",
        input: { words: ["casino", "Buy now!"] },
        output: { words: ["buy now", "casino"] },
      },
    ],
  }),
  postChatMessage: operation({
    ...ofVisitor,
    access: "attendee",
    http: "POST /events/{slug}/chat",
    summary: "Send a chat message",
    description: "Everyone in the show can read it. Sending the same `id` again doesn't post it twice.",
    audience: { rate: { perSecond: 1, burst: 5 }, audit: "none", replay: "own" },
    params: ofShow,
    body: PostLineInput,
    output: PostedLineSchema,
  }),
  postGuestLine: operation({
    ...ofVisitor,
    access: "guest",
    http: "POST /events/{slug}/backstage/chat",
    summary: "Send a chat message as a guest",
    description: "Like an attendee's message, but slow mode and blocked words don't apply.",
    audience: { rate: { perSecond: 1, burst: 5 }, audit: "none", replay: "own" },
    params: ofShow,
    body: PostLineInput,
    output: PostedLineSchema,
  }),
  reportChatLine: operation({
    ...ofVisitor,
    access: "attendee",
    http: "POST /events/{slug}/chat/{line_id}/report",
    summary: "Report a message to the crew",
    description: "Once per person; only the crew sees reports.",
    audience: { rate: { perSecond: 0.2, burst: 5 }, audit: "none", replay: "own" },
    params: ofLine,
    body: ReportInput,
    output: ReportedSchema,
  }),
});
