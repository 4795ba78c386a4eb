import { join } from "node:path";
import { projectRoot } from "../paths";
import { runTool } from "../tool";
import { type CheckContext, type Step, type StepResult, together } from "./step";

function bin(path: string): string {
  return join(projectRoot, "node_modules", path);
}

/** Runs a Node program from the project's packages and returns its output, whether it succeeded or not. */
async function node(
  context: CheckContext,
  args: string[],
  env: Record<string, string> = {},
): Promise<{ ok: boolean; output: string }> {
  let output = "";
  const run = runTool({
    file: process.execPath,
    args,
    cwd: projectRoot,
    env: { ...process.env, NO_COLOR: "1", FORCE_COLOR: undefined, ...env },
    signal: context.signal,
    onOutput: (text) => {
      output += text;
    },
  });
  const ok = await run.then(
    () => true,
    () => false,
  );
  context.signal.throwIfAborted();
  return { ok, output };
}

/** One check that passes or fails as a whole, and also fails if it checked nothing. */
function verdict(ok: boolean, looked: boolean, output: string): StepResult {
  if (ok && looked) return { passed: 1, failed: 0, report: "" };
  return { passed: 0, failed: 1, report: looked ? output : `It checked nothing.\n${output}` };
}

function countIn(output: string, pattern: RegExp): number {
  return Number(pattern.exec(output)?.[1] ?? 0);
}

/** Formatting and style, unhandled promises, and terms that the product doesn't use. */
export const lintStep: Step = {
  name: "lint",
  async run(context) {
    const biome = await node(context, [bin("@biomejs/biome/bin/biome"), "check", "--error-on-warnings", "."]);
    const oxlint = await node(context, [bin("oxlint/bin/oxlint"), "--ignore-pattern", "test/lint/planted"]);
    const terms = await node(context, ["--import", "tsx", join(projectRoot, "stack/checks/terms/check.ts")]);
    return together([
      verdict(biome.ok, countIn(biome.output, /Checked (\d+) files/) > 0, biome.output),
      verdict(oxlint.ok, countIn(oxlint.output, /on (\d+) files/) > 0, oxlint.output),
      verdict(terms.ok, countIn(terms.output, /terms in (\d+) files/) > 0, terms.output),
    ]);
  },
};

function types(...options: string[]): Step {
  return {
    name: "types",
    async run(context) {
      const routes = await node(context, [bin("next/dist/bin/next"), "typegen"], {
        NEXT_TELEMETRY_DISABLED: "1",
      });
      if (!routes.ok) return verdict(false, true, routes.output);
      // A second checker would check much of what the first one does, for little time won on two cores.
      const args = [bin("typescript-7/bin/tsc"), "--noEmit", "--diagnostics", "--checkers", "1", ...options];
      const { ok, output } = await node(context, args);
      return verdict(ok, countIn(output, /Files:\s+(\d+)/) > 0, output);
    },
  };
}

export const typesStep = types("--incremental", "false");

/** Rechecks what changed since the last run, and everything that depends on it. */
export const incrementalTypesStep = types("--incremental");

export const boundariesStep: Step = {
  name: "boundaries",
  async run(context) {
    const roots = ["app", "components", "lib", "inngest", "packages", "server.ts", "media-worker.ts"];
    const program = bin("dependency-cruiser/bin/dependency-cruiser.mjs");
    const tree = await node(context, ["stack/checks/module-folders.mjs"]);
    const results = [verdict(tree.ok, countIn(tree.output, /(\d+) folders/) > 0, tree.output)];
    for (const rules of [".dependency-cruiser.cjs", ".dependency-cruiser.folders.cjs"]) {
      const { ok, output } = await node(context, [program, "--config", rules, ...roots]);
      results.push(verdict(ok, countIn(output, /(\d+) modules/) > 0, output));
    }
    return together(results);
  },
};

export const deadCodeStep: Step = {
  name: "dead code",
  async run(context) {
    const { ok, output } = await node(context, [bin("knip/bin/knip.js"), "--no-progress"]);
    return verdict(ok, true, output);
  },
};

export const buildStep: Step = {
  name: "build",
  async run(context) {
    const { ok, output } = await node(context, ["bin/build.mjs"]);
    return verdict(ok, true, output);
  },
};
