export interface AgentLine {
  id: string;
  client: string;
  /** Where the line goes. */
  where: string;
  line: string;
}

/** One line for each of four agents; each opens this site once, where its person signs in and says what it may do. */
export const agentLines = (mcpUrl: string): AgentLine[] => [
  {
    id: "claude-code",
    client: "Claude Code",
    where: "In a terminal, then /mcp to sign in",
    line: `claude mcp add --transport http showrunner ${mcpUrl}`,
  },
  {
    id: "claude",
    client: "Claude, on the web and desktop",
    where: `Settings, Connectors, Add custom connector${mcpUrl.startsWith("https:") ? "" : " (needs a public https address)"}`,
    line: mcpUrl,
  },
  {
    id: "cursor",
    client: "Cursor",
    where: "In ~/.cursor/mcp.json",
    line: JSON.stringify({ mcpServers: { showrunner: { url: mcpUrl } } }),
  },
  {
    id: "codex",
    client: "Codex",
    where: "In a terminal",
    line: `codex mcp add showrunner --url ${mcpUrl}`,
  },
];
