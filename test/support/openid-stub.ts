import { createHash, createPublicKey, createSign, generateKeyPairSync, randomBytes } from "node:crypto";
import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";

interface StubPerson {
  sub: string;
  email: string;
  verified: boolean;
  name?: string;
}

/** What the provider does wrong. */
export type Mischief =
  | "none"
  | "error_redirect"
  | "wrong_nonce"
  | "wrong_audience"
  | "wrong_issuer"
  | "wrong_state"
  | "wrong_key"
  | "no_signature"
  | "expired"
  | "code_refused"
  | "slow"
  | "garbage";

interface Grant {
  nonce: string | null;
  challenge: string | null;
  clientId: string;
}

export const STUB_CLIENT = { id: "stub-client", secret: "stub-secret" };
const KEY_ID = "stub";

/** A provider of OpenID Connect, and of GitHub's variant, on a local port: signs in the current `person`. */
export class OpenIdStub {
  person: StubPerson = { sub: "1", email: "ana@example.com", verified: true };
  mischief: Mischief = "none";
  private readonly keys = generateKeyPairSync("rsa", { modulusLength: 2048 });
  private readonly wrongKeys = generateKeyPairSync("rsa", { modulusLength: 2048 });
  private readonly grants = new Map<string, Grant>();

  private constructor(
    private readonly server: Server,
    readonly url: string,
  ) {}

  static async start(port = 0): Promise<OpenIdStub> {
    const server = createServer();
    await new Promise<void>((resolve) => server.listen(port, "127.0.0.1", resolve));
    const stub = new OpenIdStub(server, `http://127.0.0.1:${(server.address() as AddressInfo).port}`);
    server.on("request", (request, response) => void stub.serve(request, response));
    return stub;
  }

  stop(): void {
    this.server.closeAllConnections();
    this.server.close();
  }

  private async serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const url = new URL(request.url ?? "/", this.url);
    const isToken = url.pathname === "/token" || url.pathname === "/login/oauth/access_token";
    if (this.mischief === "slow" && isToken) return;
    const json = (status: number, body: unknown) => {
      response.writeHead(status, { "Content-Type": "application/json" }).end(JSON.stringify(body));
    };
    if (url.pathname === "/.well-known/openid-configuration") return json(200, this.discovery());
    if (url.pathname === "/jwks") return json(200, { keys: [this.publicKey()] });
    if (url.pathname === "/authorize" || url.pathname === "/login/oauth/authorize")
      return void response.writeHead(302, { Location: this.authorize(url.searchParams) }).end();
    if (isToken) {
      if (this.mischief === "garbage") return void response.writeHead(200).end("<html>");
      const form = new URLSearchParams(await bodyOf(request));
      const answer = this.token(form, request.headers.authorization, url.pathname === "/token");
      return json(answer ? 200 : 400, answer ?? { error: "invalid_grant" });
    }
    if (url.pathname === "/userinfo") return json(200, this.claims());
    const { sub, email, verified, name } = this.person;
    if (url.pathname === "/user") return json(200, { id: Number(sub), login: "stub", name, email });
    if (url.pathname === "/user/emails")
      return json(200, [
        { email: "other@example.com", primary: false, verified: true },
        { email, primary: true, verified },
      ]);
    json(404, {});
  }

  private discovery() {
    return {
      issuer: this.url,
      authorization_endpoint: `${this.url}/authorize`,
      token_endpoint: `${this.url}/token`,
      userinfo_endpoint: `${this.url}/userinfo`,
      jwks_uri: `${this.url}/jwks`,
      response_types_supported: ["code"],
      subject_types_supported: ["public"],
      id_token_signing_alg_values_supported: ["RS256"],
    };
  }

  private publicKey() {
    return {
      ...createPublicKey(this.keys.privateKey).export({ format: "jwk" }),
      kid: KEY_ID,
      use: "sig",
      alg: "RS256",
    };
  }

  /** Redirects the browser back without asking. */
  private authorize(query: URLSearchParams): string {
    const target = new URL(query.get("redirect_uri") ?? this.url);
    const state = this.mischief === "wrong_state" ? "someone-elses" : query.get("state");
    if (state) target.searchParams.set("state", state);
    if (this.mischief === "error_redirect") {
      target.searchParams.set("error", "access_denied");
      target.searchParams.set("error_description", "<script>alert(1)</script>");
      return target.href;
    }
    const code = randomBytes(16).toString("hex");
    this.grants.set(code, {
      nonce: query.get("nonce"),
      challenge: query.get("code_challenge"),
      clientId: query.get("client_id") ?? "",
    });
    target.searchParams.set("code", code);
    return target.href;
  }

  /** A code works once, for the client and the verifier it was issued for. */
  private token(form: URLSearchParams, authorization: string | undefined, openId: boolean) {
    const code = form.get("code") ?? "";
    const grant = this.grants.get(code);
    this.grants.delete(code);
    const verifier = form.get("code_verifier") ?? "";
    const challenge = createHash("sha256").update(verifier).digest("base64url");
    const basic = `Basic ${Buffer.from(`${STUB_CLIENT.id}:${STUB_CLIENT.secret}`).toString("base64")}`;
    if (!grant || grant.challenge !== challenge || authorization !== basic) return undefined;
    if (this.mischief === "code_refused") return undefined;
    return {
      access_token: randomBytes(16).toString("hex"),
      token_type: "Bearer",
      expires_in: 3600,
      ...(openId ? { id_token: this.idToken(grant) } : {}),
    };
  }

  private claims() {
    const { sub, email, verified, name } = this.person;
    return { sub, email, email_verified: verified, name };
  }

  private idToken({ nonce, clientId }: Grant): string {
    const now = Math.floor(Date.now() / 1000);
    const old = this.mischief === "expired" ? 7200 : 0;
    const payload = {
      ...this.claims(),
      iss: this.mischief === "wrong_issuer" ? "https://evil.example" : this.url,
      aud: this.mischief === "wrong_audience" ? "somebody-else" : clientId,
      nonce: this.mischief === "wrong_nonce" ? "another" : nonce,
      iat: now - old,
      exp: now - old + 3600,
    };
    const unsigned = this.mischief === "no_signature";
    const header = { alg: unsigned ? "none" : "RS256", kid: KEY_ID };
    const text = [header, payload]
      .map((part) => Buffer.from(JSON.stringify(part)).toString("base64url"))
      .join(".");
    if (unsigned) return `${text}.`;
    const { privateKey } = this.mischief === "wrong_key" ? this.wrongKeys : this.keys;
    return `${text}.${createSign("RSA-SHA256").update(text).sign(privateKey, "base64url")}`;
  }
}

async function bodyOf(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString();
}
