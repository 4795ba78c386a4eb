import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { gunzip } from "node:zlib";
import type { Network } from "@/lib/platform/models/running/network";
import type { Sayings } from "./reading/dictionary";
import { EnglishReader } from "./reading/english-reader";
import type { TaggerModel } from "./reading/part-of-speech";
import type { SpecialWords } from "./reading/split-words";
import { type Letters, unknownWordReader } from "./reading/unknown-words";
import type { WrittenForms } from "./reading/written-forms";
import type { VoiceParts } from "./voice";

/** Loads the package's networks, dictionaries and tables. Their digest was checked after the download. */
export async function loadVoice(
  folder: string,
  openNetwork: (path: string) => Promise<Network>,
): Promise<VoiceParts> {
  const asset = (name: string): string => join(folder, "hibari/assets", name);
  const [sure, likely, tagger, special, forms, letters, ids, network, spelling] = await Promise.all([
    readJson<Sayings>(asset("lexicon_us_gold.json.gz")),
    readJson<Sayings>(asset("lexicon_us_silver.json.gz")),
    readJson<TaggerModel>(asset("tagger.json.gz")),
    readJson<SpecialWords>(asset("tokenizer_exceptions.json")),
    readJson<WrittenForms>(asset("normalize.json")),
    readJson<Letters>(asset("oov.json")),
    readJson<Record<string, number>>(asset("vocab.json")),
    openNetwork(asset("hibari.onnx")),
    openNetwork(asset("oov.onnx")),
  ]);
  const readLetters = unknownWordReader(spelling, letters);
  const reader = new EnglishReader({ sure, likely, special, tagger, forms, readLetters });
  return {
    network,
    ids,
    titles: new Set(Object.keys(forms.titles)),
    read: (sentence) => reader.read(sentence),
  };
}

const unpacked = promisify(gunzip);

async function readJson<T>(path: string): Promise<T> {
  const bytes = await readFile(path);
  const text = path.endsWith(".gz") ? await unpacked(bytes) : bytes;
  return JSON.parse(text.toString("utf8"));
}
