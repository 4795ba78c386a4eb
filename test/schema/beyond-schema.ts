import { FIELD_CODES } from "@/lib/operation/errors";
import { MAX_DEPTH } from "@/lib/operation/json/parse-json";
import { MAX_BODY_BYTES, MAX_MEMBERS } from "@/lib/operation/limits";
import { COMMAND_RULES } from "./command-rules";
import { FIELD_RULES } from "./field-rules";
import { depthOf, membersIn } from "./json-schema";
import type { Described, Wanted } from "./requests";
import type { Rule } from "./rule";
import { STORED_RULES } from "./stored-rules";

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
    field: /^text$/,
    codes: ["invalid"],
    words: /contains no other letter or digit is refused \(`invalid`\)/,
    why: "What of a text is said depends on its markup.",
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
    field: /^words\.\d+$/,
    codes: ["invalid", "too_long"],
    words: /without letters or digits are refused \(`invalid`\), and so are phrases of more than four words/,
    why: "What is a word depends on how a text is written.",
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
    field: /^now$/,
    codes: ["in_past", "too_large"],
    words:
      /later than the clock's current time \(`in_past`\), and at most 366 days ahead of it \(`too_large`\)/,
    why: "It is compared with the clock.",
  },
  {
    field: /^cursor$/,
    codes: ["invalid"],
    words: /`meta\.next_cursor` from the previous page.*refused as `invalid`/,
    why: "It is signed.",
  },
  {
    field: /^starts_at$/,
    codes: ["in_past"],
    words: /More than a day ago is refused as `in_past`/,
    why: "It is about the time of the call.",
  },
  {
    field: /^(send_at|valid_until)$/,
    codes: ["in_past"],
    words: /Must be in the future \(`in_past`\)/,
    why: "It is about the time of the call.",
  },
  {
    field: /^document(\.|$)/,
    codes: FIELD_CODES,
    words: /The JSON Schema at `\/schemas\/show\.json` defines their content/,
    why: "Its schema is served separately. In the API document it would repeat six other calls.",
  },
  {
    field: /^(subject|body)$/,
    codes: ["not_allowed"],
    words: /any other variable is refused \(`not_allowed`\)/,
    why: "Braces may stand in any text.",
  },
  {
    field: /^url$/,
    codes: ["not_allowed"],
    words: /The endpoint's URL: public, .* Others are refused as `not_allowed`/,
    why: "It depends on the environment, and on this service's own ports.",
  },
  {
    field: /^sha256$/,
    codes: ["invalid"],
    words: /If it doesn't match the received bytes, (it is )?refused as `invalid`/,
    why: "It is compared with what arrived.",
  },
  ...FIELD_RULES,
  ...STORED_RULES,
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
