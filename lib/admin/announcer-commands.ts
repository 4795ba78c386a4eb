import { writeFile } from "node:fs/promises";
import { resolve } from "node:path";
import { invalid } from "@/lib/operation/problem";
import { type Line, SpeechError, secondsOf, synthesizer, VOICES, wav } from "@/lib/providers/tts";
import type { Command } from "./command";
import { oneOf } from "./options";

async function say(options: Record<string, string>): Promise<unknown> {
  const { text = "", language = "en" } = options;
  const line: Line = { text, language, voice: oneOf({ voice: "nova", ...options }, "voice", VOICES) };
  const started = performance.now();
  const pieces: Int16Array[] = [];
  let firstMs = 0;
  for await (const piece of synthesizer().speak(line)) {
    if (pieces.length === 0) firstMs = performance.now() - started;
    pieces.push(piece);
  }
  const file = resolve(options.file ?? "");
  await writeFile(file, wav(pieces));
  return {
    file,
    seconds: Number(secondsOf(pieces.reduce((sum, { length }) => sum + length, 0)).toFixed(2)),
    first_sound_ms: Math.round(firstMs),
    whole_ms: Math.round(performance.now() - started),
  };
}

/** Explains the placeholders in the usage text. */
export const announcerWords: Record<string, string> = {
  TEXT: "what is said",
  VOICE: `${VOICES.join(", ")}; default: nova`,
  LANGUAGE: "such as en or de; default: en",
  FILE: "the WAV file to write",
};

/** Commands that test an installed announcer voice: its features, and a sample. */
export const announcerCommands: Record<string, Command> = {
  "announcer show": { usage: "", required: [], run: () => synthesizer().status() },
  "announcer say": {
    usage: "--text TEXT --file FILE [--voice VOICE] [--language LANGUAGE]",
    required: ["text", "file"],
    optional: ["voice", "language"],
    run: (options) =>
      say(options).catch((error: unknown) => {
        if (error instanceof SpeechError) throw invalid({ text: "invalid" }, error.message);
        throw error;
      }),
  },
};
