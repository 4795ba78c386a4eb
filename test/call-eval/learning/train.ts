import { spawnSync } from "node:child_process";
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { LABELS } from "@/lib/calls/classifier/labels";
import { type Commonness, commonnessOf } from "@/lib/calls/facts/competitor-names/common-words";
import { readTraining } from "../set/read-set";
import { examplesOf } from "./examples";
import { moneyExamplesOf } from "./money-examples";
import { callsWithWords, nameExamplesOf } from "./name-examples";
import { storedWeights } from "./store-weights";
import { type Example, trainLinear } from "./train-linear";

// `npm run train:calls`: learns from the training calls and writes the weights of `lib/calls`. The same calls and rules give
// the same files. `-- --without-validation` leaves out every fifth call, so that `npm run eval:calls -- --validation` scores
// the result on calls that it hasn't seen.
const flags = process.argv.slice(2);
const calls = readTraining().filter((_, at) => !flags.includes("--without-validation") || at % 5 !== 0);
const MOST_OF_OTHERS = 4_000;

if (flags.includes("--lines")) learn(calls.flatMap(examplesOf), LABELS, "classifier/weights.json");
else {
  learn(calls.flatMap(moneyExamplesOf), ["money"], "facts/numbers/money-weights.json", MOST_OF_OTHERS);
  const counted = callsWithWords(calls);
  storeWords(counted);
  learn(
    calls.flatMap((call) => nameExamplesOf(call, counted)),
    ["competitor"],
    "facts/competitor-names/name-weights.json",
    MOST_OF_OTHERS,
  );
  // Which numbers are money describes lines, so that they are learned by a process that has read the new weights.
  spawnSync(process.execPath, ["--import", "tsx", import.meta.filename, "--lines", ...flags], {
    stdio: "inherit",
  });
}

/** Words of two calls or more. */
function storeWords(counted: ReadonlyMap<string, number>): void {
  const words: Record<Commonness, string[]> = { often: [], some: [], rare: [] };
  for (const [word, count] of counted) words[commonnessOf(count - 1)].push(word);
  const stored = { often: words.often.sort().join(" "), some: words.some.sort().join(" ") };
  writeFileSync(fileOf("facts/competitor-names/common-words.json"), `${JSON.stringify(stored, null, 2)}\n`);
}

function learn(examples: Example[], labels: readonly string[], path: string, most?: number): void {
  const weights = storedWeights(trainLinear(examples, labels.length), labels, most);
  writeFileSync(fileOf(path), `${JSON.stringify(weights, null, 2)}\n`);
  console.log(`${path}: ${examples.length} examples of ${calls.length} calls`);
}

function fileOf(path: string): string {
  return join(import.meta.dirname, "../../../lib/calls", path);
}
