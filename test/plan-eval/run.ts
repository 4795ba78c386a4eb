import { BRIEFS } from "./briefs";
import { evaluate, shareOf, type Verdict } from "./evaluate";

// `npm run eval:plans`: how much of what eighty briefs say holds of the plans made from them. `-- --failures` lists what
// does not, `-- --only de` keeps to briefs whose id begins so.
const LEAST_SHARE = 0.97;

const only = process.argv[process.argv.indexOf("--only") + 1];
const chosen = process.argv.includes("--only")
  ? BRIEFS.filter(({ id }) => only !== undefined && id.startsWith(only))
  : BRIEFS;
const verdicts = evaluate(chosen);

const percent = (share: number): string => `${(share * 100).toFixed(1)} %`.padStart(8);

function table(heading: string, by: (verdict: Verdict) => string): void {
  console.log(`\n${heading}`);
  for (const [name, group] of Map.groupBy(verdicts, by)) {
    const holding = group.filter(({ wrong }) => wrong === null).length;
    console.log(`  ${name.padEnd(22)}${percent(shareOf(group))}  ${holding} of ${group.length}`);
  }
}

table("By language", ({ language }) => language);
table("By kind of fact", ({ kind }) => kind);

if (process.argv.includes("--failures")) {
  console.log("\nWhat does not hold");
  for (const { brief, kind, wrong } of verdicts)
    if (wrong !== null) console.log(`  ${brief.padEnd(24)}${kind.padEnd(22)}${wrong}`);
}

const share = shareOf(verdicts);
console.log(`\n${chosen.length} briefs, ${verdicts.length} facts:${percent(share)} hold`);
process.exit(share >= LEAST_SHARE ? 0 : 1);
