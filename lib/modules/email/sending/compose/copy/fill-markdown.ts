import { fillVariables, isLinkVariable, type Values, valueIn, variablesIn } from "./variables";

/** The fields of a Markdown node that are used here. */
interface Node {
  type: string;
  value?: string;
  url?: string;
  children?: Node[];
}

/** `this` of a `remark-parse` plugin. */
interface Parser {
  data(): object;
}

/** Disables HTML, so that it stays text. */
export function withoutHtml(this: Parser): void {
  const data = this.data() as { micromarkExtensions?: unknown[] };
  data.micromarkExtensions ??= [];
  data.micromarkExtensions.push({ disable: { null: ["htmlFlow", "htmlText"] } });
}

/** Fills in variables after parsing, so that their values aren't parsed as Markdown. */
export function fillMarkdown(values: Values) {
  return (tree: unknown) => fill(tree as Node, values);
}

function fill(node: Node, values: Values): void {
  if (node.url !== undefined) node.url = fillAddress(node.url, values);
  if (node.value !== undefined) node.value = fillVariables(node.value, valueIn(values));
  const inLink = node.type === "link" || node.type === "linkReference";
  node.children = node.children?.flatMap((child) => {
    const parts = child.type === "text" && !inLink ? linksOf(child, values) : [child];
    for (const part of parts) if (part.type !== "link" || part === child) fill(part, values);
    return parts;
  });
}

/** Keeps our own links whole. Other values are encoded, because they may be part of a URL. */
const fillAddress = (address: string, values: Values): string =>
  fillVariables(address, (name) => {
    const value = valueIn(values)(name);
    return value === undefined || isLinkVariable(name) ? value : encodeURIComponent(value);
  });

/** Splits a text so that its personal links become links. */
function linksOf(node: Node, values: Values): Node[] {
  const value = node.value ?? "";
  if (!variablesIn(value).some(isLinkVariable)) return [node];
  return value.split(/(\{\{[a-z_]+\}\})/).map((part): Node => {
    const name = /^\{\{([a-z_]+)\}\}$/.exec(part)?.[1] ?? "";
    const url = isLinkVariable(name) ? valueIn(values)(name) : undefined;
    return url
      ? { type: "link", url, children: [{ type: "text", value: url }] }
      : { type: "text", value: part };
  });
}
