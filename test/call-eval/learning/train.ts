import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { LABELS } from "@/lib/calls/classifier/labels";
import { readTraining } from "../set/read-set";
import { examplesOf } from "./examples";
import { storedWeights } from "./store-weights";
import { trainLinear } from "./train-linear";

// `npm run train:calls`: learns from the training calls and writes `lib/calls/classifier/weights.json`. The same calls and
// rules give the same file. `-- --without-validation` leaves out every fifth call, so that `npm run eval:calls -- --validation`
// scores the result on calls that it hasn't seen.
const leavesOut = process.argv.includes("--without-validation");
const calls = readTraining().filter((_, at) => !leavesOut || at % 5 !== 0);
const examples = calls.flatMap(examplesOf);
console.log(`${examples.length} pieces of ${calls.length} calls`);
const weights = storedWeights(trainLinear(examples, LABELS.length), LABELS);
const file = join(import.meta.dirname, "../../../lib/calls/classifier/weights.json");
writeFileSync(file, `${JSON.stringify(weights, null, 2)}\n`);
console.log(`Wrote ${file}`);
