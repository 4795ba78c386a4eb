import { randomBytes, randomUUID } from "node:crypto";

const ALPHABET = "0123456789abcdefghjkmnpqrstvwxyz";
const CODES = Buffer.from(ALPHABET, "latin1");
const TIME_DIGITS = 10;
const DIGITS = 26;

/** The last id, as digits and as text. Ids of one millisecond only differ at their end. */
const digits = new Uint8Array(DIGITS);
const letters = Buffer.alloc(DIGITS);
let lastTime = 0;

function setDigit(place: number, digit: number): void {
  digits[place] = digit;
  letters[place] = CODES[digit] as number;
}

function setTime(time: number): void {
  let rest = time;
  for (let place = TIME_DIGITS - 1; place >= 0; place--) {
    setDigit(place, rest % 32);
    rest = Math.floor(rest / 32);
  }
}

function setRandom(): void {
  const bytes = randomOf(DIGITS - TIME_DIGITS);
  for (let place = TIME_DIGITS; place < DIGITS; place++)
    setDigit(place, (bytes[place - TIME_DIGITS] as number) % 32);
}

/** Increments the last id. False if it was the highest possible one. */
function countUp(): boolean {
  for (let place = DIGITS - 1; place >= TIME_DIGITS; place--) {
    const digit = digits[place] as number;
    if (digit < 31) {
      setDigit(place, digit + 1);
      return true;
    }
    setDigit(place, 0);
  }
  return false;
}

const POOL_BYTES = 4_096;
let pool = Buffer.alloc(0);
let used = 0;

/** Returns unused random bytes. Drawn many at a time, because each draw costs more than its bytes. */
export function randomOf(count: number): Buffer {
  if (used + count > pool.length) {
    pool = randomBytes(POOL_BYTES);
    used = 0;
  }
  used += count;
  return pool.subarray(used - count, used);
}

/** 26 characters: 48 bits of milliseconds, then 80 random bits. Ascending within a process. */
export function sortableId(now: number = Date.now()): string {
  const time = Math.max(now, lastTime);
  if (time !== lastTime) setTime(time);
  if (time !== lastTime || !countUp()) setRandom();
  lastTime = time;
  return letters.toString("latin1");
}

/** Returns `prefix_` and a sortable id, such as `evt_01k…`. */
export function newId(prefix: string): string {
  return `${prefix}_${sortableId()}`;
}

const ID_BYTES = 16;

/** Returns the 16 bytes of an id without its prefix, or undefined if it isn't one of ours. */
export function idBytes(id: string): Buffer | undefined {
  if (!/^[0-7][0-9a-hjkmnp-tv-z]{25}$/.test(id)) return undefined;
  let value = 0n;
  for (const letter of id) value = value * 32n + BigInt(ALPHABET.indexOf(letter));
  return Buffer.from(value.toString(16).padStart(ID_BYTES * 2, "0"), "hex");
}

/** Returns the id for these 16 bytes. */
export function idOfBytes(bytes: Buffer): string {
  let value = BigInt(`0x${bytes.toString("hex")}`);
  let id = "";
  for (let place = 0; place < DIGITS; place++) {
    id = ALPHABET[Number(value % 32n)] + id;
    value /= 32n;
  }
  return id;
}

export const newUuid = (): string => randomUUID();

const BASE62 = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz";

/** Returns unbiased random text over 0-9A-Za-z. */
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
