import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import ts from "typescript";
import { operations } from "@/lib/api/registry/registry";
import type { Operation } from "@/lib/operation/operation";
import { projectRoot } from "../paths";
import { addressOf } from "./operation-table";

/**
 * The source of the table with which pages look up operations: only those they name, so that no others ship
 * to browsers.
 */
export const endpointsSource = (): string => {
  const named = namedOperations();
  const table = tableSource({
    about: "Method and address of each operation that pages call from the browser.",
    table: "ENDPOINTS",
    id: "EndpointId",
    operations: named,
  });
  return [
    table,
    "\n/** Those of them for which the server runs or asks a model before it answers. */\n",
    "export const ASKS_MODEL: readonly EndpointId[] = [\n",
    ...named.filter(({ asksModel }) => asksModel).map(({ id }) => `  ${JSON.stringify(id)},\n`),
    "];\n",
  ].join("");
};

/** Like `endpointsSource`, for what a show's pages call before someone is in: the first script they load. */
export const publicEndpointsSource = (): string =>
  tableSource({
    about: "Those of them that a show's pages call before someone is in.",
    table: "PUBLIC_ENDPOINTS",
    id: "PublicEndpointId",
    operations: namedOperations(SHOW_FOLDERS, isBeforeEnd).filter(({ access }) => access === "public"),
  });

/** Like `endpointsSource`, for what the audience calls. */
export const audienceEndpointsSource = (): string =>
  tableSource({
    about: "Those of them that are open to a show's audience.",
    table: "AUDIENCE_ENDPOINTS",
    id: "AudienceEndpointId",
    operations: namedOperations(SHOW_FOLDERS, isBeforeEnd).filter(({ access }) => access === "attendee"),
  });

/** Like `endpointsSource`, for what a show's pages load after its end. */
export const afterEndpointsSource = (): string =>
  tableSource({
    about: "Those of them that a show's pages call after its end.",
    table: "AFTER_ENDPOINTS",
    id: "AfterEndpointId",
    operations: namedOperations(AFTER_FOLDERS),
  });

/** Components of a show's public pages. */
const SHOW_FOLDERS = ["components/signup", "components/viewer"];
/** Those of them that are loaded after its end. */
const AFTER_FOLDERS = ["components/viewer/replay", "components/viewer/survey"];
const isBeforeEnd = (path: string): boolean => !AFTER_FOLDERS.some((folder) => path.startsWith(`${folder}/`));

interface Table {
  about: string;
  table: string;
  id: string;
  operations: readonly Operation[];
}

const tableSource = (source: Table): string =>
  [
    "// Made by `npm run generate:client` from the declarations; do not edit.\n\n",
    `/** ${source.about} */\n`,
    `export const ${source.table} = {\n`,
    ...source.operations.map((op) => `  ${op.id}: ${JSON.stringify(`${op.method} ${addressOf(op)}`)},\n`),
    "} as const;\n\n",
    `export type ${source.id} = keyof typeof ${source.table};\n`,
  ].join("");

function namedOperations(folders = ["app", "components"], counts = (_path: string) => true) {
  const named = new Set(
    pageFiles(folders)
      .filter(counts)
      .flatMap((path) => [...namesIn(path, readFileSync(join(projectRoot, path), "utf8"))]),
  );
  return operations.filter(({ id }) => named.has(id));
}

/** Components run in browsers; pages run on the server, and may pass an operation's name to a component. */
const pageFiles = (folders: readonly string[]): string[] =>
  folders.flatMap((folder) =>
    readdirSync(join(projectRoot, folder), { recursive: true, encoding: "utf8" })
      .filter((path) => /(?<!\.test)\.tsx?$/.test(path))
      .map((path) => join(folder, path)),
  );

/** String literals in a file's code that may pass an operation's name to the browser. Types ship nothing. */
export function namesIn(path: string, text: string): Set<string> {
  const names = new Set<string>();
  const inBrowser = path.startsWith("components/") || /^["']use client/.test(text);
  const counts = inBrowser ? isValue : isHandedOn;
  const visit = (node: ts.Node): void => {
    if (ts.isStringLiteral(node) && counts(node.parent)) names.add(node.text);
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true));
  return names;
}

const isValue = (parent: ts.Node): boolean => !ts.isLiteralTypeNode(parent);

/** As a component's prop: `operation="updateProfile"`. */
const isHandedOn = (parent: ts.Node): boolean =>
  ts.isJsxAttribute(parent) ||
  ((ts.isJsxExpression(parent) || ts.isConditionalExpression(parent)) && isHandedOn(parent.parent));
