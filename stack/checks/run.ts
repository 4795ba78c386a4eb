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
import { atLowPriority, type CheckContext, type Step, type StepResult } from "./step";
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
/** What only computes runs in the CPU time that journeys and faults leave: they wait for a fifth of their time or more. */
const LEFT_OVER: Step[] = [typesStep, descriptionsStep, deadCodeStep, plainStep];
/**
 * What runs one after another. Each stage has lanes that run at the same time, each with its steps in order. The types
 * don't run beside the build, since both write the routes' types into `.next`.
 */
const STAGES: Step[][][] = [
  [[buildStep], [lintStep, boundariesStep]],
  [[unitStep]],
  [[journeysStep, faultsStep], LEFT_OVER],
];
/** Timing is part of what these test. */
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

interface Progress {
  passed: number;
  failed: number;
  /** What failed. */
  named: string[];
  /** Timed steps that haven't ended. */
  timed: Set<Step>;
}

async function runSteps(chosen: Step[], context: CheckContext): Promise<number> {
  const binaries = buildBinaries(context, chosen);
  // A failed build fails the tests that need the binaries, since they await it again.
  binaries.catch(() => undefined);
  await generateClient(context);
  const left = new Set(chosen.filter(({ name }) => timed.has(name)));
  const progress: Progress = { passed: 0, failed: 0, named: [], timed: left };
  for (const lanes of stagesOf(chosen)) {
    if (lanes.flat().some(({ name }) => timed.has(name))) await binaries.catch(() => undefined);
    await Promise.all(lanes.map((lane) => inOrder(lane, context, progress)));
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
  if (progress.named.length > 0) console.log(`Failed:\n${progress.named.join("\n")}`);
  console.log(`${progress.passed} passed, ${progress.failed} failed`);
  return progress.failed === 0 && progress.passed > 0 ? 0 : 1;
}

/** What failed in a step, in short. Long outputs are often kept by their end alone. */
function namesOf({ name }: Step, { report }: StepResult): string[] {
  const lines = failedIn(report);
  return (lines.length > 0 ? lines : ["see above"]).map((line) => `  ${name}: ${line}`);
}

/** The stages with what was chosen of them; between the first and the others, each step that is in none. */
function stagesOf(chosen: readonly Step[]): Step[][][] {
  const [first = [], ...later] = STAGES.map((lanes) =>
    lanes.map((lane) => lane.filter((step) => chosen.includes(step))),
  );
  const others = chosen.filter((step) => !STAGES.flat(2).includes(step));
  return [first, ...others.map((step) => [[step]]), ...later];
}

async function inOrder(lane: readonly Step[], context: CheckContext, progress: Progress): Promise<void> {
  for (const step of lane) {
    const started = Date.now();
    const isLow = LEFT_OVER.includes(step) && progress.timed.size > 0;
    const run = () => runStep(step, context);
    const result = await (isLow ? atLowPriority(run) : run());
    progress.timed.delete(step);
    const { passed, failed, report } = result;
    progress.passed += passed;
    progress.failed += failed;
    if (failed > 0) progress.named.push(...namesOf(step, result));
    if (failed > 0 && report !== "") console.log(`\n== ${step.name}\n${report.trimEnd()}\n`);
    const seconds = ((Date.now() - started) / 1000).toFixed(1);
    console.log(`${step.name.padEnd(12)} ${passed} passed, ${failed} failed  (${seconds} s)`);
  }
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
