import { MAX_MEMBERS, MAX_MEMBERS_ANYWHERE } from "@/lib/operation/limits";
import { Problem } from "@/lib/operation/problem";
import { storableText } from "@/lib/platform/text/storable-text";
import { pathAt } from "./path-at";

export const MAX_DEPTH = 32;
const decoder = new TextDecoder("utf-8", { fatal: true });

/** Builds the problem for a malformed field, or for the body as a whole. */
const malformed = (message: string, field = ""): Problem =>
  new Problem("validation_error", message, { [nameOf(field)]: "invalid" });

/** Some fields have names that are invalid themselves. */
const nameOf = (field: string): string => storableText(field.slice(0, 200)) || "body";

/**
 * Parses strict JSON: UTF-8 only, no duplicate or prototype keys, at most 32 levels, no NUL or lone
 * surrogates, no numbers that would change, no object of more than 10,000 members, and no more members in
 * all than `most`, which is only called once there are many.
 */
export function parseJson(bytes: Uint8Array, most: () => number = () => MAX_MEMBERS): unknown {
  let source: string;
  try {
    source = decoder.decode(bytes);
  } catch {
    throw malformed("The body isn't valid UTF-8.");
  }
  if (source.trim() === "") throw malformed("The body is empty. Send a JSON object.");
  // Checked before anything is built, so that oversized input costs no more than the scan.
  scan(source, most);
  let value: unknown;
  try {
    value = JSON.parse(source);
  } catch {
    throw notJson();
  }
  checkText(value, "");
  return value;
}

const notJson = (): Problem => malformed("The body isn't valid JSON.");

/** Walks the text once. JSON.parse silently keeps the last of two equal keys and rounds numbers. */
function scan(source: string, most: () => number): void {
  const open: (Set<string> | null)[] = [];
  const count = counter(most);
  let expectKey = false;
  for (let i = 0; i < source.length; i++) {
    const char = source[i];
    if (char === '"') {
      const end = stringEnd(source, i);
      const keys = open.at(-1);
      if (expectKey && keys) {
        addKey(keys, source, i, end);
        expectKey = false;
      } else count();
      i = end;
    } else if (char === "{" || char === "[") {
      count();
      open.push(char === "{" ? new Set() : null);
      if (open.length > MAX_DEPTH) throw malformed(`The body is nested more than ${MAX_DEPTH} levels deep.`);
      expectKey = char === "{";
    } else if (char === "}" || char === "]") {
      open.pop();
      expectKey = false;
    } else if (char === ",") {
      expectKey = open.at(-1) instanceof Set;
    } else if (char !== undefined && (char === "-" || (char >= "0" && char <= "9"))) {
      count();
      i = checkNumber(source, i) - 1;
    } else if (char === "t" || char === "f" || char === "n") {
      count();
      i += 3;
    }
  }
}

/** Counts values. All but the outermost one are members of something. */
function counter(most: () => number): () => void {
  let limit = MAX_MEMBERS;
  let values = 0;
  return () => {
    values += 1;
    if (values <= limit + 1) return;
    limit = Math.max(limit, most());
    if (values > limit + 1) throw tooManyMembers(limit);
  };
}

export const tooManyMembers = (most: number): Problem =>
  new Problem("validation_error", `The body contains more than ${most} members and items in total.`, {
    body: "too_many",
  });

const NUMBER = /[-+.0-9eE]+/y;

/** Refuses numbers that a double can't hold: out of range, or integers that it would round. */
function checkNumber(source: string, start: number): number {
  NUMBER.lastIndex = start;
  const [literal = ""] = NUMBER.exec(source) ?? [];
  const value = Number(literal);
  const rounded = /^-?\d+$/.test(literal) && !Number.isSafeInteger(value) && String(value) !== literal;
  if (!Number.isFinite(value) || rounded)
    throw malformed(
      `The number ${literal.slice(0, 40)} would lose precision. Send it as a string.`,
      pathAt(source, start),
    );
  return NUMBER.lastIndex;
}

function addKey(keys: Set<string>, source: string, start: number, end: number): void {
  const literal = source.slice(start + 1, end);
  const key = literal.includes("\\") ? unescaped(literal) : literal;
  if (key === "__proto__") throw malformed("The key __proto__ isn't allowed.", pathAt(source, start + 1));
  if (keys.has(key))
    throw new Problem("validation_error", "A key appears twice in one object.", {
      [nameOf(pathAt(source, start + 1))]: "duplicate",
    });
  // Whole transcripts are long lists, never large objects.
  if (keys.size === MAX_MEMBERS_ANYWHERE)
    throw new Problem(
      "validation_error",
      `An object in the body has more than ${MAX_MEMBERS_ANYWHERE} members.`,
      { body: "too_many" },
    );
  keys.add(key);
}

function unescaped(literal: string): string {
  try {
    return JSON.parse(`"${literal}"`) as string;
  } catch {
    throw notJson();
  }
}

function stringEnd(source: string, start: number): number {
  let end = source.indexOf('"', start + 1);
  while (end >= 0 && isEscaped(source, end)) end = source.indexOf('"', end + 1);
  if (end < 0) throw notJson();
  return end;
}

function isEscaped(source: string, at: number): boolean {
  let before = at - 1;
  while (source[before] === "\\") before--;
  return (at - before) % 2 === 0;
}

const inside = (field: string, name: string | number): string =>
  field === "" ? `${name}` : `${field}.${name}`;

function checkText(value: unknown, field: string): void {
  if (typeof value === "string") {
    if (!value.isWellFormed()) throw malformed("A text contains an unpaired surrogate.", field);
    if (value.includes("\0")) throw malformed("A text contains a NUL character.", field);
  } else if (Array.isArray(value)) {
    for (const [index, item] of value.entries()) checkItem(item, field, index);
  } else if (value !== null && typeof value === "object") {
    for (const [key, item] of Object.entries(value)) {
      if (!isPlain(key)) checkText(key, inside(field, key));
      checkItem(item, field, key);
    }
  }
}

/** Field names are only built for an error or for nested values. */
function checkItem(item: unknown, field: string, name: string | number): void {
  if (typeof item === "string" ? !isPlain(item) : item !== null && typeof item === "object")
    checkText(item, inside(field, name));
}

const isPlain = (text: string): boolean => text.isWellFormed() && !text.includes("\0");
