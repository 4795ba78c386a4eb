import { readFileSync } from "node:fs";
import { join } from "node:path";
import { projectRoot } from "../paths";
import { changesSince } from "./changed-files";
import { importGraph } from "./import-graph";
import { relatedTests, withinBudget } from "./related-tests";
import { boundariesStep, incrementalTypesStep, lintStep } from "./static";
import type { Step } from "./step";
import { readTestSeconds } from "./test-seconds";
import { runTests } from "./unit";

/** The whole run must end within two minutes; the remainder is a reserve. */
const WHOLE_SECONDS = 100;
const STARTING_SECONDS = 12;
const MIN_SECONDS = 20;
const NAMED = 8;

/** What a change can break, as far as it can be tested in two minutes. */
export function quickSteps(ref: string | undefined): Step[] {
  const deadline = Date.now() + WHOLE_SECONDS * 1_000;
  return [lintStep, incrementalTypesStep, boundariesStep, relatedStep(ref, deadline)];
}

function relatedStep(ref: string | undefined, deadline: number): Step {
  return {
    name: "tests",
    async run(context) {
      const { base, files } = changesSince(projectRoot, ref);
      const graph = await importGraph(projectRoot);
      const text = (test: string) => readFileSync(join(projectRoot, test), "utf8");
      const related = relatedTests(graph, files, text);
      const spare = (deadline - Date.now()) / 1_000 - STARTING_SECONDS;
      const budget = Math.max(MIN_SECONDS, spare) * Number(process.env.TEST_WORKERS ?? 2);
      const { run, left } = withinBudget(related.distances, readTestSeconds(), budget);
      context.log(`${files.length} files differ from ${base.slice(0, 9)}.`);
      if (related.neededByAll.length > 0)
        context.log(`All tests depend on ${shortened(related.neededByAll)}, which changed.`);
      context.log(`${run.length + left.length} of ${graph.tests.length} test files depend on the changes.`);
      if (left.length > 0)
        context.log(`Skipped ${left.length} of them to save time; bin/test runs them: ${shortened(left)}.`);
      if (run.length === 0) return { passed: 0, failed: 0, report: "" };
      return runTests(context, run);
    },
  };
}

function shortened(names: string[]): string {
  const more = names.length - NAMED;
  return names.slice(0, NAMED).join(", ") + (more > 0 ? ` and ${more} more` : "");
}
