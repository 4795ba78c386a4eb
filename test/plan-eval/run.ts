import { BRIEFS } from "./briefs";
import { evaluate, shareOf, type Verdict } from "./evaluate";
import { HELD_BACK, LATER } from "./held-back";

// `npm run eval:plans`: the share of facts that hold in plans made from eighty briefs, and from the held-back
// briefs. Record 28 has the first results of each. `-- --failures` lists the failures, `-- --only de` limits
// the run to briefs whose id begins with `de`.
const MIN_SHARE = 0.97;

const only = process.argv[process.argv.indexOf("--only") + 1];
const chosen = process.argv.includes("--only")
  ? (briefs: typeof BRIEFS) => briefs.filter(({ id }) => only !== undefined && id.startsWith(only))
  : (briefs: typeof BRIEFS) => briefs;
const sets = [
  { name: "Briefs", briefs: chosen(BRIEFS) },
  { name: "Held back", briefs: chosen(HELD_BACK) },
  { name: "Later", briefs: chosen(LATER) },
].map((set) => ({ ...set, verdicts: evaluate(set.briefs) }));
const [main] = sets;

const percent = (share: number): string => `${(share * 100).toFixed(1)} %`.padStart(8);

function table(heading: string, verdicts: readonly Verdict[], by: (verdict: Verdict) => string): void {
  console.log(`\n${heading}`);
  for (const [name, group] of Map.groupBy(verdicts, by)) {
    const holding = group.filter(({ wrong }) => wrong === null).length;
    console.log(`  ${name.padEnd(22)}${percent(shareOf(group))}  ${holding} of ${group.length}`);
  }
}

table("By language", main?.verdicts ?? [], ({ language }) => language);
table("By kind of fact", main?.verdicts ?? [], ({ kind }) => kind);

if (process.argv.includes("--failures")) {
  console.log("\nWhat does not hold");
  for (const { brief, kind, wrong } of sets.flatMap(({ verdicts }) => verdicts))
    if (wrong !== null) console.log(`  ${brief.padEnd(24)}${kind.padEnd(22)}${wrong}`);
}

console.log();
for (const { name, briefs, verdicts } of sets)
  console.log(
    `${name.padEnd(10)} ${briefs.length} briefs, ${verdicts.length} facts:${percent(shareOf(verdicts))} hold`,
  );
process.exit(shareOf(main?.verdicts ?? []) >= MIN_SHARE ? 0 : 1);
