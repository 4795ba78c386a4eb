import { readFileSync } from "node:fs";
import type { EvalCommand, EvalSentence } from "./schema";

/** What the words after a command's name mean. */
const POSITIONS: Record<string, readonly string[]> = {
  add_scene: ["scene_type"],
  bring_on: ["person"],
  emergency_stop: ["level"],
  go_scene: ["index"],
  lower_third: ["person", "subtitle"],
  move_scene: ["from", "to"],
  mute: ["person"],
  open_poll: ["poll"],
  play_emcee: ["line"],
  quote_card: ["text", "author"],
  remove_scene: ["index"],
  seek_video: ["second"],
  send_off: ["person"],
  set_captions: ["on"],
  set_layout: ["layout"],
  set_slide: ["page", "deck"],
  set_ticker: ["items"],
  set_volume: ["percent"],
  show_deck: ["deck"],
  show_question: ["question"],
  show_results: ["poll"],
  show_video: ["video"],
  spotlight: ["person"],
  zoom_in: ["person"],
};

const NAMED = /^(\w+)=(.+)$/s;
const unquoted = (word: string): string => word.replace(/"/g, "");

function readValue(name: string, word: string): unknown {
  const [, min, max] = /^(\d+)-(\d+)$/.exec(word) ?? [];
  if (min !== undefined) return { min: Number(min), max: Number(max) };
  if (name === "options") return unquoted(word).split(",");
  if (name === "items") return [unquoted(word)];
  if (name === "on") return word === "on";
  if (word === "-") return null;
  return /^\d+$/.test(word) ? Number(word) : unquoted(word);
}

function commandOf(text: string): EvalCommand {
  const [said = "", ...words] = text.match(/(?:[^\s"]|"[^"]*")+/g) ?? [];
  if (said === "lower_third" && words[0] === "off") return { command: said, args: { off: true } };
  const command = said === "unmute" ? "mute" : said;
  const args: Record<string, unknown> = command === "mute" ? { muted: said === "mute" } : {};
  words.forEach((word, at) => {
    const [, name = POSITIONS[command]?.[at] ?? "more", value = word] = NAMED.exec(word) ?? [];
    args[name] = readValue(name, value);
  });
  return { command, args };
}

const listOf = (text: string): EvalCommand[] =>
  text === "-" ? [] : text.split("; ").map((part) => commandOf(part));

function sentenceOf(line: string, set: EvalSentence["set"], at: number): EvalSentence {
  const [context = "", say = "", wanted = "-"] = line.split(" | ");
  const [expect = [], ...also_ok] = wanted.replace(/! /g, "").split(" / ").map(listOf);
  return {
    id: `${set}_${at + 1}`,
    set,
    say,
    context,
    expect,
    also_ok,
    needs: [],
    risky: wanted.startsWith("!"),
  };
}

/** The lines of a file, without comments. */
export const linesOf = (file: string): string[] =>
  readFileSync(new URL(file, import.meta.url), "utf8")
    .split("\n")
    .filter((line) => line !== "" && !line.startsWith("#"));

export const sentencesIn = (lines: readonly string[], set: EvalSentence["set"]): readonly EvalSentence[] =>
  lines.map((line, at) => sentenceOf(line, set, at));

/** The sentences of a file, one per line: `context | what is said | what is expected`. */
export const sentencesOf = (file: string, set: EvalSentence["set"]): readonly EvalSentence[] =>
  sentencesIn(linesOf(file), set);
