import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { readTraining } from "../set/read-set";
import { learnAll } from "./learned";

// `npm run train:calls`: learns from the training calls and writes the weights of `lib/calls`. The same calls and rules give
// the same files. `-- --without-validation` leaves out every fifth call, so that `npm run eval:calls -- --validation` scores
// the result on calls that it hasn't seen.
const isWhole = !process.argv.includes("--without-validation");
const calls = readTraining().filter((_, at) => isWhole || at % 5 !== 0);
const { money, names, words, topics, lines } = learnAll(calls);
store("facts/numbers/money-weights.json", money);
store("facts/competitor-names/name-weights.json", names);
store("facts/competitor-names/common-words.json", words);
store("facts/topics/topic-weights.json", topics);
store("classifier/weights.json", lines);
console.log(`Learned from ${calls.length} calls.`);

function store(path: string, learned: unknown): void {
  writeFileSync(
    join(import.meta.dirname, "../../../lib/calls", path),
    `${JSON.stringify(learned, null, 2)}\n`,
  );
}
