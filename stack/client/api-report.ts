import { readdirSync, readFileSync } from "node:fs";
import ts from "typescript";
import { clientDir } from "./client-dir";

const ENTRIES = ["index", "webhooks", "query"];
const sourceDir = `${clientDir}/src`;
const OPTIONS: ts.CompilerOptions = {
  declaration: true,
  removeComments: true,
  verbatimModuleSyntax: true,
  module: ts.ModuleKind.ESNext,
  target: ts.ScriptTarget.ES2022,
};

/** Everything that a caller can see, without comments: a change here is a change for callers. */
export function apiReport(): string {
  const { modules, problems } = declarations();
  if (problems !== "") throw new Error(`The client's types do not hold:\n${problems}`);
  const sections = [...reachable(modules)].map(
    (name) => `## ${name}\n\n\`\`\`ts\n${modules.get(name)?.trim()}\n\`\`\`\n`,
  );
  return [
    "# What @showrunner/client shows its callers",
    "",
    "Made by `npm run generate:client`. A change here is a change for callers: what is removed or narrowed needs a new",
    "major version.",
    "",
    ...sections,
  ].join("\n");
}

/** File by file and without type checks, which the package's own build does: that is fast. */
function declarations(): { modules: Map<string, string>; problems: string } {
  const options = {
    compilerOptions: { ...ts.getDefaultCompilerOptions(), ...OPTIONS },
    reportDiagnostics: true,
  };
  const modules = new Map<string, string>();
  const problems: ts.Diagnostic[] = [];
  for (const file of readdirSync(sourceDir, { recursive: true, encoding: "utf8" })) {
    if (!file.endsWith(".ts")) continue;
    const made = ts.transpileDeclaration(readFileSync(`${sourceDir}/${file}`, "utf8"), {
      ...options,
      fileName: file,
    });
    modules.set(file.replace(/\.ts$/, ""), made.outputText);
    problems.push(...(made.diagnostics ?? []));
  }
  const host = { ...ts.sys, getCanonicalFileName: (name: string) => name, getNewLine: () => "\n" };
  return { modules, problems: ts.formatDiagnostics(problems, host) };
}

/** The entry points and what their declarations refer to; modules used only by code are left out. */
function reachable(modules: Map<string, string>): Set<string> {
  const seen = new Set<string>();
  const visit = (name: string): void => {
    if (seen.has(name)) return;
    seen.add(name);
    const text = modules.get(name);
    if (text === undefined)
      throw new Error(`The client's declarations refer to ${name}, which is none of them.`);
    for (const [, path = ""] of text.matchAll(/from "(\.[^"]+)"/g))
      visit(new URL(path, `file:///${name}`).pathname.slice(1));
  };
  ENTRIES.forEach(visit);
  return seen;
}
