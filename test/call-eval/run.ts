import { configuredModel } from "../support/configured-model";
import { analyze, analyzeWith, type ModelTally } from "./adapter";
import { GOALS, meetsGoal, precisionOf, recallOf } from "./goals";
import { crossValidated } from "./learning/learned";
import { type CallScore, MEASURES, type Measure, scoreCall } from "./score";
import { emptyTally, type Tally } from "./scoring/match";
import { type EvalCall, STYLES } from "./set/expected";
import { readDevelopment, readSet, readTraining } from "./set/read-set";

// `npm run eval:calls`: precision and recall of an analysis, for each kind of fact, over the open calls.
// `-- --failures` lists the errors, `-- --only german/kita` limits the run to calls whose id begins so.
// `-- --learn` and `-- --confirm` score the two halves of the development set.
// `-- --training` scores the training calls besides every fifth: rules are written with them.
// `-- --validation` scores every fifth training call. The stored classifier has learned from them, unless it was trained without.
// `-- --cross-validated` scores each training call by weights that were learned from four fifths without it. Takes a minute.
// `-- --model` analyzes with the language model at LLM_BASE_URL.
// `-- --held-back` scores the held-back calls instead, and never lists their errors.
const flags = process.argv.slice(2);
const only = flags.includes("--only") ? (flags[flags.indexOf("--only") + 1] ?? "") : "";

const everyFifth = (isFifth: boolean) => readTraining().filter((_, at) => (at % 5 === 0) === isFifth);
/** What can be scored, by its flag. */
const SETS: Record<string, { name: string; read: () => EvalCall[] }> = {
  "--held-back": { name: "Held back", read: () => readSet("held-back") },
  "--validation": { name: "Validation", read: () => everyFifth(true) },
  "--training": { name: "Training", read: () => everyFifth(false) },
  "--cross-validated": { name: "Cross-validated", read: readTraining },
  "--learn": { name: "Development, to learn from", read: () => readDevelopment("learn") },
  "--confirm": { name: "Development, to confirm", read: () => readDevelopment("confirm") },
};
const flag = flags.find((one) => one in SETS);
const set = (flag && SETS[flag]) || { name: "Open", read: () => readSet("open") };

const tally: ModelTally = { byRules: 0, dropped: {} };
const analysis = flags.includes("--model") ? analyzeWith(configuredModel(), tally) : analyze;

const scoreOf = async (call: EvalCall): Promise<CallScore> => scoreCall(call, await analysis(call.call));
const calls = set.read();
const scores: CallScore[] = [];
if (flag === "--cross-validated") scores.push(...(await crossValidated(calls, scoreOf)));
else for (const call of calls) if (call.id.startsWith(only)) scores.push(await scoreOf(call));

const percent = (share: number): string => `${(share * 100).toFixed(1).padStart(5)} %`;

function sum(group: readonly CallScore[], measure: Measure): Tally {
  const total = emptyTally();
  for (const { tallies } of group)
    for (const key of ["right", "given", "found", "expected"] as const) total[key] += tallies[measure][key];
  return total;
}

const inventedIn = (group: readonly CallScore[]): number =>
  group.reduce((count, { invented }) => count + invented, 0);

function print(heading: string, group: readonly CallScore[]): void {
  console.log(`\n${heading}, ${group.length} calls`);
  for (const measure of MEASURES) {
    const tally = sum(group, measure);
    if (tally.expected === 0 && tally.given === 0) continue;
    const goal = GOALS[measure];
    const wanted = goal
      ? `  goal ${goal.precision} / ${goal.recall}${meetsGoal(measure, tally) ? "" : "  NOT MET"}`
      : "";
    console.log(
      `  ${measure.padEnd(26)}precision ${percent(precisionOf(tally))}  recall ${percent(recallOf(tally))}  ` +
        `${`(${tally.right} of ${tally.given}, ${tally.found} of ${tally.expected})`.padEnd(26)}${wanted}`,
    );
  }
  console.log(
    `  ${"invented facts".padEnd(26)}${inventedIn(group)}${inventedIn(group) > 0 ? "  NOT MET" : ""}`,
  );
}

for (const style of STYLES) {
  const group = scores.filter((score) => score.style === style);
  if (group.length > 0) print(style, group);
}
print(set.name, scores);

if (flags.includes("--model")) {
  console.log(
    `\nThe model's claims were used for ${scores.length - tally.byRules} of ${scores.length} calls. Dropped:`,
  );
  for (const [what, count] of Object.entries(tally.dropped).toSorted((a, b) => b[1] - a[1]))
    console.log(`  ${what.padEnd(28)}${count}`);
}

if (flags.includes("--failures") && flag !== "--held-back")
  for (const { id, faults } of scores) {
    console.log(`\n${id}`);
    for (const fault of faults) console.log(`  ${fault}`);
  }

const unmet = MEASURES.filter((measure) => !meetsGoal(measure, sum(scores, measure)));
process.exit(scores.length > 0 && unmet.length === 0 && inventedIn(scores) === 0 ? 0 : 1);
