import { common, createLowlight } from "lowlight";
import type { ReactNode } from "react";

const lowlight = createLowlight(common);

/** The highlighter's grammar for each of our language names. Others stay plain. */
const GRAMMARS: Record<string, string> = {
  bash: "bash",
  curl: "bash",
  ts: "typescript",
  typescript: "typescript",
  js: "javascript",
  py: "python",
  python: "python",
  json: "json",
  mcp: "json",
  go: "go",
  ruby: "ruby",
  php: "php",
  html: "xml",
  yaml: "yaml",
};

type Nodes = ReturnType<typeof lowlight.highlight>["children"];

/** Highlights code as colored spans; unchanged if the language is unknown. */
export function highlight(language: string, code: string): ReactNode {
  const grammar = GRAMMARS[language];
  return grammar ? draw(lowlight.highlight(grammar, code).children) : code;
}

const draw = (nodes: Nodes): ReactNode[] =>
  nodes.map((node, index) => {
    if (node.type === "text") return node.value;
    if (node.type !== "element") return null;
    const names = [node.properties.className ?? []].flat().join(" ");
    return (
      // biome-ignore lint/suspicious/noArrayIndexKey: the spans of one text never move
      <span key={index} className={names}>
        {draw(node.children)}
      </span>
    );
  });
