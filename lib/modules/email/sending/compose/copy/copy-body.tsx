import type { ReactNode } from "react";
import { Hr, Link, Text } from "react-email";
import Markdown, { type Components } from "react-markdown";
import { text } from "../frame/email-shell";
import { fillMarkdown, withoutHtml } from "./fill-markdown";
import { safeLink } from "./safe-link";
import type { Values } from "./variables";

const paragraph = (children: ReactNode, more: object = {}) => (
  <Text className="ink" dir="auto" style={{ ...text, overflowWrap: "anywhere", ...more }}>
    {children}
  </Text>
);
const headline = ({ children }: { children?: ReactNode }) =>
  paragraph(children, { fontWeight: 700, fontSize: 18, margin: "20px 0 8px" });
const list = { ...text, paddingLeft: 24 };

const COMPONENTS: Components = {
  p: ({ children }) => paragraph(children),
  h1: headline,
  h2: headline,
  h3: headline,
  h4: headline,
  h5: headline,
  h6: headline,
  a: ({ href, children }) =>
    href ? (
      <Link href={href} className="ink" style={{ color: "#181b21", textDecoration: "underline" }}>
        {children}
      </Link>
    ) : (
      children
    ),
  // Remote images would reveal that an email was opened, so only the logo is loaded.
  img: ({ alt }) => alt,
  ul: ({ children }) => (
    <ul className="ink" dir="auto" style={list}>
      {children}
    </ul>
  ),
  ol: ({ children }) => (
    <ol className="ink" dir="auto" style={list}>
      {children}
    </ol>
  ),
  li: ({ children }) => <li style={{ margin: "0 0 4px" }}>{children}</li>,
  blockquote: ({ children }) => (
    <blockquote
      className="rule"
      style={{ borderLeft: "3px solid #e2e5ea", margin: "0 0 16px", paddingLeft: 16 }}
    >
      {children}
    </blockquote>
  ),
  hr: () => <Hr className="rule" style={{ borderColor: "#e2e5ea", margin: "20px 0" }} />,
};

/** Renders Markdown for email clients. HTML in it, and in the values of its variables, stays text. */
export function CopyBody({ markdown, values }: { markdown: string; values: Values }) {
  return (
    <Markdown
      components={COMPONENTS}
      remarkPlugins={[withoutHtml, [fillMarkdown, values]]}
      urlTransform={safeLink}
    >
      {markdown.replace(/\{\{[ \t]*(\w+)[ \t]*\}\}/g, "{{$1}}")}
    </Markdown>
  );
}
