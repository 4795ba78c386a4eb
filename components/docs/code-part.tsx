import { CodeBlock, type ShownSample } from "@/components/ui/code-block";
import type { CodeBlockPart } from "@/lib/docs/segments";
import { highlight } from "./highlight";

const LABELS: Record<string, { id: string; label: string }> = {
  curl: { id: "curl", label: "curl" },
  ts: { id: "typescript", label: "TypeScript" },
  typescript: { id: "typescript", label: "TypeScript" },
  py: { id: "python", label: "Python" },
  python: { id: "python", label: "Python" },
  mcp: { id: "mcp", label: "MCP" },
  js: { id: "javascript", label: "JavaScript" },
  json: { id: "json", label: "JSON" },
  bash: { id: "bash", label: "Shell" },
  go: { id: "go", label: "Go" },
  ruby: { id: "ruby", label: "Ruby" },
  php: { id: "php", label: "PHP" },
  html: { id: "html", label: "HTML" },
  http: { id: "http", label: "HTTP" },
  yaml: { id: "yaml", label: "YAML" },
};

const sampleOf = ({ language, title, code }: CodeBlockPart): ShownSample => ({
  ...(LABELS[language] ?? { id: language, label: "Text" }),
  file: title,
  code,
  rendered: highlight(language, code),
});

/** A code block, with tabs if there are several languages. */
export function CodePart({ blocks, className }: { blocks: readonly CodeBlockPart[]; className?: string }) {
  const title = blocks.length === 1 ? blocks[0]?.title : undefined;
  return <CodeBlock samples={blocks.map(sampleOf)} title={title} className={className} />;
}
