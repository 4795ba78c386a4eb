import { fillVariables, isLinkVariable, type Values, valueIn, variablesIn } from "./variables";

/** As much of a Markdown tree as is looked at. */
interface Node {
  type: string;
  value?: string;
  url?: string;
  children?: Node[];
}

/** What `this` is to a plugin of `remark-parse`. */
interface Parser {
  data(): object;
}

/** HTML is text like any other. */
export function withoutHtml(this: Parser): void {
  const data = this.data() as { micromarkExtensions?: unknown[] };
  data.micromarkExtensions ??= [];
  data.micromarkExtensions.push({ disable: { null: ["htmlFlow", "htmlText"] } });
}

/** Fills in variables once the Markdown is read, so that nothing in them is read as Markdown. */
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

/** An address of ours stays whole; anything else may be part of one. */
const fillAddress = (address: string, values: Values): string =>
  fillVariables(address, (name) => {
    const value = valueIn(values)(name);
    return value === undefined || isLinkVariable(name) ? value : encodeURIComponent(value);
  });

/** A text with its personal addresses as links. */
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
