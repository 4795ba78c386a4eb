import { spawnSync } from "node:child_process";
import { copyFileSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { BinarySpec, BinarySurroundings, SourceEdit } from "./binary-spec";
import { projectRoot } from "./paths";
import { runTool } from "./tool";

type Around = Pick<BinarySurroundings, "env" | "signal">;

export function hasGo(env: NodeJS.ProcessEnv): boolean {
  return spawnSync("go", ["version"], { env }).status === 0;
}

/** Builds the pinned module's package with its edits, and returns the file's path. */
export async function buildModule(spec: BinarySpec, around: Around, work: string): Promise<string> {
  const output = join(work, spec.name);
  const flags = `-s -w ${spec.linkerFlags ?? ""}`.trim();
  const edited = spec.edits === undefined ? [] : [await editedModules(spec, spec.edits, around, work)];
  const modfile = edited.map((file) => `-modfile=${file}`);
  const rest = ["-trimpath", "-buildvcs=false", `-ldflags=${flags}`, "-o", output, spec.goPackage];
  await go(spec, around, ["build", ...modfile, ...rest]);
  return output;
}

/**
 * Writes a go.mod that replaces the edited modules with patched copies. The copies are made from sources
 * verified by `go.sum`, so no third-party code is kept with ours.
 */
async function editedModules(
  spec: BinarySpec,
  edits: SourceEdit[],
  around: Around,
  work: string,
): Promise<string> {
  const modfile = join(work, "go.mod");
  for (const name of ["go.mod", "go.sum"])
    copyFileSync(join(projectRoot, spec.module, name), join(work, name));
  for (const goModule of new Set(edits.map((edit) => edit.goModule))) {
    const found = JSON.parse(await go(spec, around, ["mod", "download", "-json", goModule])) as {
      Dir: string;
    };
    const copy = join(work, "sources", goModule);
    copyTree(found.Dir, copy);
    for (const edit of edits) if (edit.goModule === goModule) applyEdit(copy, edit);
    await go(spec, around, ["mod", "edit", `-replace=${goModule}=${copy}`, modfile]);
  }
  return modfile;
}

/** Go's module cache is read-only, folders included: a plain copy could be neither written to nor removed. */
function copyTree(from: string, to: string): void {
  mkdirSync(to, { recursive: true });
  for (const entry of readdirSync(from, { withFileTypes: true })) {
    const [source, target] = [join(from, entry.name), join(to, entry.name)];
    if (entry.isDirectory()) copyTree(source, target);
    else writeFileSync(target, readFileSync(source));
  }
}

export function applyEdit(folder: string, { file, from, to }: SourceEdit): void {
  const path = join(folder, file);
  const parts = readFileSync(path, "utf8").split(from);
  if (parts.length !== 2)
    throw new Error(`${file} holds "${from}" ${parts.length - 1} times, not once: the version has changed.`);
  writeFileSync(path, parts.join(to));
}

function go(spec: BinarySpec, around: Around, args: string[]): Promise<string> {
  return runTool({
    file: "go",
    args,
    cwd: join(projectRoot, spec.module),
    env: { ...around.env, CGO_ENABLED: "0" },
    signal: around.signal,
  });
}
