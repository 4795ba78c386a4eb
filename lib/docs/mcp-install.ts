export interface McpInstall {
  id: string;
  client: string;
  /** Where the text goes. */
  where: string;
  language: "bash" | "json";
  code: string;
}

const PLACEHOLDER = "YOUR_API_KEY";

const json = (value: unknown): string => JSON.stringify(value, null, 2);

/** How each client is told of the MCP server. `key` stands in the text where the client cannot read the environment. */
export function mcpInstalls(mcpUrl: string, key = PLACEHOLDER): McpInstall[] {
  const asked = `\${input:showrunner-key}`;
  const headers = { Authorization: `Bearer ${key}` };
  return [
    {
      id: "claude-code",
      client: "Claude Code",
      where: "Run once in your project.",
      language: "bash",
      code: `claude mcp add --transport http showrunner ${mcpUrl} \\\n  --header "Authorization: Bearer ${key}"`,
    },
    {
      id: "claude-desktop",
      client: "Claude Desktop",
      where:
        "Settings, Developer, Edit config: `claude_desktop_config.json`. It reaches the server through `mcp-remote`.",
      language: "json",
      code: json({
        mcpServers: {
          showrunner: {
            command: "npx",
            args: ["-y", "mcp-remote", mcpUrl, "--header", `Authorization:\${SHOWRUNNER_AUTH}`],
            env: { SHOWRUNNER_AUTH: headers.Authorization },
          },
        },
      }),
    },
    {
      id: "cursor",
      client: "Cursor",
      where: "`.cursor/mcp.json` in the project, or `~/.cursor/mcp.json` for all of them.",
      language: "json",
      code: json({ mcpServers: { showrunner: { url: mcpUrl, headers } } }),
    },
    {
      id: "vscode",
      client: "VS Code",
      where: "`.vscode/mcp.json` in the project. VS Code asks for the key once and keeps it.",
      language: "json",
      code: json({
        inputs: [
          { type: "promptString", id: "showrunner-key", description: "Showrunner API key", password: true },
        ],
        servers: {
          showrunner: {
            type: "http",
            url: mcpUrl,
            headers: { Authorization: `Bearer ${key === PLACEHOLDER ? asked : key}` },
          },
        },
      }),
    },
  ];
}
