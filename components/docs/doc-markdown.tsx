import { Info, Lightbulb, TriangleAlert } from "lucide-react";
import Link from "next/link";
import type { ComponentProps, ReactNode } from "react";
import Markdown, { type Components } from "react-markdown";
import remarkGfm from "remark-gfm";
import { type CalloutTone, type Segment, segmentsOf } from "@/lib/docs/segments";
import { CodePart } from "./code-part";

/** A page's Markdown as text, code, callouts and tables. */
export const DocMarkdown = ({ markdown }: { markdown: string }) =>
  segmentsOf(markdown).map((segment, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a page never move
    <Part key={index} segment={segment} />
  ));

function Part({ segment }: { segment: Segment }) {
  if (segment.kind === "code") return <CodePart blocks={segment.blocks} className="my-5" />;
  if (segment.kind === "heading") return <Heading {...segment} />;
  if (segment.kind === "callout") return <Callout tone={segment.tone}>{segment.markdown}</Callout>;
  return <Text>{segment.markdown}</Text>;
}

const Text = ({ children }: { children: string }) => (
  <Markdown remarkPlugins={[remarkGfm]} components={COMPONENTS}>
    {children}
  </Markdown>
);

/** Inline Markdown. Text that would start a list or heading is kept as written. */
export const InlineMarkdown = ({ children }: { children: string }) => (
  <Markdown remarkPlugins={[remarkGfm]} components={{ ...COMPONENTS, p: ({ children: inner }) => inner }}>
    {children.replace(/^(\d+)([.)])/, "$1\\$2").replace(/^([-+>#])/, "\\$1")}
  </Markdown>
);

function Heading({ level, text, id }: { level: 2 | 3; text: string; id: string }) {
  const Tag = level === 2 ? "h2" : "h3";
  return (
    <Tag
      id={id}
      className={
        level === 2
          ? "group mt-12 mb-3 scroll-mt-20 font-semibold text-xl tracking-[-0.015em] first:mt-0"
          : "group mt-8 mb-2 scroll-mt-20 font-semibold text-lg first:mt-0"
      }
    >
      <a href={`#${id}`} className="no-underline">
        <InlineMarkdown>{text}</InlineMarkdown>
        <span aria-hidden className="ml-2 font-normal text-ink-muted opacity-0 group-hover:opacity-100">
          #
        </span>
      </a>
    </Tag>
  );
}

const TONES: Record<CalloutTone, { name: string; icon: typeof Info; ground: string; ink: string }> = {
  note: { name: "Note", icon: Info, ground: "bg-accent-soft", ink: "text-accent" },
  tip: { name: "Tip", icon: Lightbulb, ground: "bg-ok-soft", ink: "text-ok" },
  warning: { name: "Warning", icon: TriangleAlert, ground: "bg-warn-soft", ink: "text-warn" },
};

function Callout({ tone, children }: { tone: CalloutTone; children: string }) {
  const { name, icon: Icon, ground, ink } = TONES[tone];
  return (
    <aside aria-label={name} className={`my-5 flex gap-3 rounded-panel px-4 py-3 ${ground}`}>
      <Icon className={`mt-1 size-4 shrink-0 ${ink}`} aria-hidden />
      <div className="min-w-0 [&>:first-child]:mt-0 [&>:last-child]:mb-0">
        <Text>{children}</Text>
      </div>
    </aside>
  );
}

const LINK =
  "font-medium text-accent underline decoration-accent/35 underline-offset-[3px] hover:decoration-accent";

function DocLink({ href = "", children }: { href?: string; children?: ReactNode }) {
  // Downloads and external links bypass the router.
  if (!href.startsWith("/docs") || /\.(json|txt|md)$/.test(href)) {
    return (
      <a href={href} className={LINK}>
        {children}
      </a>
    );
  }
  return (
    <Link href={href} prefetch={false} className={LINK}>
      {children}
    </Link>
  );
}

function DocTable({ children }: ComponentProps<"table">) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable region must be reachable by keyboard
    <section aria-label="Table" tabIndex={0} className="my-5 overflow-x-auto">
      <table className="w-full border-collapse text-base">{children}</table>
    </section>
  );
}

const COMPONENTS: Components = {
  p: ({ children }) => <p className="my-4 text-lg leading-7">{children}</p>,
  ul: ({ children }) => <ul className="my-4 list-disc space-y-1.5 pl-5 text-lg leading-7">{children}</ul>,
  ol: ({ children }) => <ol className="my-4 list-decimal space-y-1.5 pl-5 text-lg leading-7">{children}</ol>,
  li: ({ children }) => <li className="pl-1 marker:text-ink-muted [&>p]:my-0">{children}</li>,
  a: ({ href, children }) => <DocLink href={href}>{children}</DocLink>,
  strong: ({ children }) => <strong className="font-semibold">{children}</strong>,
  blockquote: ({ children }) => (
    <blockquote className="my-5 border-line-strong border-l-2 pl-4 text-ink-muted">{children}</blockquote>
  ),
  hr: () => <hr className="my-10 border-line" />,
  table: DocTable,
  thead: ({ children }) => <thead className="border-line border-b text-left">{children}</thead>,
  tr: ({ children }) => <tr className="border-line border-b last:border-b-0">{children}</tr>,
  th: ({ children }) => (
    <th scope="col" className="whitespace-nowrap py-2 pr-6 font-medium text-ink-muted text-sm">
      {children}
    </th>
  ),
  td: ({ children }) => <td className="py-2.5 pr-6 align-top leading-relaxed">{children}</td>,
  code: ({ children }) => <InlineCode>{children}</InlineCode>,
  pre: ({ node }) => <NestedCode node={node} />,
};

export const InlineCode = ({ children }: { children?: ReactNode }) => (
  <code className="break-words rounded-sm box-decoration-clone bg-surface-sunken px-1 py-0.5 font-mono text-[0.875em] ring-1 ring-line ring-inset">
    {children}
  </code>
);

interface CodeNode {
  children?: readonly {
    type: string;
    properties?: Record<string, unknown>;
    children?: readonly { type: string; value?: string }[];
  }[];
}

/** Code inside a list, which the split into parts leaves in place. */
function NestedCode({ node }: { node?: unknown }) {
  const element = (node as CodeNode | undefined)?.children?.[0];
  const names = [element?.properties?.className ?? []].flat().map(String);
  const language = names.find((name) => name.startsWith("language-"))?.slice("language-".length) ?? "text";
  const code = (element?.children?.[0]?.value ?? "").replace(/\n$/, "");
  return <CodePart blocks={[{ language, code }]} className="my-3" />;
}
