import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { openapiDocument } from "@/lib/api/openapi/openapi";
import { patternsOf } from "@/lib/api/openapi/patterns-of";
import type { Around } from "../other-tools/around";
import { makeGoClient } from "../other-tools/java-generator";
import { canMakeGo, hasGo, hasPython } from "../other-tools/machine";

import { makePythonClient, PYTHON_PACKAGE, pythonEnv, pythonTools } from "../other-tools/python-generator";
import { projectRoot } from "../paths";
import { runTool } from "../tool";
import { type CheckContext, type Step, type StepResult, together } from "./step";

const SURFACES = ["v1", "legacy"] as const;

interface Given {
  /** The documents as files, by surface, and a folder for what is generated from them. */
  documents: Record<(typeof SURFACES)[number], string>;
  folder: string;
  patterns: string;
  around: Around;
}

/** Checks the served descriptions with third-party tools. Skips those that this machine can't run. */
export const descriptionsStep: Step = {
  name: "descriptions",
  async run(context) {
    const given = write(context);
    const env = process.env;
    const checks: [name: string, can: boolean, check: (given: Given) => Promise<void>][] = [
      ["openapi-typescript", true, typescript],
      ["openapi-python-client", hasPython(env), python],
      ["openapi-generator", canMakeGo(env), go],
      ["the patterns in Python", hasPython(env), patternsInPython],
      ["the patterns in RE2", hasGo(env), patternsInGo],
    ];
    const results: StepResult[] = [];
    for (const [name, can, check] of checks) {
      if (can) results.push(await verdict(name, () => check(given), context.signal));
      else context.log(`  left out: ${name}`);
    }
    return together(results);
  },
};

async function verdict(name: string, check: () => Promise<void>, signal: AbortSignal): Promise<StepResult> {
  try {
    await check();
    return { passed: 1, failed: 0, report: "" };
  } catch (error) {
    signal.throwIfAborted();
    const reason = error instanceof Error ? error.message : String(error);
    return { passed: 0, failed: 1, report: `${name}: ${reason}` };
  }
}

function write({ workDir, signal, log }: CheckContext): Given {
  const folder = join(workDir, "descriptions");
  mkdirSync(folder);
  const texts = SURFACES.map((surface) => openapiDocument(surface, "https://shows.example"));
  const fileOf = (name: string, value: unknown): string => {
    writeFileSync(join(folder, `${name}.json`), JSON.stringify(value));
    return join(folder, `${name}.json`);
  };
  const [v1, legacy] = texts;
  return {
    documents: { v1: fileOf("v1", v1), legacy: fileOf("legacy", legacy) },
    folder,
    patterns: fileOf("patterns", patternsOf(texts)),
    around: { env: process.env, signal, log },
  };
}

/** The types generated from both documents compile. */
async function typescript({ documents, folder, around }: Given): Promise<void> {
  const node = (args: string[]) =>
    runTool({ file: process.execPath, args, cwd: folder, env: around.env, signal: around.signal });
  const bin = (path: string) => join(projectRoot, "node_modules", path);
  const made = SURFACES.map((surface) => join(folder, `${surface}.d.ts`));
  for (const [index, surface] of SURFACES.entries())
    await node([bin("openapi-typescript/bin/cli.js"), documents[surface], "-o", made[index] as string]);
  await node([bin("typescript-7/bin/tsc"), "--noEmit", "--strict", ...made]);
}

/** The clients generated from both documents are complete, and each of their modules can be imported. */
async function python({ documents, folder, around }: Given): Promise<void> {
  const tools = await pythonTools(around);
  for (const surface of SURFACES) {
    const client = join(folder, `python-${surface}`);
    await makePythonClient(documents[surface], client, around);
    const args = [join(projectRoot, "stack/other-tools/import-all.py"), PYTHON_PACKAGE];
    const env = pythonEnv(around.env, tools, client);
    const count = await runTool({ file: "python3", args, cwd: client, env, signal: around.signal });
    if (Number(count) < 100) throw new Error(`The Python client of ${surface} has ${count.trim()} modules.`);
  }
}

const go = ({ documents, folder, around }: Given): Promise<void> =>
  makeGoClient(documents.v1, join(folder, "go"), around);

async function patternsInPython({ patterns, folder, around }: Given): Promise<void> {
  const args = [join(projectRoot, "stack/other-tools/patterns.py"), patterns];
  await runTool({ file: "python3", args, cwd: folder, ...around });
}

async function patternsInGo({ patterns, folder, around }: Given): Promise<void> {
  const args = ["run", join(projectRoot, "stack/other-tools/patterns/main.go"), patterns];
  await runTool({ file: "go", args, cwd: folder, ...around });
}
