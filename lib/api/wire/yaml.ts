import { isAlias, isNode, isScalar, parseDocument, stringify, visit } from "yaml";
import { parseJson } from "@/lib/operation/json/parse-json";
import { Problem } from "@/lib/operation/problem";
import { prefers } from "./prefers";

const TYPE = /^(?:application\/(?:x-)?yaml|text\/yaml) *(?:; *charset="?utf-?8"? *)?$/i;
const ACCEPTED = /(?:application\/(?:x-)?yaml|text\/yaml)\b/i;
/** Parsing YAML takes several times as long as JSON. */
const MAX_BYTES = 256 * 1024;

export const isYamlType = (type: string | undefined): boolean => type !== undefined && TYPE.test(type);

export const wantsYaml = (accept: string | undefined): boolean => prefers(accept, ACCEPTED);

const refused = (message: string): Problem => new Problem("validation_error", message, { body: "invalid" });

/**
 * Parses the subset of YAML that JSON can express: one document, string keys, no anchors, aliases or tags, so
 * that nothing expands. The result must meet all rules for JSON.
 */
export function parseYaml(bytes: Uint8Array, most: () => number): unknown {
  if (bytes.length > MAX_BYTES)
    throw new Problem("payload_too_large", "The YAML is too large. Send at most 256 KiB.");
  const json = JSON.stringify(plainValue(textOf(bytes)));
  return parseJson(new TextEncoder().encode(json), most);
}

function textOf(bytes: Uint8Array): string {
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    throw refused("The body isn't valid UTF-8.");
  }
}

/** Far more than JSON's nesting limit. The parser's time grows with the square of the nesting. */
const MAX_OPEN = 500;
const STACKED = /^[ \t]*(?:[-?:][ \t]+){40}/m;

function isNestedTooDeep(text: string): boolean {
  let open = 0;
  for (const character of text) {
    if (character === "[" || character === "{") open += 1;
    else if (character === "]" || character === "}") open -= 1;
    if (open > MAX_OPEN) return true;
  }
  return STACKED.test(text);
}

function plainValue(text: string): unknown {
  if (isNestedTooDeep(text)) throw refused("The YAML is nested too deeply.");
  try {
    const document = parseDocument(text, {
      version: "1.2",
      logLevel: "error",
      stringKeys: true,
      intAsBigInt: true,
    });
    const [error] = [...document.errors, ...document.warnings];
    if (error) throw refused(`The body isn't valid YAML: ${error.message.split("\n")[0]?.slice(0, 200)}`);
    visit(document, (_key, node) => {
      if (isAlias(node)) throw refused("YAML aliases aren't supported.");
      if (!isNode(node)) return;
      if (node.tag !== undefined) throw refused("YAML tags aren't supported.");
      if ("anchor" in node && node.anchor) throw refused("YAML anchors aren't supported.");
      if (isScalar(node)) node.value = plainNumber(node.value);
    });
    return document.toJS({ maxAliasCount: 0 }) ?? null;
  } catch (error) {
    if (error instanceof RangeError) throw refused("The YAML is nested too deeply.");
    throw error;
  }
}

/** Only numbers that JSON has and a double can hold. */
function plainNumber(value: unknown): unknown {
  if (typeof value === "bigint") {
    if (BigInt(Number(value)) !== value) throw refused("A number would lose precision. Write it as text.");
    return Number(value);
  }
  if (typeof value === "number" && !Number.isFinite(value)) throw refused("A number isn't valid in JSON.");
  return value;
}

export const asYaml = (json: string): string =>
  stringify(JSON.parse(json), { lineWidth: 0, aliasDuplicateObjects: false });
