import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { SaidLine } from "@/lib/clips/moments/sentence";

/** What someone marked who read the transcript alone, in seconds. */
export interface Marked {
  start_sec: number;
  end_sec: number;
  /** From 1, the best. */
  rank: number;
  why: string;
}

export interface Hour {
  name: string;
  /** What learns looks at no hour that is held back. */
  isHeldBack: boolean;
  language: string;
  title: string;
  lines: SaidLine[];
  /** Ten each of two readers who didn't know of each other. */
  readers: [Marked[], Marked[]];
}

interface Description {
  title: string;
  language: string;
  held_back: boolean;
  readers: [Marked[], Marked[]];
}

const SET = join(import.meta.dirname, "set");
const LINE = /^(\d+):(\d+):([\d.]+) ([^:]+): (.*)$/u;
const WORDS_A_SECOND = 2.6;

/** The shows of the set: a transcript, and beside it what was marked in it. */
export function readHours(): Hour[] {
  const names = readdirSync(SET).flatMap((file) => (file.endsWith(".json") ? [file.slice(0, -5)] : []));
  return names.sort().map((name) => {
    const about: Description = JSON.parse(readFileSync(join(SET, `${name}.json`), "utf8"));
    const lines = linesOf(readFileSync(join(SET, `${name}.txt`), "utf8"));
    const { title, language, readers, held_back: isHeldBack } = about;
    return { name, title, language, isHeldBack, readers, lines };
  });
}

function linesOf(text: string): SaidLine[] {
  const said = text
    .trim()
    .split("\n")
    .map((line) => {
      const [, hours, minutes, seconds, speaker = "", words = ""] = LINE.exec(line) ?? [];
      const fromMs = (Number(hours) * 3_600 + Number(minutes) * 60 + Number(seconds)) * 1_000;
      return { fromMs, speaker, words };
    });
  return said.map(({ fromMs, speaker, words }, index) => {
    const spoken = fromMs + (words.split(/\s+/u).length / WORDS_A_SECOND) * 1_000;
    const toMs = Math.min(spoken, (said[index + 1]?.fromMs ?? Number.POSITIVE_INFINITY) - 100);
    return { personId: speaker, speaker, fromMs, toMs, text: words };
  });
}

/** How much of the shorter one two spans share. */
export function sharedBy(a: { fromMs: number; toMs: number }, marked: Marked): number {
  const [from, to] = [marked.start_sec * 1_000, marked.end_sec * 1_000];
  const shared = Math.min(a.toMs, to) - Math.max(a.fromMs, from);
  return Math.max(0, shared) / Math.min(a.toMs - a.fromMs, to - from);
}
