import { createHash, randomBytes } from "node:crypto";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import type { Page } from "@playwright/test";
import { freshAddress, signInByEmail } from "../support/accounts";
import { untilRefused } from "../support/api";
import { expect, expectAccessible, test } from "../support/test";
import { up } from "../up";

/** A desktop app that listens on this machine for the redirect. */
class DesktopApp {
  readonly verifier = randomBytes(32).toString("base64url");
  private readonly server: Server;
  private arrived: ((url: URL) => void) | undefined;
  readonly back = new Promise<URL>((resolve) => {
    this.arrived = resolve;
  });

  constructor() {
    this.server = createServer((request, response) => {
      response.setHeader("Content-Type", "text/html");
      response.end(
        '<!doctype html><html lang="en"><title>Back</title><link rel="icon" href="data:,"><p>You can close this page.</p>',
      );
      const url = new URL(request.url ?? "/", this.redirect);
      if (url.pathname === "/callback") this.arrived?.(url);
    });
  }

  listen = (): Promise<void> => new Promise((resolve) => this.server.listen(0, "127.0.0.1", resolve));
  stop = (): void => {
    this.server.closeAllConnections();
    this.server.close();
  };
  get redirect(): string {
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}/callback`;
  }

  /** Registers the app and builds the URL that it opens in the browser. */
  async ask(name: string): Promise<{ clientId: string; url: string }> {
    const answer = await fetch(`${up.base_url}/oauth/register`, {
      method: "POST",
      headers: { "Content-Type": "application/json" },
      body: JSON.stringify({ client_name: name, redirect_uris: ["http://127.0.0.1/callback"] }),
    });
    const { client_id: clientId } = await answer.json();
    const query = new URLSearchParams({
      client_id: clientId,
      redirect_uri: this.redirect,
      response_type: "code",
      code_challenge: createHash("sha256").update(this.verifier).digest("base64url"),
      code_challenge_method: "S256",
      state: "from-the-journey",
      resource: `${up.base_url}/api/mcp`,
    });
    return { clientId, url: `${up.base_url}/oauth/authorize?${query}` };
  }

  async exchange(clientId: string, code: string): Promise<{ access_token: string; scope: string }> {
    const answer = await fetch(`${up.base_url}/oauth/token`, {
      method: "POST",
      body: new URLSearchParams({
        grant_type: "authorization_code",
        client_id: clientId,
        code,
        redirect_uri: this.redirect,
        code_verifier: this.verifier,
      }),
    });
    return answer.json();
  }
}

const toolsOf = async (token: string): Promise<{ status: number; names: string[] }> => {
  const answer = await fetch(`${up.base_url}/api/mcp`, {
    method: "POST",
    headers: { Authorization: `Bearer ${token}`, "Content-Type": "application/json" },
    body: JSON.stringify({ jsonrpc: "2.0", id: 1, method: "tools/list", params: {} }),
  });
  const body = await answer.json();
  return {
    status: answer.status,
    names: (body.result?.tools ?? []).map(({ name }: { name: string }) => name),
  };
};

const box = (page: Page, name: RegExp) => page.getByRole("checkbox", { name });

test("a person connects an app without one of its scopes, and disconnects it", async ({
  person,
  complaints,
}) => {
  const app = new DesktopApp();
  await app.listen();
  complaints.expected.push(new RegExp(`foreign request: ${app.redirect.split("?")[0]}`));
  try {
    const name = `Desk agent ${Date.now()}`;
    const { clientId, url } = await app.ask(name);
    const page = await person();
    await signInByEmail(page, freshAddress("connect"), url);
    await expect(
      page.getByRole("heading", { name: `${name} wants to access Showrunner on your behalf` }),
    ).toBeVisible();
    await expectAccessible(page);
    await expect(box(page, /Create and change shows/)).toBeChecked();
    await expect(box(page, /Send email to registrations/)).not.toBeChecked();
    await expect(box(page, /Control a show/)).not.toBeChecked();
    await expect(box(page, /Secrets and personal links/)).not.toBeChecked();
    await box(page, /See registrations/).press("Space");
    await page.getByRole("button", { name: `Allow ${name}` }).press("Enter");
    const back = await app.back;
    expect(back.searchParams.get("state")).toBe("from-the-journey");
    await page.waitForURL((at) => at.origin === back.origin);

    const tokens = await app.exchange(clientId, back.searchParams.get("code") ?? "");
    const { names } = await toolsOf(tokens.access_token);
    expect(names).toContain("create_showroom");
    expect(names).not.toContain("search_registrations");
    expect(names).not.toContain("run_studio_command");

    await page.goto(`${up.base_url}/dashboard/test/agents`);
    await expectAccessible(page);
    await page.getByRole("button", { name: `Actions for ${name}` }).click();
    await page.getByRole("menuitem", { name: "Set cost cap" }).click();
    await page.getByLabel("Daily cost cap").fill("0.5");
    await page.getByRole("button", { name: "Save" }).click();
    await expect(page.getByRole("row", { name })).toContainText("up to $0.5");
    await page.getByRole("button", { name: `Actions for ${name}` }).click();
    await page.getByRole("menuitem", { name: "Disconnect" }).click();
    await page.getByRole("alertdialog").getByRole("button", { name: "Disconnect" }).click();
    await expect(page.getByText("App disconnected")).toBeVisible();
    await untilRefused(async () => (await toolsOf(tokens.access_token)).status);
  } finally {
    app.stop();
  }
});

test("a tampered authorization request shows an error and doesn't redirect", async ({ person }) => {
  const app = new DesktopApp();
  await app.listen();
  try {
    const { url } = await app.ask("Bent");
    const page = await person({ width: 390, height: 844, dark: true });
    await signInByEmail(page, freshAddress("bent"), url.replace("%2Fcallback", "%2Fevil"));
    await expect(page.getByRole("heading", { name: "Can’t connect this app" })).toBeVisible();
    await expectAccessible(page);
    expect(new URL(page.url()).origin).toBe(up.base_url);
    await page.goto(`${url}&redirect_uri=https%3A%2F%2Fevil.example`);
    await expect(page.getByText("more than once")).toBeVisible();
    await page.goto(url.replace("S256", "plain"));
    await expect(page.getByText("code_challenge")).toBeVisible();
  } finally {
    app.stop();
  }
});
