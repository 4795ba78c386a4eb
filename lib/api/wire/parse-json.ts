import { MOST_MEMBERS } from "@/lib/operation/limits";
import { Problem } from "@/lib/operation/problem";

export const MAX_DEPTH = 32;
const decoder = new TextDecoder("utf-8", { fatal: true });

const malformed = (message: string): Problem => new Problem("validation_error", message, { body: "invalid" });

/**
 * Strict JSON: UTF-8 only, no duplicate or prototype keys, at most 32 deep, no NUL and no lone surrogates, no numbers
 * that would come back as others, and no more members than `most`, which is asked for once there are many.
 */
export function parseJson(bytes: Uint8Array, most: () => number = () => MOST_MEMBERS): unknown {
  let source: string;
  try {
    source = decoder.decode(bytes);
  } catch {
    throw malformed("The body isn't valid UTF-8.");
  }
  if (source.trim() === "") throw malformed("The body is empty. Send a JSON object.");
  // Before anything is made of it: what is too large in any way costs no more than the look at it.
  scan(source, most);
  let value: unknown;
  try {
    value = JSON.parse(source);
  } catch {
    throw notJson();
  }
  checkText(value);
  return value;
}

const notJson = (): Problem => malformed("The body isn't valid JSON.");

/** Walks the text once: JSON.parse keeps the last of two equal keys and the nearest of numbers, and says nothing. */
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
        addKey(keys, source.slice(i + 1, end));
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
  let limit = MOST_MEMBERS;
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

/** Refuses what a double cannot hold: beyond its range, or whole numbers that it would round. */
function checkNumber(source: string, start: number): number {
  NUMBER.lastIndex = start;
  const [literal = ""] = NUMBER.exec(source) ?? [];
  const value = Number(literal);
  const rounded = /^-?\d+$/.test(literal) && !Number.isSafeInteger(value) && String(value) !== literal;
  if (!Number.isFinite(value) || rounded)
    throw malformed(`The number ${literal.slice(0, 40)} would lose precision. Send it as a string.`);
  return NUMBER.lastIndex;
}

function addKey(keys: Set<string>, literal: string): void {
  const key = literal.includes("\\") ? unescaped(literal) : literal;
  if (key === "__proto__") throw malformed("The key __proto__ isn't allowed.");
  if (keys.has(key))
    throw new Problem("validation_error", "A key appears twice in one object.", {
      [key.slice(0, 100)]: "duplicate",
    });
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

function checkText(value: unknown): void {
  if (typeof value === "string") {
    if (!value.isWellFormed()) throw malformed("The body contains an unpaired surrogate.");
    if (value.includes("\0")) throw malformed("The body holds a NUL character.");
  } else if (Array.isArray(value)) {
    for (const item of value) checkText(item);
  } else if (value !== null && typeof value === "object") {
    for (const [key, item] of Object.entries(value)) {
      checkText(key);
      checkText(item);
    }
  }
}
