import { type CopyValues, fillIn, splitAt } from "./variables";

/** A node of Markdown as its parser gives it: only what is looked at here. */
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

/**
 * Fills variables into Markdown that was parsed before, so that no value can mean anything in it: a name stays a name,
 * whatever is typed in it. The reader's way in becomes a link by itself.
 */
export const fillMarkdown =
  (values: CopyValues) =>
  () =>
  (tree: Node): void =>
    fillChildren(tree, values);

function fillChildren(node: Node, values: CopyValues): void {
  if (node.url !== undefined) node.url = fillIn(node.url, values, addressPart);
  if (node.type !== "text" && node.value !== undefined) node.value = fillIn(node.value, values);
  const inLink = node.type === "link" || node.type === "linkReference";
  node.children = node.children?.flatMap((child) =>
    child.type === "text" ? filledText(child.value ?? "", values, inLink) : [child],
  );
  for (const child of node.children ?? []) if (child.type !== "text") fillChildren(child, values);
}

/** An address of ours stays whole; anything else may be part of one. */
const addressPart = (value: string, name: string): string =>
  name === "join_link" ? value : encodeURIComponent(value);

function filledText(text: string, values: CopyValues, inLink: boolean): Node[] {
  if (inLink) return [{ type: "text", value: fillIn(text, values) }];
  const parts = splitAt(text, "join_link").map((part) => ({ type: "text", value: fillIn(part, values) }));
  const url = values.join_link;
  return parts.flatMap((part, index) =>
    index === 0 ? [part] : [{ type: "link", url, children: [{ type: "text", value: url }] }, part],
  );
}
