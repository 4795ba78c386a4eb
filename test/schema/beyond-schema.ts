import { MAX_DEPTH } from "@/lib/api/wire/parse-json";
import { FIELD_CODES } from "@/lib/operation/errors";
import { MAX_BODY_BYTES, MOST_MEMBERS } from "@/lib/operation/limits";
import { depthOf, membersIn } from "./json-schema";
import type { Described, Wanted } from "./requests";

interface Rule {
  field: RegExp;
  codes: readonly string[];
  /** What the document says of it, in the words of the operation or of all requests. */
  words: RegExp;
  /** Why no schema says it, or which requests it is about. */
  why: string;
  when?: (wanted: Wanted) => boolean;
}

const bytesOf = (value: unknown): number => Buffer.byteLength(JSON.stringify(value) ?? "");
const isPunycode = ({ body }: Wanted): boolean => /\/\/[^/?#]*\bxn--/i.test(JSON.stringify(body));

/** Whether there is a text somewhere that no store or socket carries, or a member that no object may have. */
const isUnsound = (wanted: Wanted): boolean =>
  /\\u0000|\\ud[89a-f]|"__proto__":/.test(JSON.stringify(wanted) ?? "");

/** Refusals of requests that their schema allows. Each is told in words, and nothing else may be refused. */
export const RULES: readonly Rule[] = [
  {
    field: /./,
    codes: ["invalid"],
    words:
      /Text has no NUL character and no half of a surrogate pair \(`invalid`\).*no object has a member called `__proto__`/,
    why: "Patterns that say it are read by few languages.",
    when: isUnsound,
  },
  {
    field: /^keep_out$/,
    codes: ["not_allowed"],
    words: /nobody is kept out this way \(`keep_out: not_allowed`\)/,
    why: "It depends on the link that somebody came by.",
  },
  {
    field: /^text$/,
    codes: ["invalid"],
    words: /without a letter or digit besides them is refused \(`invalid`\)/,
    why: "What of a text is said depends on its markup.",
  },
  {
    field: /^for_sec$/,
    codes: ["not_allowed"],
    words: /With `shared` alone \(`for_sec: not_allowed` with `people`\)/,
    why: "It depends on another member.",
    when: ({ body }) => (body as { hands?: unknown } | null)?.hands === "people",
  },
  {
    field: /^body$/,
    codes: ["invalid", "too_many"],
    words: /KiB, nested 32 deep, with 2,000 members and items in all/,
    why: "Schemas do not count across levels.",
    when: ({ body }) => depthOf(body) > MAX_DEPTH || membersIn(body) > MOST_MEMBERS,
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
    words: /begins with `xn--` has to be Punycode/,
    why: "What is Punycode no pattern tells.",
    when: isPunycode,
  },
  {
    field: /^(plan\.)?segments\.\d+\.id$/,
    codes: ["duplicate"],
    words: /No two segments have the same `id` \(`duplicate`\)/,
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
    words: /One that this chat does not have is refused \(`not_found`\)/,
    why: "It names a line of the show.",
  },
  {
    field: /^identity$/,
    codes: ["not_found"],
    words: /Takes an attendee who is watching, as `identity`.*\(`not_found` for anybody else\)/,
    why: "It names somebody who may not be there.",
  },
  {
    field: /^words\.\d+$/,
    codes: ["invalid", "too_long"],
    words: /no letter or digit in it is refused \(`invalid`\), and so is a phrase of more than four words/,
    why: "What is a word depends on how a text is written.",
  },
  {
    field: /^(number|compare_with)$/,
    codes: ["not_found"],
    words: /A number that this page has no version of is refused \(`not_found`\)/,
    why: "It names something of the caller's.",
  },
  {
    field: /^segments\.\d+\.segment_id$/,
    codes: ["duplicate", "not_found"],
    words: /each once \(`duplicate`\).*does not have are refused \(`not_found`\)/s,
    why: "They are those of the stored run of show.",
  },
  {
    field: /^segments\.\d+\.(from|to)_page$/,
    codes: ["too_large", "too_small"],
    words: /pages that the deck does not have \(`too_large`\)/,
    why: "They are pages of the deck.",
  },
  {
    field: /^segments$/,
    codes: ["required"],
    words: /Either this or `restore` is needed \(`required`\)/,
    why: "Schemas do not compare fields.",
  },
  {
    field: /^restore\.\d+\.segment_id$/,
    codes: ["not_found"],
    words: /segments that are gone are refused \(`not_found`\)/,
    why: "They are those of the stored run of show.",
  },
  {
    field: /^presenter$/,
    codes: ["not_found"],
    words: /the id of a guest of the show \(`not_found`\)/,
    why: "It names somebody of the roster.",
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
    words: /Refused \(`unsupported`\) where ffmpeg/,
    why: "It depends on what is installed.",
  },
  {
    field: /^content_type$/,
    codes: ["unsupported"],
    words: /cannot be converted here is refused \(`unsupported`\)/,
    why: "It depends on what is installed.",
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
    words: /later than the clock is at \(`in_past`\), and at most 366 days ahead of that \(`too_large`\)/,
    why: "It is compared with the clock.",
  },
  {
    field: /^(now|advance_sec)$/,
    codes: ["required", "not_allowed"],
    words: /Send either this or `advance_sec` \(`required`\).*Not beside `now` \(`not_allowed`\)/s,
    why: "Schemas do not compare fields.",
  },
  {
    field: /^cursor$/,
    codes: ["invalid"],
    words: /`meta\.next_cursor` of the page before.*refused as `invalid`/,
    why: "It is signed.",
  },
  {
    field: /^consent_wording$/,
    codes: ["not_allowed"],
    words: /Only beside `marketing_consent` \(`not_allowed`\)/,
    why: "Schemas do not compare fields.",
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
    words: /as JSON: an object of their names.*Anything else is refused as `invalid`/,
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
    words: /Not before now \(`in_past`\)/,
    why: "It is about the time of the call.",
  },
  {
    field: /^send_at$/,
    codes: ["not_allowed"],
    words: /for `schedule`, and for no other mode \(`not_allowed`\)/,
    why: "The document only says when it has to be there.",
  },
  {
    field: /^(photo|photo_asset_id)$/,
    codes: ["not_found", "not_allowed"],
    words: /Anything else is refused as `not_found`, and so is `photo` beside it \(`not_allowed`\)/,
    why: "It names what may not be there.",
  },
  {
    field: /^guest_id$/,
    codes: ["not_found", "required", "not_allowed"],
    words: /Which guest of the show \(`not_found`\).*\(`required`\) unless .* \(`not_allowed`\)/,
    why: "It names somebody who may not be there, and depends on `subject`.",
  },
  {
    field: /^document(\.|$)/,
    codes: FIELD_CODES,
    words: /What a part may hold says the JSON Schema at `\/schemas\/show\.json`/,
    why: "Its schema is served by itself: in the document of the API it would be that of six other calls once more.",
  },
  {
    field: /^send$/,
    codes: ["must_be_true"],
    words: /Has to be true when the call sends mail \(`must_be_true`\)/,
    why: "Of a query no schema says what one parameter needs of another.",
  },
  {
    field: /^guest_ids(\.\d+)?$/,
    codes: ["not_found"],
    words: /guests( of the show)? \(`not_found`\)/,
    why: "It names somebody who may not be there.",
  },
  {
    field: /^(host\.photo|brand\.logo)(_asset_id)?$/,
    codes: ["not_found", "invalid", "not_allowed"],
    words:
      /beside one, `not_allowed` on that\); it has to be there \(`not_found`\) and complete \(`invalid`\)/,
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
    words: /Of nobody else \(`not_found`\)/,
    why: "It names somebody who may not be there.",
  },
  {
    field: /^as$/,
    codes: ["not_found"],
    words: /Of nobody else \(`not_found`\)/,
    why: "It names somebody who may not be there.",
  },
  {
    field: /^audience$/,
    codes: ["not_found"],
    words: /nobody in it is refused: `audience` is `not_found`/,
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
    words: /comes after it \(`before_start`\) and at most 24 hours later \(`too_large`\)/,
    why: "Schemas do not compare two fields.",
  },
  {
    field: /^duration_min$/,
    codes: ["not_allowed"],
    words: /Beside `ends_at` it has to be the same length \(`not_allowed`\)/,
    why: "Schemas do not compare fields.",
  },
  {
    field: /^starts_at$/,
    codes: ["required"],
    words: /It needs a start \(`required`\)/,
    why: "The show may have its start already.",
  },
  {
    field: /^client_id$/,
    codes: ["not_found"],
    words: /One that is not known is refused as `not_found`/,
    why: "It names what may not be there.",
  },
  {
    field: /^event_slug$/,
    codes: ["not_found"],
    words: /Only events of this show\. One that is not known is refused as `not_found`/,
    why: "It names what may not be there.",
  },
  {
    field: /^external_client_id$/,
    codes: ["invalid"],
    words: /Beside `client_id` it has to be that client's \(`invalid`\)/,
    why: "It is compared with what is there.",
  },
  {
    field: /^guests(\.\d+\.id)?$/,
    codes: ["not_found", "duplicate", "too_many"],
    words: /one of the roster \(`not_found`\) and stands once \(`duplicate`\).*at most 50 \(`too_many`\)/,
    why: "It is compared with the roster.",
  },
  {
    field: /^guests\.\d+\.accepted$/,
    codes: ["required"],
    words: /Beside their `id` it has to be there unless `remove` is \(`required`\)/,
    why: "It depends on whether they are on the roster.",
  },
  {
    field: /^after\.until$/,
    codes: ["required"],
    words: /A `replay` of `until` needs to know until when \(`required`\)/,
    why: "The show may know it already.",
  },
  {
    field: /^url$/,
    codes: ["not_allowed"],
    words: /a public address .* Others are refused as `not_allowed`/,
    why: "It depends on the environment, and on this service's own ports.",
  },
  {
    field: /^activate_now$/,
    codes: ["not_allowed"],
    words: /With neither it is refused as `not_allowed`/,
    why: "A new secret may be waiting already.",
  },
  {
    field: /^until$/,
    codes: ["before_start"],
    words: /later than `since` \(`before_start`\)/,
    why: "Schemas do not compare two fields.",
  },
  {
    field: /^sha256$/,
    codes: ["invalid"],
    words: /Others than those that arrived are refused as `invalid`/,
    why: "It is compared with what arrived.",
  },
  {
    field: /^(commands\.\d+\.)?command$/,
    codes: ["unsupported"],
    words: /not understood is refused as `unsupported`/,
    why: "It is a sentence.",
  },
  {
    field:
      /^(commands\.\d+\.)?(identity|index|from|to|page|presentation_id|video_id|second|question|question_id|text|label|url|scene|scene_type)$/,
    codes: ["not_found", "required", "too_large", "too_many"],
    words: /What the stage cannot do as it stands, .* is refused by its field/,
    why: "It is compared with the stage.",
  },
];

export interface Refused {
  code?: string;
  fields: Record<string, string>;
}

/** Whether the document tells of each thing that the request was refused for. */
export function mayRefuse({ told }: Described, wanted: Wanted, { code, fields }: Refused): boolean {
  if (code === "payload_too_large") return bytesOf(wanted.body) > MAX_BODY_BYTES;
  if (code !== "validation_error") return false;
  const named = Object.entries(fields);
  const isTold = ([name, fieldCode]: [string, string]): boolean =>
    RULES.some(
      ({ field, codes, words, when }) =>
        field.test(name) && codes.includes(fieldCode) && words.test(told) && (when?.(wanted) ?? true),
    );
  return named.length > 0 && named.every(isTold);
}
