interface LinkGroup {
  title: string;
  links: readonly { href: string; label: string }[];
}

/** What stands at the foot of the start page. */
export const SITE_LINKS: readonly LinkGroup[] = [
  {
    title: "Start",
    links: [
      { href: "/docs/quickstart", label: "Quickstart" },
      { href: "/docs/guides/show-for-a-customer", label: "Shows for your customers" },
      { href: "/sign-in", label: "Sign in" },
    ],
  },
  {
    title: "Build",
    links: [
      { href: "/docs/reference", label: "API reference" },
      { href: "/docs/typescript-client", label: "TypeScript client" },
      { href: "/docs/guides/receive-webhooks", label: "Webhooks" },
      { href: "/docs/changelog", label: "Changelog" },
    ],
  },
  {
    title: "Agents",
    links: [
      { href: "/docs/guides/agent-with-mcp", label: "MCP guide" },
      { href: "/llms.txt", label: "llms.txt" },
      { href: "/openapi.json", label: "OpenAPI" },
    ],
  },
  {
    title: "Run it yourself",
    links: [
      { href: "/docs/operate/self-hosting", label: "Self-hosting" },
      { href: "/docs/limits", label: "Limits and prices" },
      { href: "/docs/concepts/keys-and-scopes", label: "Keys and scopes" },
    ],
  },
];
