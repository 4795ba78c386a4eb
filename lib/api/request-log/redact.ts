import { redactText } from "@/lib/platform/runtime/log";
import { processSingleton } from "@/lib/platform/runtime/process-singleton";
import { secretNames } from "./secret-names";

const MARK = "[redacted]";

/** Words in the name of a header, parameter or member whose value must not be readable again. */
const WORDS =
  "secret|token|passw(?:or)?d|passphrase|api[-_]?key|private[-_]?key|authorization|cookie|credential|signature";
const SECRET_NAME = new RegExp(WORDS, "i");
/** Parameters that carry the capability in our own links. */
const SECRET_PARAMETER = new RegExp(`^(?:key|join|code|ticket)$|${WORDS}`, "i");

interface Patterns {
  /** Cheap test: false for most texts, which are then stored unchanged. */
  hint: RegExp;
  /**
   * The end of a member's name with its value, also inside a JSON string. The text may be cut off in the
   * middle.
   */
  member: RegExp;
}

const patterns = (): Patterns =>
  processSingleton("redact-patterns", () => {
    const names = [WORDS, ...[...secretNames()].map((name) => `\\b${name}\\b`)].join("|");
    const links = "/backstage/|/unsubscribe/|/proposals?/|/inbox/|\\b(?:key|join|code|ticket)=";
    const value = String.raw`\\{1,8}"[\s\S]*?(?:\\{1,8}"|$)|"(?:[^"\\]|\\.)*(?:"|\\?$)|[-+.\d]+`;
    return {
      hint: new RegExp(`${names}|sr_[a-z]{3,4}_|cl_sk_|whsec_|bearer|${links}|\\\\u00|\\\\/`, "i"),
      member: new RegExp(String.raw`((?:${names})[\w-]{0,20}(?<!_at)\\{0,8}"\s*:\s*)(${value})`, "gi"),
    };
  });

/** Removes secrets from a body's text, by the names of members and wherever a value looks like a secret. */
export function redactBody(text: string): string {
  const { hint, member } = patterns();
  if (!hint.test(text)) return text;
  const plain = text.includes("\\") ? unescapeAscii(text) : text;
  return redactText(plain.replace(member, redactMember));
}

/** Keeps the quotes, so that programs can still parse the text. */
function redactMember(_all: string, name: string, value: string): string {
  const quote = /^\\*"/.exec(value)?.[0] ?? '"';
  return `${name}${quote}${MARK}${quote}`;
}

/** Decodes escapes that JSON doesn't need, which would hide a name or a prefix from the patterns. */
const unescapeAscii = (text: string): string =>
  text
    .replace(/\\u00([2-7][0-9a-f])/gi, (all, hex: string) => {
      const char = String.fromCharCode(Number.parseInt(hex, 16));
      return char === '"' || char === "\\" || char === "\x7f" ? all : char;
    })
    .replace(/(?<!\\)\\\//g, "/");

const MAX_HEADERS = 60;
const MAX_HEADER_CHARS = 500;

/** Caches results, up to some hundreds, because most headers are the same in every call. */
function remembering<Value>(look: (text: string) => Value): (text: string) => Value {
  const known = new Map<string, Value>();
  return (text) => {
    const found = known.get(text);
    if (found !== undefined) return found;
    if (known.size >= 500) known.clear();
    const value = look(text);
    known.set(text, value);
    return value;
  };
}

const isSecretName = remembering((name) => SECRET_NAME.test(name));
/** PostgreSQL accepts no NUL characters. */
const cleanValue = remembering((value) => redactText(value.slice(0, MAX_HEADER_CHARS)).replaceAll("\0", ""));

export function redactHeaders(headers: Record<string, string | undefined>): Record<string, string> {
  const kept: Record<string, string> = {};
  let count = 0;
  for (const name in headers) {
    const value = headers[name];
    if (value === undefined || ++count > MAX_HEADERS) continue;
    if (isSecretName(name)) kept[name] = MARK;
    else kept[name] = value.length < 8 && !value.includes("\0") ? value : cleanValue(value);
  }
  return kept;
}

/** Redacts a query without its question mark. */
export function redactQuery(query: string): string {
  if (query === "") return "";
  const kept = new URLSearchParams();
  for (const [name, value] of new URLSearchParams(query.slice(0, 4_000)))
    kept.append(redactText(name), SECRET_PARAMETER.test(name) ? MARK : redactBody(value));
  return kept.toString();
}
