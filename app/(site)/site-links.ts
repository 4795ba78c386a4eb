interface LinkGroup {
  title: string;
  links: readonly { href: string; label: string }[];
}

/** Links in the home page footer. */
export const SITE_LINKS: readonly LinkGroup[] = [
  {
    title: "Get started",
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
    title: "Self-host",
    links: [
      { href: "/docs/operate/self-hosting", label: "Self-hosting" },
      { href: "/docs/limits", label: "Limits and pricing" },
      { href: "/docs/concepts/keys-and-scopes", label: "Keys and scopes" },
    ],
  },
];
