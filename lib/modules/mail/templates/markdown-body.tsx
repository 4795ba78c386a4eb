import { Heading, Hr, Link, Text } from "react-email";
import Markdown, { type Components } from "react-markdown";
import { fillMarkdown, withoutHtml } from "../copy/fill-markdown";
import type { CopyValues } from "../copy/variables";
import { text } from "./mail-shell";

const item = { ...text, margin: "0 0 4px" };
const link = { color: "#4338ca", textDecoration: "underline" };

/** Pictures of others would tell them who reads: their description stands in their place. */
const PARTS: Components = {
  p: ({ children }) => (
    <Text className="ink" dir="auto" style={text}>
      {children}
    </Text>
  ),
  a: ({ children, href }) => (
    <Link href={href ?? ""} className="ink" style={link}>
      {children}
    </Link>
  ),
  h1: ({ children }) => <Title>{children}</Title>,
  h2: ({ children }) => <Title>{children}</Title>,
  h3: ({ children }) => <Title>{children}</Title>,
  h4: ({ children }) => <Title>{children}</Title>,
  h5: ({ children }) => <Title>{children}</Title>,
  h6: ({ children }) => <Title>{children}</Title>,
  li: ({ children }) => (
    <li className="ink" dir="auto" style={item}>
      {children}
    </li>
  ),
  img: ({ alt }) => <>{alt}</>,
  hr: () => <Hr className="rule" style={{ borderColor: "#e2e5ea", margin: "20px 0" }} />,
};

function Title({ children }: { children?: React.ReactNode }) {
  return (
    <Heading as="h2" className="ink" dir="auto" style={{ ...text, fontSize: 18, fontWeight: 600 }}>
      {children}
    </Heading>
  );
}

/** Text of people as part of a mail: Markdown, in which HTML is text and links lead to the web or to a mail program. */
export function MarkdownBody({ children, values }: { children: string; values: CopyValues }) {
  return (
    <Markdown components={PARTS} remarkPlugins={[withoutHtml, fillMarkdown(values)]}>
      {children}
    </Markdown>
  );
}
