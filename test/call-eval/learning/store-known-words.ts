import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { gunzipSync } from "node:zlib";
import { packedWords } from "@/lib/calls/facts/competitor-names/known-words";

// `node --import tsx test/call-eval/learning/store-known-words.ts FOLDER`: packs the word lists of the Python package pyspellchecker
// (MIT; FOLDER has en.json.gz and de.json.gz, in version 0.9.1) into a file of `lib/calls`. Only whether a word is listed stays.
const [folder = "."] = process.argv.slice(2);
const wordsOf = (language: string): string[] =>
  Object.keys(JSON.parse(gunzipSync(readFileSync(join(folder, `${language}.json.gz`))).toString("utf8")));
const packed = { en: packedWords(wordsOf("en")), de: packedWords(wordsOf("de")) };
writeFileSync(
  join(import.meta.dirname, "../../../lib/calls/facts/competitor-names/known-words.json"),
  `${JSON.stringify(packed, null, 2)}\n`,
);
