import type { TimedWord } from "@/lib/composition/captions/timed-words";

/** A word as it's stored: its text, its time in milliseconds of the session's media time, and how sure the recognizer was. */
export type StoredWord = [text: string, fromMs: number, toMs: number, confidence: number | null];

export const readWords = (words: readonly StoredWord[] | null): TimedWord[] | null =>
  words?.map(([text, fromMs, toMs, confidence]) => ({ text, fromMs, toMs, confidence })) ?? null;

export const storedWords = (words: readonly TimedWord[]): StoredWord[] =>
  words.map(({ text, fromMs, toMs, confidence }) => [
    ...([text, Math.round(fromMs), Math.round(toMs)] as const),
    confidence === null ? null : Math.round(confidence * 1000) / 1000,
  ]);
