import type { Programs } from "@/lib/modules/stage/show-numbers";
import { AUDIENCE } from "@/lib/modules/stage/show-numbers";

/** Every member of an event, in the order of a table's columns. */
export const COLUMNS = [
  "type",
  "at",
  "until",
  "session_id",
  "person_id",
  "registration_id",
  "name",
  "email",
  "state",
  "source",
  "utm_source",
  "utm_medium",
  "utm_campaign",
  "over_http",
  "by",
  "poll_id",
  "question",
  "options",
  "option",
  "closed_at",
  "question_id",
  "private",
  "count",
  "by_kind",
  "view",
  "watch_sec",
  "score",
  "comment",
  "cta_id",
  "label",
  "url",
  "segment_id",
  "segment",
  "layout",
  "covered",
  "people",
  "lower_third",
  "ticker",
  "sponsor_id",
  "slug",
  "title",
  "on_air",
] as const;

export type ExportedEvent = { type: string } & Partial<Record<(typeof COLUMNS)[number], unknown>>;

/** Rows of one type of event. Statements get the show as $1, the previous row's order next, and then `values`. */
export interface ExportKind {
  type: string;
  /** Selects the event's members, with `{order}` where the condition about the order belongs. */
  text: string;
  /** Columns that an index has, with their types, and values before all others. */
  order: readonly [column: string, type: "timestamptz" | "date" | "text" | "int", first: string | number][];
  values: readonly unknown[];
}

const COMING: [string, "timestamptz", string] = ["created_at", "timestamptz", "-infinity"];
const ID: [string, "text", string] = ["id", "text", ""];

/** Everything of which a show can have many, without what programs did. */
export const exportKinds = ({ registrations, people }: Programs): ExportKind[] => [
  {
    type: "visitors",
    text: `SELECT day::timestamp AT TIME ZONE 'UTC' AS at, visitors AS count, day::text AS day FROM page_visits t
WHERE event_id = $1 {order}`,
    order: [["day", "date", "-infinity"]],
    values: [],
  },
  {
    type: "registration",
    text: `SELECT id AS registration_id, name, email, state, source, utm->>'source' AS utm_source, utm->>'medium' AS utm_medium,
  utm->>'campaign' AS utm_campaign, created_at AS at, created_at, id FROM registration t
WHERE event_id = $1 AND removed_at IS NULL AND id <> ALL($4::text[]) {order}`,
    order: [COMING, ID],
    values: [registrations],
  },
  {
    type: "stay",
    text: `SELECT presence_person(t) AS person_id, registration_id, joined_at AS at, left_at AS until, seen_at IS NOT NULL AS over_http,
  identity, id FROM presence t
WHERE event_id = $1 AND role = ANY($4::text[]) AND (registration_id IS NULL OR registration_id <> ALL($5::text[])) {order}`,
    order: [["identity", "text", ""], ID],
    values: [AUDIENCE, registrations],
  },
  {
    type: "vote",
    text: `SELECT t.poll_id, t.person_id, t.option, t.voted_at AS at FROM poll_vote t JOIN poll p ON p.id = t.poll_id
WHERE p.event_id = $1 AND t.person_id <> ALL($4::text[]) {order}`,
    order: [
      ["poll_id", "text", ""],
      ["person_id", "text", ""],
    ],
    values: [people],
  },
  {
    type: "question",
    text: `SELECT id AS question_id, person_id, state, private, created_at AS at, created_at, id FROM audience_question t
WHERE event_id = $1 AND person_id <> ALL($4::text[]) {order}`,
    order: [COMING, ID],
    values: [people],
  },
  {
    type: "upvote",
    text: `SELECT t.question_id, t.person_id FROM question_vote t JOIN audience_question q ON q.id = t.question_id
WHERE q.event_id = $1 AND t.wanted AND t.person_id <> ALL($4::text[]) {order}`,
    order: [
      ["question_id", "text", ""],
      ["person_id", "text", ""],
    ],
    values: [people],
  },
  {
    type: "chat",
    text: `SELECT CASE WHEN role <> ALL($4::text[]) THEN 'crew' WHEN person_id = ANY($5::text[]) THEN 'synthetic' ELSE 'attendee' END AS by,
  person_id, state, created_at AS at, created_at, id FROM chat_message t
WHERE event_id = $1 AND state <> 'held' {order}`,
    order: [COMING, ID],
    values: [AUDIENCE, people],
  },
  {
    type: "click",
    text: `SELECT cta_id, registration_id, created_at AS at, created_at, id FROM cta_click t
WHERE event_id = $1 AND (registration_id IS NULL OR registration_id <> ALL($4::text[])) {order}`,
    order: [COMING, ID],
    values: [registrations],
  },
  {
    type: "replay",
    text: `SELECT view, registration_id, ms / 1000.0::float8 AS watch_sec, started_at AS at FROM replay_view t
WHERE event_id = $1 AND (registration_id IS NULL OR registration_id <> ALL($3::text[])) {order}`,
    order: [["view", "text", ""]],
    values: [registrations],
  },
  {
    type: "survey",
    text: `SELECT registration_id, score, comment, created_at AS at, created_at, id FROM survey_answer t
WHERE event_id = $1 AND (registration_id IS NULL OR registration_id <> ALL($4::text[])) {order}`,
    order: [COMING, ID],
    values: [registrations],
  },
  {
    type: "reactions",
    text: `SELECT at, count, body->'counts' AS by_kind, seq FROM show_event t
WHERE event_id = $1 AND type = 'reactions' {order}`,
    order: [["seq", "int", 0]],
    values: [],
  },
  {
    type: "person_reactions",
    text: `SELECT person_id, page, (SELECT COALESCE(sum(n), 0) FROM unnest(sent) AS n)::int AS count FROM reaction_tally t
WHERE event_id = $1 AND person_id <> ALL($4::text[]) {order}`,
    order: [
      ["person_id", "text", ""],
      ["page", "text", ""],
    ],
    values: [people],
  },
];
