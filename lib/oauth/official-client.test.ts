import {
  Client,
  type OAuthClientInformationFull,
  type OAuthClientProvider,
  type OAuthTokens,
  StreamableHTTPClientTransport,
  UnauthorizedError,
} from "@modelcontextprotocol/client";
import { afterAll, beforeAll, expect, it } from "vitest";
import { env } from "@/lib/platform/runtime/env";
import { startServer, type TestServer } from "@/test/support/http-server";
import { makePerson } from "@/test/support/person";

let server: TestServer;
let before: string;
beforeAll(async () => {
  server = await startServer();
  before = env().PUBLIC_URL;
  env().PUBLIC_URL = server.url;
});
afterAll(async () => {
  env().PUBLIC_URL = before;
  await server.stop();
});

const REDIRECT = "http://127.0.0.1:49152/callback";

/** The client state that a desktop app would store. */
class Memory implements OAuthClientProvider {
  asked: URL | undefined;
  private client: OAuthClientInformationFull | undefined;
  private held: OAuthTokens | undefined;
  private verifier = "";
  readonly redirectUrl = REDIRECT;
  readonly clientMetadata = { client_name: "Official client", redirect_uris: [REDIRECT] };
  clientInformation = () => this.client;
  saveClientInformation = (client: OAuthClientInformationFull) => {
    this.client = client;
  };
  tokens = () => this.held;
  saveTokens = (tokens: OAuthTokens) => {
    this.held = tokens;
  };
  redirectToAuthorization = (url: URL) => {
    this.asked = url;
  };
  saveCodeVerifier = (verifier: string) => {
    this.verifier = verifier;
  };
  codeVerifier = () => this.verifier;
}

it("signs in and calls a tool, starting from the server URL alone", async () => {
  const memory = new Memory();
  const address = new URL(`${server.url}/api/mcp`);
  const first = new StreamableHTTPClientTransport(address, { authProvider: memory });
  const client = new Client({ name: "official", version: "1" }, { versionNegotiation: { mode: "auto" } });
  await expect(client.connect(first)).rejects.toThrow(UnauthorizedError);

  const asked = memory.asked as URL;
  expect(asked.origin + asked.pathname).toBe(`${server.url}/oauth/authorize`);
  expect(Object.fromEntries(asked.searchParams)).toMatchObject({
    response_type: "code",
    code_challenge_method: "S256",
    redirect_uri: REDIRECT,
    resource: `${server.url}/api/mcp`,
  });

  const person = await makePerson();
  const approved = await person.call("POST", "/api/app/oauth/authorization", {
    ...Object.fromEntries(asked.searchParams),
    scopes: ["events:read", "events:write"],
  });
  expect(approved.status, approved.text).toBe(201);
  await first.finishAuth(new URL(approved.json.data.redirect_to).searchParams);

  const again = new Client({ name: "official", version: "1" }, { versionNegotiation: { mode: "auto" } });
  await again.connect(new StreamableHTTPClientTransport(address, { authProvider: memory }));
  const { tools } = await again.listTools();
  expect(tools.map(({ name }) => name)).toContain("create_showroom");
  const made = await again.callTool({
    name: "create_showroom",
    arguments: { title: "By a connected app", generate_show_plan: false },
  });
  expect(made.isError ?? false).toBe(false);
  await again.close();
});
