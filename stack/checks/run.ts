import { chmodSync, existsSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { defaultSurroundings, findBinary } from "../binary";
import { waitForConverters } from "../converters";
import { inngestBinary } from "../inngest";
import { livekitBinary } from "../livekit";
import { downloadModels, withoutModels } from "../models";
import { withoutTools } from "../other-tools/machine";
import { projectRoot } from "../paths";
import { runTool } from "../tool";
import { versitygwBinary } from "../versitygw";
import { descriptionsStep } from "./descriptions";
import { failedIn } from "./failures-in";
import { faultsStep } from "./faults";
import { prepareFirefox, withoutFirefox } from "./firefox";
import { imageStep } from "./image/image-step";
import { journeysStep, stopStack } from "./journeys";
import { quickSteps } from "./quick";
import { boundariesStep, buildStep, deadCodeStep, lintStep, typesStep } from "./static";
import type { CheckContext, Step, StepResult } from "./step";
import { plainStep, unitStep } from "./unit";

const steps: Step[] = [
  lintStep,
  typesStep,
  boundariesStep,
  deadCodeStep,
  descriptionsStep,
  unitStep,
  buildStep,
  journeysStep,
  faultsStep,
  plainStep,
];
/** These run only if they are named. */
const onRequest: Step[] = [imageStep];
const all = [...steps, ...onRequest];
/**
 * What runs first, in lanes, each with its steps in order: half of the build leaves a CPU to the checks of the sources. It
 * follows the types, since both write the routes' types into `.next`.
 */
const FIRST: Step[][] = [
  [typesStep, buildStep],
  [descriptionsStep, lintStep],
  [boundariesStep, deadCodeStep],
];
/** What runs last: the journeys and faults wait for a fifth of their time, which is enough for tests that only compute. */
const LAST: Step[][] = [[journeysStep, faultsStep], [plainStep]];
/** These get all CPUs to themselves: timing is part of what they test. */
const timed = new Set(["unit", "journeys", "faults"]);

function chosenSteps(args: string[]): Step[] {
  if (args[0] === "--quick") return args.length > 2 ? [] : quickSteps(args[1]);
  return args.length === 0 ? steps : all.filter((step) => args.includes(argumentFor(step)));
}

/** Both kinds of unit tests go by one name. */
const argumentFor = (step: Step): string => (step === plainStep ? unitStep : step).name.replace(" ", "-");

async function main(args: string[]): Promise<number> {
  const chosen = chosenSteps(args);
  if (chosen.length === 0) {
    console.error(`usage: bin/test [${[...new Set(all.map(argumentFor))].join("|")}]...
       bin/test --quick [REF]   what can break through the changes since REF, by default since the main branch`);
    return 2;
  }
  const workDir = mkdtempSync(join(tmpdir(), "showrunner-checks-"));
  // As root, PostgreSQL runs as another user, which needs access to this folder.
  chmodSync(workDir, 0o755);
  const abort = new AbortController();
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) {
    process.on(signal, () => abort.abort(new Error("Interrupted.")));
  }
  const context: CheckContext = { workDir, signal: abort.signal, log: (line) => console.log(line) };
  try {
    return await runSteps(chosen, context);
  } catch (error) {
    console.error(error instanceof Error ? error.message : String(error));
    return 1;
  } finally {
    abort.abort();
    await stopStack(join(workDir, "stack"));
    rmSync(workDir, { recursive: true, force: true });
  }
}

async function runSteps(chosen: Step[], context: CheckContext): Promise<number> {
  const binaries = buildBinaries(context, chosen);
  // A failed build fails the tests that need the binaries, since they await it again.
  binaries.catch(() => undefined);
  await generateClient(context);
  const total = { passed: 0, failed: 0 };
  const named: string[] = [];
  for (const lanes of stagesOf(chosen)) {
    if (lanes.flat().some(({ name }) => timed.has(name))) await binaries.catch(() => undefined);
    const ended = await Promise.all(lanes.map((lane) => inOrder(lane, context)));
    for (const { step, result, seconds } of ended.flat()) {
      total.passed += result.passed;
      total.failed += result.failed;
      if (result.failed > 0 && result.report !== "")
        console.log(`\n== ${step.name}\n${result.report.trimEnd()}\n`);
      const { passed, failed } = result;
      if (failed > 0) named.push(...namesOf(step, result));
      console.log(`${step.name.padEnd(12)} ${passed} passed, ${failed} failed  (${seconds} s)`);
    }
  }
  const tested = chosen.some(({ name }) => name === unitStep.name || name === "tests");
  const skipped = tested ? await withoutModels(process.env) : [];
  if (skipped.length > 0)
    console.log(`Tests that need trained models were skipped:\n  ${skipped.join("\n  ")}`);
  const untried = tested || chosen.includes(descriptionsStep) ? withoutTools(process.env) : [];
  if (untried.length > 0)
    console.log(`The served descriptions were not tried with:\n  ${untried.join("\n  ")}`);
  const unopened = chosen.includes(journeysStep) ? withoutFirefox() : [];
  if (unopened.length > 0) console.log(`Journeys in Firefox were skipped:\n  ${unopened.join("\n  ")}`);
  if (named.length > 0) console.log(`Failed:\n${named.join("\n")}`);
  console.log(`${total.passed} passed, ${total.failed} failed`);
  return total.failed === 0 && total.passed > 0 ? 0 : 1;
}

/** What failed in a step, in short. Long outputs are often kept by their end alone. */
function namesOf({ name }: Step, { report }: StepResult): string[] {
  const lines = failedIn(report);
  return (lines.length > 0 ? lines : ["see above"]).map((line) => `  ${name}: ${line}`);
}

/** What runs one after another: the lanes of the first stage, each other step alone, then the lanes of the last. */
function stagesOf(chosen: readonly Step[]): Step[][][] {
  const [first, last] = [FIRST, LAST].map((lanes) =>
    lanes.map((lane) => lane.filter((step) => chosen.includes(step))),
  ) as [Step[][], Step[][]];
  const others = chosen.filter((step) => ![...FIRST, ...LAST].flat().includes(step));
  return [first, ...others.map((step) => [[step]]), last];
}

async function inOrder(lane: readonly Step[], context: CheckContext) {
  const ended = [];
  for (const step of lane) ended.push(await timedStep(step, context));
  return ended;
}

async function timedStep(step: Step, context: CheckContext) {
  const started = Date.now();
  const result = await runStep(step, context);
  return { step, result, seconds: ((Date.now() - started) / 1000).toFixed(1) };
}

async function runStep(step: Step, context: CheckContext): Promise<StepResult> {
  try {
    return await step.run(context);
  } catch (error) {
    context.signal.throwIfAborted();
    return { passed: 0, failed: 1, report: error instanceof Error ? error.message : String(error) };
  }
}

/** Builds the binaries that the chosen steps need, in parallel with the steps that don't. */
async function buildBinaries(context: CheckContext, chosen: Step[]): Promise<void> {
  const { workDir, log, signal } = context;
  const around = defaultSurroundings(log, signal);
  const [unit, journeys] = [chosen.includes(unitStep), chosen.includes(journeysStep)];
  if (unit || journeys) await Promise.all([waitForConverters(workDir), downloadModels(log, signal)]);
  if (journeys) await prepareFirefox(context);
  if (unit || journeys) await findBinary(livekitBinary, around);
  if (unit) await findBinary(versitygwBinary, around);
  if (journeys || chosen.includes(imageStep)) await findBinary(inngestBinary, around);
}

async function generateClient({ signal }: CheckContext): Promise<void> {
  if (!existsSync(join(projectRoot, "prisma/schema"))) return;
  const args = [join(projectRoot, "bin/generate.mjs")];
  await runTool({ file: process.execPath, args, cwd: projectRoot, env: process.env, signal });
}

process.exitCode = await main(process.argv.slice(2));
process.exit();
