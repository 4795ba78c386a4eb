export interface McpInstall {
  id: string;
  client: string;
  /** Where to put the text. */
  where: string;
  language: "bash" | "json";
  code: string;
}

const PLACEHOLDER = "YOUR_API_KEY";

const json = (value: unknown): string => JSON.stringify(value, null, 2);

/**
 * How to add the MCP server to each client. `key` is written into the configuration if the client can't read the
 * environment; null leaves it out, for clients that discover OAuth from the URL and ask the person.
 */
export function mcpInstalls(mcpUrl: string, key: string | null = PLACEHOLDER): McpInstall[] {
  return [claudeCode(mcpUrl, key), claudeDesktop(mcpUrl, key), cursor(mcpUrl, key), vsCode(mcpUrl, key)];
}

type Key = string | null;

const bearer = (key: string): string => `Bearer ${key}`;

const claudeCode = (mcpUrl: string, key: Key): McpInstall => ({
  id: "claude-code",
  client: "Claude Code",
  where: key === null ? "Run once in your project, then `/mcp` to sign in." : "Run once in your project.",
  language: "bash",
  code: `claude mcp add --transport http showrunner ${mcpUrl}${
    key === null ? "" : ` \\\n  --header "Authorization: ${bearer(key)}"`
  }`,
});

const claudeDesktop = (mcpUrl: string, key: Key): McpInstall => ({
  id: "claude-desktop",
  client: "Claude Desktop",
  where: "Settings, Developer, Edit config: `claude_desktop_config.json`. Connects through `mcp-remote`.",
  language: "json",
  code: json({
    mcpServers: {
      showrunner: {
        command: "npx",
        args: [
          "-y",
          "mcp-remote",
          mcpUrl,
          ...(key === null ? [] : ["--header", `Authorization:\${SHOWRUNNER_AUTH}`]),
        ],
        ...(key === null ? {} : { env: { SHOWRUNNER_AUTH: bearer(key) } }),
      },
    },
  }),
});

const cursor = (mcpUrl: string, key: Key): McpInstall => ({
  id: "cursor",
  client: "Cursor",
  where: "`.cursor/mcp.json` in your project, or `~/.cursor/mcp.json` for all projects.",
  language: "json",
  code: json({
    mcpServers: {
      showrunner: { url: mcpUrl, ...(key === null ? {} : { headers: { Authorization: bearer(key) } }) },
    },
  }),
});

function vsCode(mcpUrl: string, key: Key): McpInstall {
  const base = { type: "http", url: mcpUrl };
  const asks = key === PLACEHOLDER;
  const inputs = [
    { type: "promptString", id: "showrunner-key", description: "Showrunner API key", password: true },
  ];
  const given = asks ? `\${input:showrunner-key}` : key;
  return {
    id: "vscode",
    client: "VS Code",
    where: `\`.vscode/mcp.json\` in your project.${asks ? " VS Code asks for the key once and stores it." : ""}`,
    language: "json",
    code: json({
      ...(asks ? { inputs } : {}),
      servers: {
        showrunner: given === null ? base : { ...base, headers: { Authorization: bearer(given) } },
      },
    }),
  };
}
