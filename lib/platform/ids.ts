import { randomBytes, randomUUID } from "node:crypto";

const ALPHABET = "0123456789abcdefghjkmnpqrstvwxyz";
let lastTime = 0;
let lastRandom: number[] = [];

function encodeTime(time: number): string {
  let rest = time;
  let text = "";
  for (let i = 0; i < 10; i++) {
    text = ALPHABET[rest % 32] + text;
    rest = Math.floor(rest / 32);
  }
  return text;
}

function nextRandom(time: number): number[] {
  if (time === lastTime) {
    const next = [...lastRandom];
    for (let i = next.length - 1; i >= 0; i--) {
      const digit = next[i] ?? 0;
      if (digit < 31) {
        next[i] = digit + 1;
        return next;
      }
      next[i] = 0;
    }
  }
  return Array.from(randomOf(16), (byte) => byte % 32);
}

const POOL_BYTES = 4_096;
let pool = Buffer.alloc(0);
let used = 0;

/** Bytes that nobody was given before; drawn many at a time, because drawing costs more than the bytes. */
function randomOf(count: number): Buffer {
  if (used + count > pool.length) {
    pool = randomBytes(POOL_BYTES);
    used = 0;
  }
  used += count;
  return pool.subarray(used - count, used);
}

/** 26 characters: 48 bits of milliseconds, then 80 random bits; ascending within a process. */
export function sortableId(now: number = Date.now()): string {
  const time = Math.max(now, lastTime);
  lastRandom = nextRandom(time);
  lastTime = time;
  return encodeTime(time) + lastRandom.map((digit) => ALPHABET[digit]).join("");
}

/** `prefix_` and a sortable id, such as `evt_01k…`. */
export function newId(prefix: string): string {
  return `${prefix}_${sortableId()}`;
}

export const newUuid = (): string => randomUUID();

const BASE62 = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz";

/** Unbiased random text over 0-9A-Za-z. */
export function randomText(length: number, alphabet: string = BASE62): string {
  const limit = 256 - (256 % alphabet.length);
  let text = "";
  while (text.length < length) {
    for (const byte of randomBytes(length)) {
      if (byte < limit && text.length < length) text += alphabet[byte % alphabet.length];
    }
  }
  return text;
}
