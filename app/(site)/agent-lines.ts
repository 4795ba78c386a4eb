export interface AgentLine {
  id: string;
  client: string;
  /** Where to run or paste it. */
  where: string;
  line: string;
}

/** One setup line per agent. On first use, each opens this site for sign-in and consent. */
export const agentLines = (mcpUrl: string): AgentLine[] => [
  {
    id: "claude-code",
    client: "Claude Code",
    where: "Run in a terminal, then type /mcp to sign in",
    line: `claude mcp add --transport http showrunner ${mcpUrl}`,
  },
  {
    id: "claude",
    client: "Claude on web and desktop",
    where: `Settings > Connectors > Add custom connector${mcpUrl.startsWith("https:") ? "" : " (requires a public HTTPS URL)"}`,
    line: mcpUrl,
  },
  {
    id: "cursor",
    client: "Cursor",
    where: "Add to ~/.cursor/mcp.json",
    line: JSON.stringify({ mcpServers: { showrunner: { url: mcpUrl } } }),
  },
  {
    id: "codex",
    client: "Codex",
    where: "Run in a terminal",
    line: `codex mcp add showrunner --url ${mcpUrl}`,
  },
];
