import { join } from "node:path";
import { questionFacts } from "@/lib/modules/audience/audience-questions/meaning/question-facts";
import { isSameQuestion } from "@/lib/modules/audience/audience-questions/meaning/same-question";
import { folderName } from "@/lib/platform/models/model";
import { miniLm, onnxRuntime as runtime } from "@/lib/platform/models/models";
import { onnxRuntime } from "@/lib/platform/models/running/onnx-runtime";
import { ALIKE } from "@/lib/providers/embeddings/minilm/alike";
import { loadMiniLm } from "@/lib/providers/embeddings/minilm/load-minilm";
import { likeness } from "@/lib/providers/embeddings/port";
import { modelsCache } from "@/stack/models";
import { held, later, type Pair, type PairSet, tune } from "./pairs";

// `npm run eval:questions`: the precision and recall of matching pairs of questions as the same. `--
// --failures` lists the errors in the half used for tuning.
const MIN_PRECISION = 0.97;

const folder = (model: typeof miniLm): string => join(modelsCache(process.env), folderName(model));
const embed = await loadMiniLm(folder(miniLm), onnxRuntime(folder(runtime)));
const directions = new Map<string, Float32Array>();
for (const text of [tune, held, later].flatMap(({ same, different }) => [...same, ...different].flat()))
  directions.set(text, await embed(text));

const scored = ([one, other]: Pair): number =>
  likeness(directions.get(one) as Float32Array, directions.get(other) as Float32Array);
const taken = (pair: Pair): boolean =>
  isSameQuestion(questionFacts(pair[0]), questionFacts(pair[1]), scored(pair), ALIKE);

/** Questions from different pairs, each combined with each: most are unrelated. */
function strangers({ same, different }: PairSet): Pair[] {
  const all = [...same, ...different];
  return all.flatMap((one, at) =>
    all
      .slice(at + 1)
      .flatMap((other) => one.flatMap((here) => other.map((there): Pair => [here, there])))
      .filter(([here, there]) => here !== there),
  );
}

function reportPrecision(name: string, { same, different }: PairSet): number {
  const right = same.filter(taken).length;
  const wrong = different.filter(taken).length;
  const precision = right / Math.max(1, right + wrong);
  const bare = different.filter((pair) => scored(pair) >= ALIKE).length;
  console.log(
    `  ${name.padEnd(11)}precision ${percent(precision)}  recall ${percent(right / same.length)}  ` +
      `(${right} of ${same.length} same, ${wrong} of ${different.length} different; by likeness alone ${bare})`,
  );
  return precision;
}

const percent = (share: number): string => `${(share * 100).toFixed(1).padStart(5)} %`;

console.log(`${folderName(miniLm)}, alike from ${ALIKE}`);
const precisions = [
  reportPrecision("Tuned", tune),
  reportPrecision("Held back", held),
  reportPrecision("Later", later),
];
const others = [...strangers(tune), ...strangers(held), ...strangers(later)];
const met = others.filter(taken);
console.log(`  Strangers: ${met.length} of ${others.length} pairs are taken for the same`);
if (process.argv.includes("--failures")) {
  const list = (what: string, pairs: readonly Pair[]) => {
    for (const pair of pairs) console.log(`  ${what}  ${scored(pair).toFixed(2)}  ${pair.join(" | ")}`);
  };
  list("wrong   ", [...tune.different, ...later.different].filter(taken));
  list(
    "missed  ",
    [...tune.same, ...later.same].filter((pair) => !taken(pair)),
  );
  list("stranger", met);
}
process.exit(precisions.every((precision) => precision >= MIN_PRECISION) ? 0 : 1);
