import { relative } from "node:path";
import ts from "typescript";
import { clientDir } from "./client-dir";

const ENTRIES = ["index", "webhooks", "query"];
const sourceDir = `${clientDir}/src`;

/** Everything that a caller can see, without comments: what changes here changes for callers. */
export function apiReport(): string {
  const { modules, problems } = emitDeclarations();
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

function emitDeclarations(): { modules: Map<string, string>; problems: string } {
  const { config } = ts.readConfigFile(`${clientDir}/tsconfig.json`, ts.sys.readFile);
  const { options } = ts.parseJsonConfigFileContent(config, ts.sys, clientDir);
  const files = ENTRIES.map((name) => `${sourceDir}/${name}.ts`);
  const program = ts.createProgram(files, { ...options, removeComments: true, outDir: sourceDir });
  const modules = new Map<string, string>();
  program.emit(undefined, (file, text) => {
    modules.set(relative(sourceDir, file).replace(/\.d\.ts$/, ""), text);
  });
  const problems = ts.getPreEmitDiagnostics(program);
  const host = { ...ts.sys, getCanonicalFileName: (name: string) => name, getNewLine: () => "\n" };
  return { modules, problems: ts.formatDiagnostics(problems, host) };
}

/** The entries and what their declarations refer to; modules that only code uses are left out. */
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
