import { MAX_DEPTH } from "@/lib/api/wire/parse-json";
import { FIELD_CODES } from "@/lib/operation/errors";
import { MAX_BODY_BYTES, MAX_MEMBERS } from "@/lib/operation/limits";
import { COMMAND_RULES } from "./command-rules";
import { depthOf, membersIn } from "./json-schema";
import type { Described, Wanted } from "./requests";
import type { Rule } from "./rule";

const bytesOf = (value: unknown): number => Buffer.byteLength(JSON.stringify(value) ?? "");
const isPunycode = ({ body }: Wanted): boolean => /\/\/[^/?#]*\bxn--/i.test(JSON.stringify(body));

/** Whether it contains text that no store or socket accepts, or a member that no object can have. */
const isUnsound = (wanted: Wanted): boolean =>
  /\\u0000|\\ud[89a-f]|"__proto__":/.test(JSON.stringify(wanted) ?? "");

/** Reasons to refuse requests that the schema allows. Each must be described in words; nothing else may be refused. */
export const RULES: readonly Rule[] = [
  {
    field: /./,
    codes: ["invalid"],
    words:
      /Text can't contain NUL characters or unpaired surrogates \(`invalid`\).*objects can't have a member called `__proto__`/,
    why: "Patterns that say it are read by few languages.",
    when: isUnsound,
  },
  {
    field: /^keep_out$/,
    codes: ["not_allowed"],
    words: /used the show's own studio link \(`keep_out: not_allowed`\)/,
    why: "It depends on the link someone used.",
  },
  {
    field: /^text$/,
    codes: ["invalid"],
    words: /contains no other letter or digit is refused \(`invalid`\)/,
    why: "What of a text is said depends on its markup.",
  },
  {
    field: /^for_sec$/,
    codes: ["not_allowed"],
    words: /Only with `shared` \(`for_sec: not_allowed` with `people`\)/,
    why: "It depends on another member.",
    when: ({ body }) => (body as { hands?: unknown } | null)?.hands === "people",
  },
  {
    field: /^body$/,
    codes: ["invalid", "too_many"],
    words: /KiB, nested 32 deep, with 2,000 members and items in total/,
    why: "Schemas do not count across levels.",
    when: ({ body }) => depthOf(body) > MAX_DEPTH || membersIn(body) > MAX_MEMBERS,
  },
  {
    field: /(^|\.)(metadata|brand|scene|guests\.\d+)$/,
    codes: ["too_large"],
    words: /16 KiB of JSON/,
    why: "Schemas do not count bytes.",
    when: ({ body }) => bytesOf(body) > 16 * 1024,
  },
  {
    field: /(^|\.)(url|photo|logo)$/,
    codes: ["url"],
    words: /start(s)? with `xn--` must be valid Punycode/,
    why: "What is Punycode no pattern tells.",
    when: isPunycode,
  },
  {
    field: /^(plan\.)?segments\.\d+\.id$/,
    codes: ["duplicate"],
    words: /No two segments can have the same `id` \(`duplicate`\)/,
    why: "`uniqueItems` compares whole items.",
  },
  {
    field: /^segment_ids(\.\d+)?$/,
    codes: ["duplicate", "required", "not_found"],
    words: /each once \(`duplicate`\), all of them \(`required`\), and no others \(`not_found`\)/,
    why: "They are those of the stored run of show.",
  },
  {
    field: /^(reply_to|pinned_line_id)$/,
    codes: ["not_found", "invalid"],
    words: /[Ii]f it isn't in this chat(, the call is refused)? \(`not_found`\)/,
    why: "It names a line of the show.",
  },
  {
    field: /^identity$/,
    codes: ["not_found"],
    words: /Invites an attendee who is watching, as `identity`.*\(`not_found` for anyone else\)/,
    why: "It names someone who may not be there.",
  },
  {
    field: /^words\.\d+$/,
    codes: ["invalid", "too_long"],
    words: /without letters or digits are refused \(`invalid`\), and so are phrases of more than four words/,
    why: "What is a word depends on how a text is written.",
  },
  {
    field: /^(number|compare_with)$/,
    codes: ["not_found"],
    words: /A number that doesn't exist is refused \(`not_found`\)/,
    why: "It names something of the caller's.",
  },
  {
    field: /^segments\.\d+\.segment_id$/,
    codes: ["duplicate", "not_found"],
    words: /each once \(`duplicate`\).*Segments that don't exist are refused \(`not_found`\)/s,
    why: "They are those of the stored run of show.",
  },
  {
    field: /^segments\.\d+\.(from|to)_page$/,
    codes: ["too_large", "too_small"],
    words: /pages the deck doesn't have \(`too_large`\)/,
    why: "They are pages of the deck.",
  },
  {
    field: /^segments$/,
    codes: ["required"],
    words: /Either this or `restore` is required \(`required`\)/,
    why: "Schemas do not compare fields.",
  },
  {
    field: /^restore\.\d+\.segment_id$/,
    codes: ["not_found"],
    words: /segments that no longer exist are refused \(`not_found`\)/,
    why: "They are those of the stored run of show.",
  },
  {
    field: /^presenter$/,
    codes: ["not_found"],
    words: /a guest's id \(`not_found`\)/,
    why: "It names someone on the roster.",
  },
  {
    field: /^presentation_id$/,
    codes: ["unsupported"],
    words: /refused as `presentation_id`: `unsupported`/,
    why: "It is looked for in the bytes.",
  },
  {
    field: /^video_id$/,
    codes: ["unsupported"],
    words: /refused as `video_id`: `unsupported`/,
    why: "It is looked for in the bytes.",
  },
  {
    field: /^content_type$/,
    codes: ["unsupported"],
    words: /Refused \(`unsupported`\) if ffmpeg/,
    why: "It depends on what is installed.",
  },
  {
    field: /^content_type$/,
    codes: ["unsupported"],
    words: /Unsupported formats are refused \(`unsupported`\)/,
    why: "It depends on what is installed.",
  },
  {
    field: /^(person_id|track_id)$/,
    codes: ["not_found", "not_allowed"],
    words: /Must be in the recording \(`not_found`\)/,
    why: "It names what may not be there, and schemas do not compare fields.",
  },
  {
    field: /^draft_id$/,
    codes: ["not_found"],
    words: /any other is refused \(`not_found`\)/,
    why: "It names something of the caller's.",
  },
  {
    field: /^now$/,
    codes: ["in_past", "too_large"],
    words:
      /later than the clock's current time \(`in_past`\), and at most 366 days ahead of it \(`too_large`\)/,
    why: "It is compared with the clock.",
  },
  {
    field: /^(now|advance_sec)$/,
    codes: ["required", "not_allowed"],
    words: /Send either this or `advance_sec` \(`required`\).*Not together with `now` \(`not_allowed`\)/s,
    why: "Schemas do not compare fields.",
  },
  {
    field: /^cursor$/,
    codes: ["invalid"],
    words: /`meta\.next_cursor` from the previous page.*refused as `invalid`/,
    why: "It is signed.",
  },
  {
    field: /^consent_wording$/,
    codes: ["not_allowed"],
    words: /Only with `marketing_consent` \(`not_allowed`\)/,
    why: "Schemas do not compare fields.",
  },
  {
    field: /^(person_id|track_id)$/,
    codes: ["not_found", "not_allowed"],
    words: /Must be in the recording \(`not_found`\)/,
    why: "It names what may not be there, and schemas do not compare fields.",
  },
  {
    field: /^draft_id$/,
    codes: ["not_allowed"],
    words: /Only with `send` \(`not_allowed`\)/,
    why: "Schemas do not compare fields.",
  },
  {
    field: /^mapping$/,
    codes: ["invalid"],
    words: /as JSON: an object that maps column names.*Anything else is refused as `invalid`/,
    why: "A schema does not look into the text of a query.",
  },
  {
    field: /^starts_at$/,
    codes: ["in_past"],
    words: /More than a day ago is refused as `in_past`/,
    why: "It is about the time of the call.",
  },
  {
    field: /^send_at$/,
    codes: ["in_past"],
    words: /Must be in the future \(`in_past`\)/,
    why: "It is about the time of the call.",
  },
  {
    field: /^send_at$/,
    codes: ["not_allowed"],
    words: /only with `schedule` \(`not_allowed` otherwise\)/,
    why: "The document only says when it has to be there.",
  },
  {
    field: /^(photo|photo_asset_id)$/,
    codes: ["not_found", "not_allowed"],
    words: /Anything else is refused as `not_found`, and `photo` in the same call as `not_allowed`/,
    why: "It names what may not be there.",
  },
  {
    field: /^guest_id$/,
    codes: ["not_found", "required", "not_allowed"],
    words: /A guest of the show \(`not_found`\).*\(`required`\) unless .* \(`not_allowed`\)/,
    why: "It names someone who may not be there, and depends on `subject`.",
  },
  {
    field: /^document(\.|$)/,
    codes: FIELD_CODES,
    words: /The JSON Schema at `\/schemas\/show\.json` defines their content/,
    why: "Its schema is served separately. In the API document it would repeat six other calls.",
  },
  {
    field: /^send$/,
    codes: ["must_be_true"],
    words: /Must be true if the call sends email \(`must_be_true`\)/,
    why: "Of a query no schema says what one parameter needs of another.",
  },
  {
    field: /^guest_ids(\.\d+)?$/,
    codes: ["not_found"],
    words: /[Gg]uests( of the show)? \(`not_found`\)/,
    why: "It names someone who may not be there.",
  },
  {
    field: /^(host\.photo|brand\.logo)(_asset_id)?$/,
    codes: ["not_found", "invalid", "not_allowed"],
    words: /if both are sent, `not_allowed`\)\. It must exist \(`not_found`\) and be complete \(`invalid`\)/,
    why: "It names what may not be there.",
  },
  {
    field: /^(logo|logo_asset_id)$/,
    codes: ["not_found", "invalid", "not_allowed"],
    words: /Not together with `logo_asset_id` \(`not_allowed`\)|as the logo \(`not_found`, `invalid`\)/,
    why: "It names what may not be there.",
  },
  {
    field: /^test_to$/,
    codes: ["not_found"],
    words: /Any other address is refused \(`not_found`\)/,
    why: "It names someone who may not be there.",
  },
  {
    field: /^as$/,
    codes: ["not_found"],
    words: /Any other address is refused \(`not_found`\)/,
    why: "It names someone who may not be there.",
  },
  {
    field: /^audience$/,
    codes: ["not_found"],
    words: /An empty audience is refused: `audience` is `not_found`/,
    why: "It is compared with who is there.",
  },
  {
    field: /^(subject|body)$/,
    codes: ["not_allowed"],
    words: /any other variable is refused \(`not_allowed`\)/,
    why: "Braces may stand in any text.",
  },
  {
    field: /^ends_at$/,
    codes: ["before_start", "too_large"],
    words: /must be after it \(`before_start`\) and at most 24 hours later \(`too_large`\)/,
    why: "Schemas do not compare two fields.",
  },
  {
    field: /^duration_min$/,
    codes: ["not_allowed"],
    words: /If you also send `ends_at`, both must give the same length \(`not_allowed`\)/,
    why: "Schemas do not compare fields.",
  },
  {
    field: /^starts_at$/,
    codes: ["required"],
    words: /Requires a start \(`required`\)/,
    why: "The show may have its start already.",
  },
  {
    field: /^client_id$/,
    codes: ["not_found"],
    words: /If it doesn't exist, refused as `not_found`/,
    why: "It names what may not be there.",
  },
  {
    field: /^event_slug$/,
    codes: ["not_found"],
    words: /Only events of this show\. If it doesn't exist, refused as `not_found`/,
    why: "It names what may not be there.",
  },
  {
    field: /^external_client_id$/,
    codes: ["invalid"],
    words: /If you also send `client_id`, both must be the same client \(`invalid`\)/,
    why: "It is compared with what is there.",
  },
  {
    field: /^guests(\.\d+\.id)?$/,
    codes: ["not_found", "duplicate", "too_many"],
    words:
      /an existing guest's \(`not_found`\) and appear once \(`duplicate`\).*at most 50 guests \(`too_many`\)/,
    why: "It is compared with the roster.",
  },
  {
    field: /^guests\.\d+\.accepted$/,
    codes: ["required"],
    words: /Required with a proposed guest's `id` unless `remove` is set \(`required`\)/,
    why: "It depends on whether they are on the roster.",
  },
  {
    field: /^after\.until$/,
    codes: ["required"],
    words: /A `replay` of `until` needs a date \(`required`\)/,
    why: "The show may know it already.",
  },
  {
    field: /^url$/,
    codes: ["not_allowed"],
    words: /The endpoint's URL: public, .* Others are refused as `not_allowed`/,
    why: "It depends on the environment, and on this service's own ports.",
  },
  {
    field: /^activate_now$/,
    codes: ["not_allowed"],
    words: /Without either, refused as `not_allowed`/,
    why: "A new secret may be waiting already.",
  },
  {
    field: /^until$/,
    codes: ["before_start"],
    words: /must be later than `since` \(`before_start`\)/,
    why: "Schemas do not compare two fields.",
  },
  {
    field: /^to$/,
    codes: ["before_start"],
    words: /must be later than `from` \(`before_start`\)/,
    why: "Schemas do not compare two fields.",
  },
  {
    field: /^at$/,
    codes: ["not_allowed"],
    words: /with the stage as `moment`\. Not with other filters \(`not_allowed`\)/,
    why: "Of a query no schema says what one parameter rules out.",
  },
  {
    field: /^sha256$/,
    codes: ["invalid"],
    words: /If it doesn't match the received bytes, (it is )?refused as `invalid`/,
    why: "It is compared with what arrived.",
  },
  ...COMMAND_RULES,
];

export interface Refused {
  code?: string;
  fields: Record<string, string>;
}

/** Whether the document describes every reason the request was refused for. */
export function mayRefuse({ told }: Described, wanted: Wanted, { code, fields }: Refused): boolean {
  if (code === "payload_too_large") return bytesOf(wanted.body) > MAX_BODY_BYTES;
  if (code !== "validation_error") return false;
  const isAnnounced = ([name, fieldCode]: [string, string]): boolean =>
    RULES.some(
      ({ field, codes, words, when }) =>
        field.test(name) && codes.includes(fieldCode) && words.test(told) && (when?.(wanted) ?? true),
    );
  return Object.keys(fields).length > 0 && Object.entries(fields).every(isAnnounced);
}
