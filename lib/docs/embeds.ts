import { operationById } from "@/lib/api/registry/registry";
import { docPathOf } from "./doc-path";
import { fence, json } from "./markdown-parts";
import { mcpInstalls } from "./mcp-install";
import { exampleAnswer, exampleInput, exampleSamples } from "./operation-doc";
import { TABLES } from "./tables";

export interface Site {
  baseUrl: string;
  mcpUrl: string;
}

/** The fence language for each language of `samplesOf`. */
export const FENCE_OF: Record<string, string> = {
  curl: "curl",
  typescript: "ts",
  python: "py",
  mcp: "mcp",
};

/** Expands variables, live samples, tables and links by name. Returns plain Markdown. */
export function expand(source: string, site: Site): string {
  return source
    .split("\n")
    .map((line) => embed(line, site) ?? line)
    .join("\n")
    .replaceAll("{{base_url}}", site.baseUrl)
    .replaceAll("{{mcp_url}}", site.mcpUrl)
    .replace(/\]\((op|error|kind|scope):([\w.:]+)\)/g, (_, what: string, name: string) => {
      return `](${addressOf(what, name)})`;
    });
}

function addressOf(what: string, name: string): string {
  if (what === "op") return docPathOf.operation(operationById(name));
  if (what === "error") return docPathOf.error(name);
  return what === "kind" ? docPathOf.kind(name) : docPathOf.scope(name);
}

function embed(line: string, site: Site): string | undefined {
  const found = /^\{\{(op|answer|table|mcp-install)(?::([\w-]+)(?: (\{.*\}))?)?\}\}\s*$/.exec(line);
  if (!found) return undefined;
  const [, what, name = "", given] = found;
  if (what === "mcp-install") return installs(site);
  if (what === "table") return TABLES[name as keyof typeof TABLES]?.() ?? unknown(line);
  const op = operationById(name);
  if (what === "answer") return fence("json", json(exampleAnswer(op)));
  const input = given ? (JSON.parse(given) as Record<string, unknown>) : exampleInput(op);
  return exampleSamples(op, site.baseUrl, input)
    .map((sample) => fence(FENCE_OF[sample.id] ?? "text", sample.code, sample.file))
    .join("\n");
}

function unknown(line: string): never {
  throw new Error(`unknown embed: ${line}`);
}

const installs = ({ mcpUrl }: Site): string =>
  mcpInstalls(mcpUrl)
    .map(({ client, where, language, code }) => `### ${client}\n\n${where}\n\n${fence(language, code)}`)
    .join("\n\n");
